#!/usr/bin/env bash
# Unmounts what blender.sh mounted; always before deleting the workshop.
export ART_WORKSHOP="${ART_WORKSHOP:-$HOME/.cache/artwork}"
for folder in art/work art/out art/tex proc; do
  if mountpoint -q "$ART_WORKSHOP/trixie/$folder"; then
    umount "$ART_WORKSHOP/trixie/$folder"
  fi
done
