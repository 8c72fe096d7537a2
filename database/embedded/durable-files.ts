import { fdatasyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The part of Emscripten's file system that is replaced; not in PGlite's published types. */
interface FilesModule {
  FS: {
    filesystems: { NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } } };
  };
}

/**
 * PGlite's files on disk, with flushes that reach the disk. As shipped, Emscripten's NODEFS has no
 * fsync, so PostgreSQL believes a commit durable that is still in the machine's cache
 * (electric-sql/pglite issue 1107). This leans on internals: the version is pinned, and
 * `fsync.test.ts` proves that a commit is flushed before it is acknowledged.
 */
export class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      // Emscripten hands over the module that it builds; PGlite types it as the finished one.
      (module: unknown) => flushForReal(module as FilesModule),
    ];
    return { emscriptenOpts };
  }
}

function flushForReal(module: FilesModule) {
  module.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
    // Folders are opened without a descriptor of the machine's; there is nothing to flush by.
    if (stream.nfd !== undefined) fdatasyncSync(stream.nfd);
    return 0;
  };
}
