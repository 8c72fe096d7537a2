/**
 * Response times of pages while a few clients send thousands of requests without waiting for
 * responses.
 */
import { type FloodProgress, memoryOf, slowestPage, startFlood } from "#tests/support/flood.ts";
import { startServer } from "#tests/support/server.ts";
import { median, type Section, targetRow } from "./report.ts";

const rounds = 3;
const connections = 5;
const times = 2_000;
const seconds = 10;
const text = "GET /x HTTP/1.1\r\nHost: a\r\n\r\n";

export async function measurePipelining(): Promise<Section> {
  const server = await startServer();
  try {
    const quiet = await slowestPage(server.port, after(3));
    const before = memoryOf(server.pid).now;
    const worst: number[] = [];
    const answers: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const flood = startFlood(server.port, { connections, text, times, reads: true });
      worst.push((await slowestPage(server.port, after(seconds))).ms);
      answers.push(answered(flood.progress));
      await flood.stop();
    }
    return {
      title: "Pages under pipelined requests",
      method: `${connections} connections send ${times} times GET /x each (${Math.round((connections * times * text.length) / 1024)} KiB), a page that does not exist and is rendered each time; meanwhile the home page is requested on a new connection each time, for ${seconds} s; median of ${rounds} rounds. Memory is resident, at its highest.`,
      rows: [
        targetRow("worst page", median(worst), " ms", { max: 500 }),
        { what: "worst page without them", measured: `${quiet.ms.toFixed(0)} ms` },
        { what: "responses to them", measured: `${(median(answers) / seconds).toFixed(0)}/s` },
        { what: "memory before", measured: `${before.toFixed(0)} MB` },
        targetRow("memory", memoryOf(server.pid).most, " MB", { max: 400 }),
      ],
    };
  } finally {
    await server.discard();
  }
}

const answered = ({ statuses }: FloodProgress): number =>
  Object.values(statuses).reduce((sum, count) => sum + count, 0);

function after(duration: number): () => boolean {
  const end = performance.now() + duration * 1_000;
  return () => performance.now() > end;
}
