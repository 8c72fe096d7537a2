import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";
import type { EngineRequest } from "./engine-messages.ts";

/** The `pg` driver's socket to a server: in fact the engine's thread. */
export class ThreadStream extends Duplex {
  readonly #thread: Worker;
  readonly #arrived: Uint8Array[] = [];

  constructor(thread: Worker) {
    super();
    this.#thread = thread;
  }

  /** Piece by piece: a large result must not block the event loop. */
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

  /** A copy, so that its buffer can be transferred to the thread. */
  #send(bytes: Uint8Array<ArrayBuffer>) {
    const message: EngineRequest = bytes;
    this.#thread.postMessage(message, [bytes.buffer]);
  }

  connect() {
    queueMicrotask(() => this.emit("connect"));
    return this;
  }
  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}
}
