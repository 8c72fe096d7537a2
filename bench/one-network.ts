/** An office behind one address, whose people and visitors ask for their pages at the same moment. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "#tests/support/server.ts";
import { fillOffice, signInTo } from "./office-data.ts";
import { median, type Row, type Section, targetRow } from "./report.ts";

const pages = 150;
const people = 10;
const rounds = 3;

export async function measureOneNetwork(): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), "bench-network-"));
  const staff = await fillOffice({ folder }, { leads: 1_000, people });
  const server = await startServer({ dataDirectory: folder });
  try {
    const cookies: string[] = [];
    for (const person of staff) cookies.push(await signInTo(server.url, person));
    const ask = (path: string, cookie: (at: number) => string) => async () => {
      const answers = Array.from({ length: pages }, async (_, at) => {
        const started = performance.now();
        const answer = await fetch(server.url + path, { headers: { Cookie: cookie(at) } });
        await answer.arrayBuffer();
        return { status: answer.status, ms: performance.now() - started };
      });
      return Promise.all(answers);
    };
    const visitors = ask("/search?q=floors", () => "");
    const office = ask("/office/leads", (at) => cookies[at % people] ?? "");
    return {
      title: "Pages of one network",
      method: `${pages} pages at once from one address on the embedded engine, without a session (the search) and of ${people} people who are signed in (a list of leads); medians of ${rounds}.`,
      rows: [
        ...(await rowsOf("visitors without a session", visitors)),
        ...(await rowsOf(`${people} people signed in`, office)),
      ],
    };
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

async function rowsOf(
  who: string,
  ask: () => Promise<{ status: number; ms: number }[]>,
): Promise<Row[]> {
  await ask();
  const answered: number[] = [];
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const answers = await ask();
    answered.push(answers.filter(({ status }) => status === 200).length);
    slowest.push(Math.max(...answers.map(({ ms }) => ms)));
  }
  return [
    targetRow(`${who}: answered`, Math.min(...answered), "", { min: pages }),
    { what: `${who}: slowest`, measured: `${median(slowest).toFixed(0)} ms` },
  ];
}
