/** Makes what cannot be pulled: the file system of Debian that the images of Debian are made of. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { dayMs } from "#platform/format/durations.ts";
import { installCache, runProgram } from "./run-program.ts";

const release = "trixie";
const maxAgeMs = 14 * dayMs;

/** The image `debian:trixie-slim` leaves these out as well: downloads, manuals, other languages. */
const leftOut = ["usr/share/doc", "usr/share/man", "usr/share/info", "usr/share/locale"];
const emptied = [...leftOut, "var/cache/apt", "var/lib/apt/lists", "var/log"];

/** @returns an archive of Debian's smallest system, made once in two weeks */
export async function debianBase(): Promise<string> {
  const archive = join(installCache, `debian-${release}.tar`);
  if (existsSync(archive) && Date.now() - statSync(archive).mtimeMs < maxAgeMs) return archive;
  mkdirSync(installCache, { recursive: true });
  const work = mkdtempSync(join(installCache, "debootstrap-"));
  try {
    const root = join(work, "root");
    await runProgram("debootstrap", "debootstrap", ["--variant=minbase", release, root]);
    for (const folder of emptied)
      for (const name of readdirSync(join(root, folder)))
        rmSync(join(root, folder, name), { recursive: true });
    const rules = leftOut.map((folder) => `path-exclude /${folder}/*\n`);
    writeFileSync(join(root, "etc/dpkg/dpkg.cfg.d/slim"), rules.join(""));
    await runProgram("debian-tar", "tar", [
      "--create",
      `--file=${work}/tar`,
      `--directory=${root}`,
      ".",
    ]);
    renameSync(`${work}/tar`, archive);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return archive;
}

/** @param folder a new one, which becomes a machine to install on */
export async function unpackDebian(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const archive = await debianBase();
  await runProgram("debian-untar", "tar", [
    "--extract",
    `--file=${archive}`,
    `--directory=${folder}`,
  ]);
}
