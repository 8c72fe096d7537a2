/** Loaded with `--import`: prints `fdatasync <file>` whenever the program flushes a file. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const flush = fs.fdatasyncSync;
fs.fdatasyncSync = (descriptor) => {
  flush(descriptor);
  fs.writeSync(1, `fdatasync ${fs.readlinkSync(`/proc/self/fd/${descriptor}`)}\n`);
};
syncBuiltinESMExports();
