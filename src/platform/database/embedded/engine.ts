import { PGlite, type PGliteOptions } from "@electric-sql/pglite";

/**
 * PGlite starts with `-F` (no flushes) by default. `wal_sync_method=fsync` because its `fdatasync`
 * is an empty stub; 16 MB of shared buffers because the machine's own cache holds the files anyway.
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
    // `durable-files.ts` recognizes lines by their start.
    "log_line_prefix=",
  ].flatMap((setting) => ["-c", setting]),
];

export function startEngine(
  source: Pick<
    PGliteOptions,
    "fs" | "dataDir" | "loadDataDir" | "initDbStartParams" | "pgliteWasmModule"
  >,
): Promise<PGlite> {
  return PGlite.create({ ...source, startParams: [...startParameters] });
}

interface StackModule {
  ___stack_pointer: WebAssembly.Global;
}

/** PGlite leaks 1 kB of its stack at every SQL error and fails after 1,800 of them: it is restored. */
export function answerBytes(pglite: PGlite, bytes: Uint8Array, send: (bytes: Uint8Array) => void) {
  const { ___stack_pointer: stack } = pglite.Module as unknown as StackModule;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; ) {
    // The first message of a connection has no type byte in front of its length.
    const lengthAt = bytes[at] === 0 ? at : at + 1;
    const end = lengthAt + view.getUint32(lengthAt);
    const top: unknown = stack.value;
    // Synchronous: the promise only waits for the flush of other file systems.
    void pglite.execProtocolRawStream(bytes.subarray(at, end), {
      syncToFs: false,
      onRawData: send,
    });
    stack.value = top;
    at = end;
  }
}
