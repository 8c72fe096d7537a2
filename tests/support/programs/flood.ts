// `flood.ts PORT OPTIONS` prints results as JSON every 200 ms. A separate process, so that it does not
// slow down the measuring one.
import { connect } from "node:net";
import type { FloodOptions, FloodProgress } from "../flood.ts";

const [, , port = "", options = "{}"] = process.argv;
const { connections, text, times, reads, everyMs }: FloodOptions = JSON.parse(options);
const progress: FloodProgress = { opened: 0, closed: 0, statuses: {} };

for (let n = 0; n < connections; n++) {
  const socket = connect(Number(port), "127.0.0.1");
  let dripping: NodeJS.Timeout | undefined;
  socket.on("connect", () => {
    progress.opened++;
    socket.write(text.repeat(times));
    if (everyMs) dripping = setInterval(() => socket.write("x"), everyMs);
  });
  socket.on("error", () => undefined);
  socket.on("close", () => {
    progress.closed++;
    clearInterval(dripping);
  });
  if (!reads) socket.pause();
  socket.on("data", (piece) => {
    for (const [, status = ""] of piece.toString("latin1").matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
      progress.statuses[status] = (progress.statuses[status] ?? 0) + 1;
    }
  });
  if (n % 100 === 99) await new Promise((resolve) => setTimeout(resolve, 5));
}

setInterval(() => process.stdout.write(`${JSON.stringify(progress)}\n`), 200);
