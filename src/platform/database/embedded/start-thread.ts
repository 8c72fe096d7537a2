import { Worker } from "node:worker_threads";
import { Client } from "pg";
import { errorMessage } from "../error-message.ts";
import type { EngineReply, EngineRequest, EngineSource, ThreadData } from "./engine-messages.ts";
import { EngineUnavailable } from "./engine-unavailable.ts";
import { ThreadStream } from "./thread-stream.ts";
import { within } from "./timeout.ts";

/** A start replays the last minutes' log: some seconds on a slow disk (milliseconds). */
const readyWithin = 60_000;
const closedWithin = 3_000;
/** PostgreSQL's own limit on nesting (54001) needs more than a thread's 4 MB: else it would crash. */
const stackSizeMb = 64;

export interface EngineThread {
  ready: Promise<void>;
  client: Client;
  /** Resolves with the reason when the engine has died by itself. */
  died: Promise<string>;
  /** Running statements fail with `why`. No file is written after. */
  terminate(why: Error): Promise<void>;
  /** Ends the engine in order if that takes seconds at most. */
  close(): Promise<void>;
}

/** Compiling is a large part of a start: the threads of a process share the compiled module. */
let compiled: WebAssembly.Module | undefined;

/** Nothing else may use the files until it has ended. @param prepare runs on each new connection */
export function startThread(
  source: EngineSource,
  prepare: (client: Client) => Promise<void>,
): EngineThread {
  const workerData: ThreadData = { source, compiled };
  const worker = new Worker(new URL("./engine-thread.ts", import.meta.url), {
    name: "database",
    workerData,
    resourceLimits: { stackSizeMb },
  });
  const stream = new ThreadStream(worker);
  const listening = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const died = Promise.withResolvers<string>();
  worker.on("message", (message: EngineReply) => {
    if (message instanceof Uint8Array) return stream.deliver(message);
    if (message.is === "dead") return died.resolve(message.why);
    if (message.is === "closed") return closed.resolve();
    compiled = message.compiled;
    listening.resolve();
  });
  worker.on("error", (error) => died.resolve(errorMessage(error)));
  worker.on("exit", () => died.resolve("its thread ended"));

  const client = new Client({
    stream: () => stream,
    user: "postgres",
    database: "postgres",
    ssl: false,
  });
  // Running statements fail by themselves; unhandled, the event would end the process.
  stream.on("error", () => undefined);
  // The driver accepts no statement after this event, even if the engine is well.
  client.on("error", (error) => died.resolve(errorMessage(error)));

  const death = died.promise.then((why) => Promise.reject(new Error(why)));
  const connected = listening.promise.then(async () => {
    await client.connect();
    await prepare(client);
  });
  const ready = Promise.race([connected, death]);

  const terminate = async (why: Error) => {
    stream.destroy(why);
    await worker.terminate();
  };
  return {
    ready: within(ready, readyWithin, () => new Error("it does not answer")),
    client,
    died: died.promise,
    terminate,
    async close() {
      const order: EngineRequest = "close";
      worker.postMessage(order);
      const ended = Promise.race([closed.promise, died.promise]);
      await within(ended, closedWithin, () => new Error("late")).catch(() => undefined);
      await terminate(new EngineUnavailable("closing", "The database is closed"));
    },
  };
}
