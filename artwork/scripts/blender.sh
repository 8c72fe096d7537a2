#!/usr/bin/env bash
# Blender inside its Debian folder; its arguments are Blender's. The workshop's work/, out/ and tex/
# are mounted at /art in there, and each call gets a copy of the kit and the scenes of its own.
set -euo pipefail
export ART_WORKSHOP="${ART_WORKSHOP:-$HOME/.cache/artwork}"
artwork="$(cd "$(dirname "$0")/.." && pwd)"
debian="$ART_WORKSHOP/trixie"
for folder in work out tex; do
  mkdir -p "$debian/art/$folder"
  mountpoint -q "$debian/art/$folder" || mount --bind "$ART_WORKSHOP/$folder" "$debian/art/$folder"
done
mountpoint -q "$debian/proc" || mount -t proc proc "$debian/proc"

copy="$(mktemp -d --tmpdir="$debian/art")"
trap 'rm -rf "$copy"' EXIT
cp -r "$artwork/kit" "$artwork/scenes" "$artwork/scripts" "$copy"
inside="/art/${copy##*/}"
chroot "$debian" env HOME=/tmp PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$inside" \
  blender --background --python-use-system-env --python-expr \
  "import sys; sys.path.insert(0, '$inside')" --python "$inside/$1" -- "${@:2}"
