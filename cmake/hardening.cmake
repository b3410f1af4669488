# SPDX-License-Identifier: MIT
# What Debian builds its packages with: overflows of buffers end the program instead of taking it over.  Flags that compiler or linker
# do not know are left out.  Windows has protections of its own.  With sanitizers, which find the same faults and more, and for web pages nothing is added.
include(CheckCCompilerFlag)
include(CheckLinkerFlag)
include(CheckPIESupported)

function(harden_compiler name flag)
  set(CMAKE_REQUIRED_FLAGS -Werror) # clang only warns of flags of other machines
  check_c_compiler_flag(${flag} ${name})
  if(${name})
    add_compile_options(${flag})
  endif()
endfunction()

function(harden_linker name flag)
  check_linker_flag(C ${flag} ${name})
  if(${name})
    add_link_options(${flag})
  endif()
endfunction()

macro(harden)
  harden_compiler(HAS_STACK_PROTECTOR -fstack-protector-strong)
  harden_compiler(HAS_STACK_CLASH -fstack-clash-protection)
  harden_compiler(HAS_CF_PROTECTION -fcf-protection)         # x86
  harden_compiler(HAS_BRANCH_PROTECTION -mbranch-protection=standard) # ARM
  add_compile_options(-Wformat -Werror=format-security)
  # Checks of buffers need optimization, and some compilers define a level of their own.
  add_compile_options($<$<CONFIG:Release>:-U_FORTIFY_SOURCE> $<$<CONFIG:Release>:-D_FORTIFY_SOURCE=2>)
  harden_linker(HAS_RELRO -Wl,-z,relro)
  harden_linker(HAS_NOW -Wl,-z,now)
  check_pie_supported(LANGUAGES C)
  set(CMAKE_POSITION_INDEPENDENT_CODE ON)
endmacro()
