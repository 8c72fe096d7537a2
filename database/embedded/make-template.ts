/**
 * Run as a program of its own by `template.ts`: `make-template.ts FILE`. Creating a database takes
 * seconds and 700 MB, which the server's own process would keep.
 */
import { mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { packFolder } from "./archive.ts";
import { startEngine } from "./engine.ts";

const [, , file] = process.argv;
if (file === undefined) throw new Error("usage: make-template.ts FILE");

const work = await mkdtemp(join(dirname(file), "template-"));
try {
  const cluster = join(work, "cluster");
  const pglite = await startEngine({ fs: new NodeFS(cluster) });
  await pglite.exec("checkpoint");
  await pglite.close();
  const packed = join(work, "packed");
  await packFolder(cluster, packed);
  await rename(packed, file);
} finally {
  await rm(work, { recursive: true, force: true });
}
