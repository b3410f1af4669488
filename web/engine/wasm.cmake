# SPDX-License-Identifier: MIT
# Debian's clang and wasi-libc, for the preset `wasm`.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_C_FLAGS_INIT "-Wno-unused-command-line-argument -nostdlibinc -isystem /usr/include/wasm32-wasi")
# CMake's trial builds are libraries: a program would need a main().
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
