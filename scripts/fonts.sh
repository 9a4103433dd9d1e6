#!/bin/sh
# Cuts Nunito into the files that are shipped, so that a page loads the letters of its own language and few others:
#   scripts/fonts.sh FOLDER_OF_@fontsource-variable/nunito/files      (needs: pip install fonttools brotli)
# The ranges stand in web/styles/base.css too.
set -e
into=$(dirname "$0")/../src/ludopolis/web/fonts
cut() { pyftsubset "$1" --unicodes="$2" --flavor=woff2 --layout-features=kern,mark,mkmk,ccmp,locl,liga,tnum,lnum --output-file="$into/nunito-$3.woff2"; }
signs=U+0020-007E,U+00A0-00BF,U+00D7,U+00F7,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215
cut "$1/nunito-latin-wght-normal.woff2" $signs basic
cut "$1/nunito-latin-wght-normal.woff2" U+00C0-00D6,U+00D8-00F6,U+00F8-00FF,U+0131,U+0152-0153 western
cut "$1/nunito-latin-ext-wght-normal.woff2" U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B central
cut "$1/nunito-latin-ext-wght-normal.woff2" U+0180-0217,U+021C-02BA,U+1E00-1E9F,U+20A0-20AB,U+20AD-20C0 rare
cut "$1/nunito-cyrillic-wght-normal.woff2" U+0301,U+0401,U+0404,U+0406-0407,U+040E,U+0410-044F,U+0451,U+0454,U+0456-0457,U+045E,U+0490-0491,U+2116 cyrillic
cut "$1/nunito-cyrillic-wght-normal.woff2" U+0400,U+0402-0403,U+0405,U+0408-040D,U+040F,U+0450,U+0452-0453,U+0455,U+0458-045D,U+045F cyrillic-rare
