#!/usr/bin/env bash
# queue.sh FOLDER: draws the scenes named by the files of a folder, one after another, in the order
# of the files' names (10-lobby before 20-office), for ever; `touch FOLDER/10-lobby` adds one. What
# such a file contains goes to draw.sh as options.
#
# Everything runs in the idle class. FOLDER.pid holds the process group: `kill -STOP -- -PID` halts
# it at once, `-CONT` goes on; no new scene starts while $ART_PAUSE (FOLDER.pause) exists; FOLDER.stop
# ends it.
set -uo pipefail
folder="${1%/}"
pause="${ART_PAUSE:-$folder.pause}"
here="$(cd "$(dirname "$0")" && pwd)"
mkdir -p "$folder"
if [ -z "${ART_QUEUE_LEADER:-}" ]; then
  ART_QUEUE_LEADER=1 exec setsid chrt --idle 0 "$0" "$folder"
fi
echo $$ >"$folder.pid"
while [ ! -e "$folder.stop" ]; do
  next="$(ls "$folder" | sort | head -1)"
  if [ -z "$next" ] || [ -e "$pause" ]; then
    sleep 3
    continue
  fi
  read -ra options <"$folder/$next"
  rm "$folder/$next"
  echo "$(date +%T) start ${next#*-}"
  "$here/draw.sh" "${next#*-}" ${options[@]+"${options[@]}"}
  echo "$(date +%T) end ${next#*-}"
done >>"$folder.log" 2>&1
