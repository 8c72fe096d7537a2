import { fdatasyncSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The part of Emscripten's file system that is replaced; not in PGlite's published types. */
interface FilesModule {
  FS: {
    filesystems: {
      NODEFS: {
        stream_ops: { fsync?: (stream: { nfd?: number }) => number };
        /** Turns an error of Node into one that PostgreSQL understands. */
        tryFSOperation(operation: () => void): void;
      };
    };
  };
}

/**
 * After such a line PGlite never answers again: it loops where PostgreSQL would end its process.
 * Values of a statement never stand at the start of a line: PostgreSQL indents what follows.
 */
const lastWords = /^(?:PANIC|FATAL): +(.*)/;

/**
 * PGlite's files on disk, with flushes that reach the disk. As shipped, Emscripten's NODEFS has no
 * fsync, so PostgreSQL believes a commit durable that is still in the machine's cache
 * (electric-sql/pglite issue 1107). This depends on internals: the version is pinned, and
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
