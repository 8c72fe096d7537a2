/** Sign-ins a second, and what their hashes take from a page that is served at the same time. */
import { createDatabase } from "#tests/support/postgres-database.ts";
import { startTestServer } from "#tests/support/postgres-server.ts";
import { startServer } from "#tests/support/server.ts";
import { timeHomePage } from "./home-visitor.ts";
import { fillOffice, signInTo } from "./office-data.ts";
import { median, percentile, type Section, targetRow } from "./report.ts";

const rounds = 5;
const seconds = 4;
const crowd = 20;
/** A visitor's pace; without pauses the visitor alone would fill a core. */
const pauseMs = 10;

export async function measureSignIns(): Promise<Section> {
  const postgres = await startTestServer(true);
  const database = await createDatabase(postgres.url);
  const people = await fillOffice({ url: database.url }, { leads: 0, people: crowd });
  const server = await startServer({ env: { DATABASE_URL: database.url } });
  try {
    const cookies: string[] = [];
    for (const person of people) cookies.push(await signInTo(server.url, person));
    let signIns = 0;
    const signInUntil = async (isOver: () => boolean) =>
      void (await Promise.all(
        people.map(async (person, index) => {
          while (!isOver()) {
            cookies[index] = await signInTo(server.url, person, cookies[index]);
            signIns++;
          }
        }),
      ));
    const visit = () => timeHomePage({ url: server.url, forMs: seconds * 1_000, pauseMs });
    await visit();

    const quiet: number[][] = [];
    const busy: number[][] = [];
    const rates: number[] = [];
    for (let round = 0; round < rounds; round++) {
      quiet.push(await visit());
      signIns = 0;
      const started = performance.now();
      let isOver = false;
      const signing = signInUntil(() => isOver);
      busy.push(await visit());
      isOver = true;
      await signing;
      rates.push(signIns / ((performance.now() - started) / 1_000));
    }
    const p95 = (times: number[][]) => percentile(times.flat(), 0.95);
    const home = (what: string, ms: number) => ({ what, measured: `${ms.toFixed(2)} ms` });
    return {
      title: "Sign-ins",
      method: `${crowd} people, each in a familiar browser, sign in over HTTP on PostgreSQL again and again, all at once; meanwhile a visitor in a thread of its own asks for the home page every ${pauseMs} ms. ${rounds} rounds of ${seconds} s without and with them in turn, percentiles of all rounds. One core is left to everything but hashes.`,
      rows: [
        { what: `sign-ins, ${crowd} at once`, measured: `${median(rates).toFixed(1)}/s` },
        home("home page, p95, quiet", p95(quiet)),
        home(`home page, p95, during ${crowd} sign-ins at once`, p95(busy)),
        targetRow("ratio", p95(busy) / p95(quiet), "", { max: 2 }, 2),
      ],
    };
  } finally {
    await server.discard();
    await database.drop();
    await postgres.stop();
  }
}
