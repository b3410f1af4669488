# SPDX-License-Identifier: MIT
"""Builds the library with CMake, as an archive, and the module of the package with the archive in it.

The sources of the library are in `library` (in an sdist) or two folders up (in the project).
"""
import pathlib
import subprocess

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist
from wheel.bdist_wheel import bdist_wheel

HERE = pathlib.Path(__file__).resolve().parent
LIBRARY = HERE / "library" if (HERE / "library").is_dir() else HERE.parent.parent
NEEDED = ["CMakeLists.txt", "VERSION", "LICENSE", "README.md", "NEWS.md", "src", "include", "cmake", "scripts/make-archive", "scripts/sudoku.pc.in"]


class Build(build_ext):
    def run(self):
        built = pathlib.Path(self.build_temp).resolve() / "library"
        configure = ["cmake", "-S", LIBRARY, "-B", built, "-D", "CMAKE_BUILD_TYPE=Release", "-D", "CMAKE_POSITION_INDEPENDENT_CODE=ON"]
        configure += [f"-DSUDOKU_{option}=OFF" for option in ("SHARED", "PROGRAMS", "INSTALL")]
        subprocess.run(configure, check=True)
        subprocess.run(["cmake", "--build", built, "--parallel"], check=True)
        for extension in self.extensions:
            extension.extra_objects.append(str(built / "libsudoku.a"))
        super().run()


class Sources(sdist):
    def make_release_tree(self, base_dir, files):
        super().make_release_tree(base_dir, files)
        for name in NEEDED:
            root = LIBRARY / name
            for file in sorted(root.rglob("*")) if root.is_dir() else [root]:
                target = pathlib.Path(base_dir) / "library" / file.relative_to(LIBRARY)
                if file.is_file():
                    target.parent.mkdir(parents=True, exist_ok=True)
                    self.copy_file(str(file), str(target))


class Wheel(bdist_wheel):
    def get_tag(self):
        _, _, platform = super().get_tag()
        return "cp311", "abi3", platform


setup(
    version=(LIBRARY / "VERSION").read_text().strip(),
    ext_modules=[Extension("sudoku._sudoku", ["sudoku/_sudoku.c"], include_dirs=[str(LIBRARY / "include")], py_limited_api=True, extra_compile_args=["-std=c11", "-O3"])],
    cmdclass={"build_ext": Build, "sdist": Sources, "bdist_wheel": Wheel},
)
