/** Lists of the office with 100,000 leads, compared with 1,000. */
import { createDatabase } from "#tests/support/postgres-database.ts";
import { startTestServer } from "#tests/support/postgres-server.ts";
import { startServer } from "#tests/support/server.ts";
import { commonWord, fillOffice, rareWord, signInTo } from "./office-data.ts";
import { percentile, type Row, type Section, targetRow } from "./report.ts";
import { timeOf } from "./time-of.ts";

const rounds = 60;
const sizes = [1_000, 100_000];

const lists: Record<string, string> = {
  "start page": "/office",
  "open, newest first": "/office/leads",
  "all, newest first": "/office/leads?state=all",
  "all, oldest first": "/office/leads?state=all&sort=oldest",
  "answered, assigned to nobody": "/office/leads?state=answered&assigned=nobody",
  "search for a rare word": `/office/leads?state=all&words=${rareWord}`,
  "search for a common word": `/office/leads?state=all&words=${commonWord}`,
  "search for two words, answered": `/office/leads?state=answered&words=${commonWord}+treatment`,
  "search for nothing that is there": "/office/leads?state=all&words=zzzzqqxx",
};

export async function measureOfficeLists(): Promise<Section> {
  const postgres = await startTestServer(true);
  const ends: (() => Promise<unknown>)[] = [() => postgres.stop()];
  try {
    const offices = [];
    for (const leads of sizes) {
      const database = await createDatabase(postgres.url);
      ends.push(() => database.drop());
      const [person] = await fillOffice({ url: database.url }, { leads, people: 1 });
      if (person === undefined) throw new Error("nobody to sign in");
      const server = await startServer({ env: { DATABASE_URL: database.url } });
      ends.push(() => server.discard());
      offices.push({ url: server.url, cookie: await signInTo(server.url, person) });
    }
    const rows: Row[] = [];
    for (const [what, path] of Object.entries(lists)) {
      const times = offices.map((): number[] => []);
      for (let round = -5; round < rounds; round++)
        for (const [index, { url, cookie }] of offices.entries()) {
          const ms = await timeOf(url + path, { cookie, status: 200 });
          if (round >= 0) times[index]?.push(ms);
        }
      const [few = Number.NaN, many = Number.NaN] = times.map((ms) => percentile(ms, 0.95));
      rows.push(
        { what: `${what}: p95 of 1,000`, measured: `${few.toFixed(1)} ms` },
        { what: `${what}: p95 of 100,000`, measured: `${many.toFixed(1)} ms` },
        targetRow(`${what}: ratio`, many / few, "", { max: 1.5 }, 2),
      );
    }
    return {
      title: "Office lists",
      method: `Whole pages over HTTP, signed in, with counts, filters and what waits in the rail, on PostgreSQL with 1,000 and with 100,000 leads, in turn; p95 of ${rounds}. Three of ten leads have the common word, five of all the rare one.`,
      rows,
    };
  } finally {
    for (const end of ends.toReversed()) await end();
  }
}
