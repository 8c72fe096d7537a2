import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/**
 * PGlite starts with `-F` (no flushes) unless told otherwise. `wal_sync_method=fsync` because its
 * `fdatasync` is an empty stub; 16 MB of shared buffers because the process is budgeted 320 MB and
 * the machine's own cache holds the files anyway.
 */
const startParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...[
    "fsync=on",
    "wal_sync_method=fsync",
    "synchronous_commit=on",
    "full_page_writes=on",
    "shared_buffers=16MB",
    "min_wal_size=32MB",
    "max_wal_size=64MB",
    // `durable-files.ts` reads what is printed by how a line starts.
    "log_line_prefix=",
  ].flatMap((setting) => ["-c", setting]),
];

/** Starts PostgreSQL inside this thread, on the files or the archive that it is given. */
export function startEngine(
  source: Pick<
    PGliteOptions,
    "fs" | "dataDir" | "loadDataDir" | "initDbStartParams" | "pgliteWasmModule"
  >,
): Promise<PGlite> {
  return PGlite.create({ ...source, startParams: [...startParameters] });
}

/** Not in PGlite's published types. */
interface StackModule {
  ___stack_pointer: WebAssembly.Global;
}

/**
 * Gives PostgreSQL what a driver wrote, and `send` what it answers. Bytes passed to `send` are only
 * valid during the call.
 *
 * PGlite wants one message at a time. It leaves a kilobyte of its stack behind at every SQL error,
 * so that after some 1,800 of them every statement fails (54001): the stack is put back here.
 */
export function answerBytes(pglite: PGlite, bytes: Uint8Array, send: (bytes: Uint8Array) => void) {
  const { ___stack_pointer: stack } = pglite.Module as unknown as StackModule;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; ) {
    // The first message of a connection has no letter in front of its length.
    const lengthAt = bytes[at] === 0 ? at : at + 1;
    const end = lengthAt + view.getUint32(lengthAt);
    const top: unknown = stack.value;
    // All of it happens within the call; what would be awaited is the flush of other file systems.
    void pglite.execProtocolRawStream(bytes.subarray(at, end), {
      syncToFs: false,
      onRawData: send,
    });
    stack.value = top;
    at = end;
  }
}
