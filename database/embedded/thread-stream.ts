import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";
import type { ToThread } from "./engine-messages.ts";

/** What the `pg` driver takes for a socket to a server: it leads to the thread of the engine. */
export class ThreadStream extends Duplex {
  readonly #thread: Worker;
  readonly #arrived: Uint8Array[] = [];

  constructor(thread: Worker) {
    super();
    this.#thread = thread;
  }

  /** Hands on what the thread posted, piece by piece: a large result must not hold the event loop. */
  deliver(bytes: Uint8Array): void {
    this.#arrived.push(bytes);
    if (this.#arrived.length === 1) this.#handOn(bytes);
  }

  #handOn({ buffer, byteOffset, byteLength }: Uint8Array) {
    if (this.destroyed) return;
    this.push(Buffer.from(buffer, byteOffset, byteLength));
    setImmediate(() => {
      this.#arrived.shift();
      const [next] = this.#arrived;
      if (next !== undefined) this.#handOn(next);
    });
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void) {
    this.#send(new Uint8Array(chunk));
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#send(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
    done();
  }

  /** The bytes are a copy of ours: they change threads without another. */
  #send(bytes: Uint8Array<ArrayBuffer>) {
    const message: ToThread = bytes;
    this.#thread.postMessage(message, [bytes.buffer]);
  }

  // What the driver asks of a socket, and a thread does without.
  connect() {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}
}
