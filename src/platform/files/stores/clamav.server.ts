/** Asks clamd over the network (INSTREAM) whether content is malware. */
import { connect } from "node:net";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Scanner, ScanResult } from "./file-store.ts";

const usualPort = 3310;
const maxAnswerCharacters = 4_096;

export interface ScanLimits {
  /** Milliseconds without a byte in either direction. */
  silenceMs: number;
  wholeMs: number;
}

const usualLimits: ScanLimits = { silenceMs: 30_000, wholeMs: 120_000 };

/** @param url e.g. `tcp://clamav.internal:3310` */
export function openClamav(url: string, limits = usualLimits): Scanner {
  const { hostname, port } = new URL(url);
  const place = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || usualPort };
  return { scan: (content) => ask(place, content, limits) };
}

function ask(
  place: { host: string; port: number },
  content: Readable,
  { silenceMs, wholeMs }: ScanLimits,
): Promise<ScanResult> {
  const { promise, resolve } = Promise.withResolvers<ScanResult>();
  const socket = connect(place);
  const end = (result: ScanResult) => {
    clearTimeout(late);
    content.destroy();
    socket.destroy();
    // The first result stands.
    resolve(result);
  };
  const fail = (cause: string) => end({ state: "unavailable", cause });
  const late = setTimeout(() => fail("no answer in time"), wholeMs);
  socket.setTimeout(silenceMs, () => fail("no answer in time"));
  let answer = "";
  socket.setEncoding("latin1");
  socket.on("data", (text: string) => {
    answer += text;
    const length = answer.indexOf("\0");
    if (length >= 0) end(readVerdict(answer.slice(0, length)));
    else if (answer.length > maxAnswerCharacters) fail("an answer that is none");
  });
  socket.on("error", ({ message }) => fail(message));
  socket.on("close", () => fail("closed without an answer"));
  content.on("error", ({ message }) => fail(message));
  // It stays open for the answer. What fails here fails the socket or the content as well.
  pipeline(framed(content), socket, { end: false }).catch(() => undefined);
  return promise;
}

/** Each chunk behind its length; one of length nothing is the end. */
async function* framed(content: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from("zINSTREAM\0");
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    yield length;
    yield bytes;
  }
  yield Buffer.alloc(4);
}

/** Anything but the two verdicts is none, e.g. `INSTREAM size limit exceeded. ERROR`. */
function readVerdict(answer: string): ScanResult {
  if (answer === "stream: OK") return { state: "clean" };
  const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (signature !== undefined) return { state: "infected", signature };
  return { state: "undecided", cause: answer };
}
