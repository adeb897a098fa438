#!/bin/sh
# Builds the command as one small file for Linux, which needs no Swift installation where it runs.
#
#     Tools/static-command.sh plumbline
#
# Two thirds of what `--static-swift-stdlib` makes are symbols and ICU's data: locales, calendars, collation. The command
# prints the same numbers and texts everywhere and asks for none of them. So a table without entries takes their place,
# as ICU itself has it for programs that bring no data (icu4c/source/stubdata). Tables for unwinding, four megabytes, are
# left out too: nothing in it throws C++ exceptions. Functions with the same machine code are one, and the compiler is asked
# for small code: 1.3 MB less, for some 3 per cent more time. That accesses to a variable exclude each other is left to debug
# builds, and so to the tests: looking for it at run time takes 1.5 per cent. The file is linked for the address at which it
# runs: addresses that are made when it is loaded take a tenth of a check of one small document. (So they are the same in
# each run; who wants them at random takes the usual release build.) The C libraries are in it as well, where they are
# installed for that (libc6-dev, glibc-static): loading four shared ones takes a third of `--version`, and it then runs
# on systems with another C library or an older one.
#
# The live page's server brings FoundationNetworking, and that libcurl, of which a Swift installation has no static library.
# The server answers and asks nobody; so functions that end the program stand in libcurl's place.
set -eu
cd "$(dirname "$0")/.."
out=${1:-plumbline}
case $out in -*) echo "Usage: Tools/static-command.sh [FILE], by default plumbline" >&2; exit 2 ;; esac
scratch=${PLUMBLINE_SCRATCH:-.build/static}
libraries=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")/lib/swift_static/linux
mkdir -p "$scratch"

# The name tells the version: icudt76_dat.
symbol=$(nm "$libraries/lib_FoundationICU.a" 2>/dev/null | grep -o 'icudt[0-9]*_dat' | head -n 1)
[ -n "$symbol" ] || { echo "$libraries/lib_FoundationICU.a: holds no ICU data; the layout of the toolchain is another one." >&2; exit 1; }
cat > "$scratch/icu-data.c" <<EOF
// Header and table of contents of ICU's common data (udatamem.h, ucmndata.h), with no entries.
const struct {
  unsigned short headerSize;
  unsigned char magic[2];
  unsigned short infoSize, reserved;
  unsigned char isBigEndian, charsetFamily, sizeOfUChar, reservedByte;
  unsigned char dataFormat[4], formatVersion[4], dataVersion[4], padding[8];
  unsigned count, end[5];
} $symbol __attribute__((aligned(16))) = {
    32, {0xda, 0x27}, 20, 0, 0, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {0}, {0}, 0, {0}};
EOF
clang -c -O2 "$scratch/icu-data.c" -o "$scratch/icu-data.o"

mkdir -p "$scratch/no-curl"
nm "$libraries/lib_CFURLSessionInterface.a" 2>/dev/null | awk '$1 == "U" && $2 ~ /^curl_/ { print $2 }' | sort -u \
  | sed 's/.*/void &(void) { __builtin_trap(); }/' > "$scratch/no-curl/curl.c"
clang -c -O2 "$scratch/no-curl/curl.c" -o "$scratch/no-curl/curl.o"
rm -f "$scratch/no-curl/libcurl.a"
ar rcs "$scratch/no-curl/libcurl.a" "$scratch/no-curl/curl.o"
curl="-L$(readlink -f "$scratch/no-curl")"

swift build -c release --product plumbline --static-swift-stdlib --scratch-path "$scratch" -Xswiftc -Osize -Xswiftc -enforce-exclusivity=unchecked \
  -Xlinker "$curl"

# An addition to the linker's own layout, not one in its place: that is what INSERT says.
echo 'SECTIONS { /DISCARD/ : { *(.eh_frame) } } INSERT AFTER .text;' > "$scratch/no-unwinding.ld"

# Linked once more, with the table before the library that it stands for.
release=$(readlink -f "$scratch/release")
whole=-static-executable
if [ "$(clang -print-file-name=libc.a)" = libc.a ]; then
  echo "There is no libc.a here: the file will need the C libraries of the system that it runs on." >&2
  whole="-static-stdlib -Xclang-linker -no-pie"
fi
# shellcheck disable=SC2086
swiftc $whole -emit-executable -use-ld=lld -o "$out" \
  "@$release/plumbline.product/Objects.LinkFileList" "$scratch/icu-data.o" "$curl" \
  -Xlinker --defsym=main=PlumblineCommand_main -Xlinker --gc-sections -Xlinker --icf=all -Xlinker --strip-all \
  -Xlinker --no-export-dynamic -Xlinker --no-eh-frame-hdr -Xlinker -T"$scratch/no-unwinding.ld"
ls -l "$out"
