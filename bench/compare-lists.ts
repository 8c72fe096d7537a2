/** Whole pages over HTTP of one office with few records and of one with many, in turn. */
import { createDatabase } from "#tests/support/postgres-database.ts";
import { startTestServer } from "#tests/support/postgres-server.ts";
import { startServer } from "#tests/support/server.ts";
import { fillOffice, signInTo } from "./office-data.ts";
import { percentile, type Row, targetRow } from "./report.ts";
import { timeOf } from "./time-of.ts";

export const listRounds = 60;

interface Compared<Size> {
  few: Size;
  many: Size;
  /** The number of rows as a row of the report writes it, e.g. `1,000`. */
  fewName: string;
  manyName: string;
  /** Addresses by what they show. */
  lists: Readonly<Record<string, string>>;
  leadsOf: (size: Size) => number;
  /** Adds what the office has besides its leads, before its server starts. */
  fill?: (databaseUrl: string, size: Size) => Promise<void>;
}

/** Makes three rows for each list: the p95 of both and their ratio, which may be one and a half at most. */
export async function compareLists<Size>(compared: Compared<Size>): Promise<Row[]> {
  const { few, many, fewName, manyName, lists, leadsOf, fill } = compared;
  const postgres = await startTestServer(true);
  const ends: (() => Promise<unknown>)[] = [() => postgres.stop()];
  try {
    const offices: { url: string; cookie: string }[] = [];
    for (const size of [few, many]) {
      const database = await createDatabase(postgres.url);
      ends.push(() => database.drop());
      const office = { leads: leadsOf(size), people: 1 };
      const [person] = await fillOffice({ url: database.url }, office);
      if (person === undefined) throw new Error("nobody to sign in");
      await fill?.(database.url, size);
      const server = await startServer({ env: { DATABASE_URL: database.url } });
      ends.push(() => server.discard());
      offices.push({ url: server.url, cookie: await signInTo(server.url, person) });
    }
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(lists)) {
      const times = offices.map((): number[] => []);
      for (let round = -5; round < listRounds; round++)
        for (const [index, { url, cookie }] of offices.entries()) {
          const ms = await timeOf(url + path, { cookie, status: 200 });
          if (round >= 0) times[index]?.push(ms);
        }
      const [ofFew = Number.NaN, ofMany = Number.NaN] = times.map((ms) => percentile(ms, 0.95));
      rows.push(
        { what: `${what}: p95 of ${fewName}`, measured: `${ofFew.toFixed(1)} ms` },
        { what: `${what}: p95 of ${manyName}`, measured: `${ofMany.toFixed(1)} ms` },
        targetRow(`${what}: ratio`, ofMany / ofFew, "", { max: 1.5 }, 2),
      );
    }
    return rows;
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
