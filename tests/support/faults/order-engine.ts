// `--import order-engine.ts?FILE`: the engine does what the file says at the next statement. `loop`: it
// never returns. `slow`: it takes a second more. `fail`: SQL errors for as long as the file says so.
import { readFileSync, rmSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = decodeURIComponent(new URL(import.meta.url).search.slice(1));
const counting = (until: string) =>
  `with recursive r as (select 1 as n union all select n + 1 from r where ${until}) select count(*) from r`;
const endless = counting("true");
const aSecond = counting("clock_timestamp() < now() + interval '1 second'");
/** Message types that start a statement: `Q` and `P`. */
const query = 0x51;
const parse = 0x50;

// Only the thread of the engine may load the engine.
if (!isMainThread) {
  const { PGlite } = await import("@electric-sql/pglite");
  const answer = PGlite.prototype.execProtocolRawStream;
  PGlite.prototype.execProtocolRawStream = function (message, options) {
    const begins = message[0] === query || message[0] === parse;
    const order = begins ? readOrder() : "";
    if (order === "loop") {
      rmSync(file);
      return answer.call(this, simpleQuery(endless), options);
    }
    if (order === "slow") {
      rmSync(file);
      answer.call(this, simpleQuery(aSecond), { syncToFs: false, onRawData: () => undefined });
    }
    if (order === "fail" && message[0] === parse)
      return answer.call(this, parseMessage("select 1/0"), options);
    return answer.call(this, message, options);
  };
}

function readOrder() {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** A protocol message: type, length of the rest including its own four bytes, content. */
function protocolMessage(type: string, content: Buffer) {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return new Uint8Array(Buffer.concat([head, content]));
}

const simpleQuery = (text: string) => protocolMessage("Q", Buffer.from(`${text}\0`));
const parseMessage = (text: string) => protocolMessage("P", Buffer.from(`\0${text}\0\0\0`));
