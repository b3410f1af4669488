# SPDX-License-Identifier: MIT
# `cpack` in the build folder: all of it in one archive, and in one .deb for machines where that is enough.  The packages in the manner of
# Debian - library, development files, programs - are those of scripts/debian.
set(CPACK_GENERATOR TGZ DEB)
set(CPACK_PACKAGE_NAME sudoku-suite) # Debian has packages sudoku and sudoku-solver
set(CPACK_PACKAGE_VENDOR "the sudoku developers")
set(CPACK_PACKAGE_CONTACT "the sudoku developers <developers@sudoku.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "solve, explain, rate and make Sudoku puzzles and their variants")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_THREADS 0)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONFLICTS "libsudoku1, libsudoku-dev")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
