// A separate program: creating a database takes 700 MB, which the server would not give back.
import { mkdtemp, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { packFolder } from "./archive.ts";
import { startEngine } from "./engine.ts";

const [, , file] = process.argv;
if (file === undefined) throw new Error("usage: make-template.ts FILE");

/** Segments of the write-ahead log of 4 MB instead of 16: they are created and backed up whole. */
const smallLog = ["--wal-segsize=4"];

const work = await mkdtemp(join(dirname(file), "template-"));
try {
  const cluster = join(work, "cluster");
  const pglite = await startEngine({ fs: new NodeFS(cluster), initDbStartParams: smallLog });
  // Templates for databases that are never made: two thirds of the files and of a start's time.
  await pglite.exec("update pg_database set datistemplate = false");
  for (const pattern of ["template0", "template1"]) await pglite.exec(`drop database ${pattern}`);
  await pglite.exec("vacuum");
  await pglite.exec("checkpoint");
  await pglite.close();
  const packed = join(work, "packed");
  await packFolder(cluster, packed);
  await rename(packed, file);
} finally {
  await rm(work, { recursive: true, force: true });
}
