/** Program of the engine's thread: gets what the `pg` driver writes to a server, posts the answers. */
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { DurableFiles } from "./durable-files.ts";
import { answerBytes, startEngine } from "./engine.ts";
import type { EngineReply, EngineRequest, EngineSource, ThreadData } from "./engine-messages.ts";

/** Results are posted in pieces of this size, so that no piece blocks the main thread for long. */
const pieceBytes = 64 * 1024;

if (parentPort === null) throw new Error("this program runs in a thread");
const port = parentPort;
const post = (message: EngineReply) => port.postMessage(message);

const { source, compiled }: ThreadData = workerData;
const program = compiled ?? (await compile());
const pglite = await startEngine({ ...(await files(source)), pgliteWasmModule: program });

async function compile() {
  const engine = import.meta.resolve("@electric-sql/pglite");
  return WebAssembly.compile(await readFile(new URL("pglite.wasm", engine)));
}

async function files(from: EngineSource) {
  // Posted at once: a dead engine often never returns to its thread's event loop.
  if ("folder" in from)
    return { fs: new DurableFiles(from.folder, (why) => post({ is: "dead", why })) };
  const packed = new Blob([await readFile(from.archive)], { type: "application/x-gzip" });
  return { dataDir: "memory://", loadDataDir: packed };
}

let pieces: Uint8Array[] = [];
let size = 0;

function collect(bytes: Uint8Array) {
  pieces.push(bytes.slice());
  size += bytes.length;
  if (size >= pieceBytes) flush();
}

function flush() {
  if (size === 0) return;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  pieces = [];
  size = 0;
  port.postMessage(whole, [whole.buffer]);
}

port.on("message", async (message: EngineRequest) => {
  if (message === "close") {
    await pglite.exec("checkpoint");
    await pglite.close();
    return post({ is: "closed" });
  }
  answerBytes(pglite, message, collect);
  flush();
});
post({ is: "ready", compiled: program });
