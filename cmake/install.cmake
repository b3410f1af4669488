# SPDX-License-Identifier: MIT
# What `cmake --install` puts where, and the target `uninstall`.
include(CMakePackageConfigHelpers)

# ---- the library, for C, C++, CMake and pkg-config ----
install(FILES ${SUDOKU_HEADERS} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/sudoku)
if(SUDOKU_SHARED)
  install(TARGETS sudoku EXPORT sudoku-targets)
  install(EXPORT sudoku-targets NAMESPACE sudoku:: DESTINATION ${package})
endif()
if(SUDOKU_STATIC)
  install(FILES ${SUDOKU_ARCHIVE} DESTINATION ${CMAKE_INSTALL_LIBDIR})
  cmake_path(GET SUDOKU_ARCHIVE FILENAME SUDOKU_ARCHIVE_NAME)
endif()
configure_package_config_file(cmake/sudoku-config.cmake.in sudoku-config.cmake INSTALL_DESTINATION ${package}
  PATH_VARS CMAKE_INSTALL_INCLUDEDIR CMAKE_INSTALL_LIBDIR NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file(sudoku-config-version.cmake COMPATIBILITY SameMajorVersion)
install(FILES ${PROJECT_BINARY_DIR}/sudoku-config.cmake ${PROJECT_BINARY_DIR}/sudoku-config-version.cmake DESTINATION ${package})
file(RELATIVE_PATH PC_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
string(REGEX REPLACE "/$" "" PC_PREFIX ${PC_PREFIX})
configure_file(scripts/sudoku.pc.in sudoku.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/sudoku.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# ---- documents ----
install(FILES LICENSE README.md NEWS.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} PATTERN man EXCLUDE)
install(DIRECTORY examples DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES docs/man/libsudoku.3 DESTINATION ${CMAKE_INSTALL_MANDIR}/man3)
install(FILES docs/man/sudoku-formats.5 DESTINATION ${CMAKE_INSTALL_MANDIR}/man5)

# ---- the programs, with the pages that they print of themselves ----
# page PROGRAM FILE DESTINATION NAME HELP-OPTIONS...
function(page program file destination name)
  set(text ${PROJECT_BINARY_DIR}/pages/${file})
  add_custom_command(OUTPUT ${text} COMMAND ${program}_program help ${ARGN} > ${text} DEPENDS ${program}_program VERBATIM)
  set_property(GLOBAL APPEND PROPERTY SUDOKU_PAGES ${text})
  install(FILES ${text} DESTINATION ${destination} RENAME ${name})
endfunction()

if(SUDOKU_PROGRAMS)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/pages)
  set(own_pages ON)
  if(CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR)
    message(STATUS "no manual pages of the programs and no completions: the programs print them, but cannot run here")
    set(own_pages OFF)
  endif()
  foreach(name sudoku csp waltz)
    if(library STREQUAL "sudoku" AND NOT CMAKE_INSTALL_PREFIX STREQUAL "/usr")
      file(RELATIVE_PATH up /${CMAKE_INSTALL_BINDIR} /${CMAKE_INSTALL_LIBDIR})
      set_target_properties(${name}_program PROPERTIES INSTALL_RPATH "$ORIGIN/${up}") # found where the system does not look
    endif()
    install(TARGETS ${name}_program)
    if(own_pages)
      page(${name} ${name}.1 ${CMAKE_INSTALL_MANDIR}/man1 ${name}.1 --manual)
      page(${name} ${name}.bash ${CMAKE_INSTALL_DATADIR}/bash-completion/completions ${name} --completion bash)
      page(${name} ${name}.zsh ${CMAKE_INSTALL_DATADIR}/zsh/site-functions _${name} --completion zsh)
      page(${name} ${name}.fish ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d ${name}.fish --completion fish)
    endif()
  endforeach()
  get_property(pages GLOBAL PROPERTY SUDOKU_PAGES)
  add_custom_target(sudoku_pages ALL DEPENDS ${pages})
  # MiniZinc looks for solvers below share/minizinc; paths in the file are relative to it.
  configure_file(share/minizinc/csp.msc.in csp.msc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/csp.msc DESTINATION ${CMAKE_INSTALL_DATADIR}/minizinc/solvers)
  install(DIRECTORY share/minizinc/csp DESTINATION ${CMAKE_INSTALL_DATADIR}/minizinc)
endif()

if(PROJECT_IS_TOP_LEVEL)
  add_custom_target(uninstall COMMAND ${CMAKE_COMMAND} -P ${PROJECT_SOURCE_DIR}/cmake/uninstall.cmake VERBATIM)
endif()
