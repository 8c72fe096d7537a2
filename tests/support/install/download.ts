import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { productFolder } from "../../../scripts/setup/program.mjs";

/** Lays the product's sources into a folder, as whoever downloads it has them. */
export function unpackDownload(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const list = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    {
      cwd: productFolder,
    },
  );
  const archive = execFileSync(
    "tar",
    ["--create", "--null", "--files-from=-", "--ignore-failed-read"],
    { cwd: productFolder, input: list, maxBuffer: 2 ** 30, stdio: ["pipe", "pipe", "ignore"] },
  );
  execFileSync("tar", ["--extract", "--no-same-owner", `--directory=${folder}`], {
    input: archive,
  });
}
