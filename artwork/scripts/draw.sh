#!/usr/bin/env bash
# draw.sh SCENE [spp=16] [scale=1]: render, denoise and grade into $ART_WORKSHOP/out/SCENE.png.
# A draft, in about half a minute: draw.sh lobby spp=8 scale=.35 -> out/lobby-draft.png
set -euo pipefail
export ART_WORKSHOP="${ART_WORKSHOP:-$HOME/.cache/artwork}"
here="$(cd "$(dirname "$0")" && pwd)"
scene="$1"
name="$scene"
if [[ "$*" == *scale=* ]]; then name="$scene-draft"; fi
log="$ART_WORKSHOP/work/$name.log"
# Blender ends with 0 after a failed script too: what counts is the line that render() prints.
"$here/blender.sh" "scenes/$scene.py" "${@:2}" >"$log" 2>&1 || true
if ! grep "^RENDER" "$log"; then
  grep -E "Error|line " "$log" >&2
  exit 1
fi
"$ART_WORKSHOP/venv/bin/python" "$here/finish.py" "$name"
