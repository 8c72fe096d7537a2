import { closeSync, createReadStream, fsyncSync, openSync, readdirSync } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { packTar, type TarSource, unpackTar } from "modern-tar/fs";

/** Fails if the file exists; flushes the finished one and removes an unfinished one. */
export async function packFolder(
  content: string | TarSource[],
  file: string,
): Promise<{ bytes: number }> {
  const target = await open(file, "wx", 0o600);
  try {
    const packed = target.createWriteStream({ flush: true });
    await pipeline(packTar(content), createGzip({ level: 4 }), packed);
    return { bytes: packed.bytesWritten };
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
}

/** The folder must not exist yet. It is flushed, so that it may be renamed into place. */
export async function unpackArchive(file: string, folder: string): Promise<void> {
  await verify(file);
  await mkdir(folder, { mode: 0o700 });
  await pipeline(
    createReadStream(file),
    createGunzip(),
    unpackTar(folder, { dmode: 0o700, fmode: 0o600, maxDepth: 16, strict: true }),
  );
  flushFolder(folder);
}

/** Reads to the checksum at the end: the unpacker may hang forever when its source fails half-way. */
async function verify(file: string): Promise<void> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(createReadStream(file), createGunzip(), nowhere);
}

export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function flushFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    flush(join(entry.parentPath, entry.name));
  flush(folder);
}

/** A rename is durable only once the parent folder is flushed too. */
export function flush(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
