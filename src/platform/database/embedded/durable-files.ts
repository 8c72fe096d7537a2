import { fdatasyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface FilesModule {
  FS: {
    filesystems: {
      NODEFS: {
        stream_ops: { fsync?: (stream: { nfd?: number }) => number };
        tryFSOperation(operation: () => void): void;
      };
    };
  };
}

/** PGlite loops forever after these. A statement's values never start a line: they are indented. */
const lastWords = /^(?:PANIC|FATAL): +(.*)/;

/**
 * Emscripten's NODEFS has no fsync, so PostgreSQL takes a commit for durable that is only in the
 * machine's cache (electric-sql/pglite issue 1107). This depends on internals of the pinned version;
 * `fsync.test.ts` proves that a commit is flushed before it is acknowledged.
 */
export class DurableFiles extends NodeFS {
  readonly #onDeath: (why: string) => void;

  /** @param onDeath receives the reason when PostgreSQL has given up */
  constructor(folder: string, onDeath: (why: string) => void = () => undefined) {
    super(folder);
    this.#onDeath = onDeath;
  }

  override async init(pg: PGlite, options: Parameters<NodeFS["init"]>[1]) {
    const { emscriptenOpts } = await super.init(pg, options);
    emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      // Emscripten passes the module while it is being built; PGlite types it as the finished one.
      (module: unknown) => flushForReal(module as FilesModule),
    ];
    emscriptenOpts.printErr = (line: unknown) => {
      const [, why] = lastWords.exec(String(line)) ?? [];
      if (why !== undefined) this.#onDeath(why);
    };
    return { emscriptenOpts };
  }
}

function flushForReal(module: FilesModule) {
  const { NODEFS } = module.FS.filesystems;
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    // Folders are opened without a file descriptor; there is nothing to flush.
    if (nfd !== undefined) NODEFS.tryFSOperation(() => fdatasyncSync(nfd));
    return 0;
  };
}
