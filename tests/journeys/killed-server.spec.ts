/** What the product has acknowledged over HTTP is there after the process was killed. */
import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { postForms } from "../support/faults/posted-forms.ts";
import { expect, test } from "../support/journey.ts";
import { startServer } from "../support/server.ts";
import { storedLeads } from "../support/stored-leads.ts";

const rounds = 3;

/** Posts until the server is killed in the middle of it. @returns the acknowledged references */
async function postUntilKilled(env: Record<string, string>, dataDirectory?: string) {
  const server = await startServer({
    env: { ...env, TRUST_PROXY: "1" },
    ...(dataDirectory !== undefined && { dataDirectory }),
  });
  const forms = postForms(server.url, 16);
  await forms.nextAccepted();
  await setTimeout(Math.random() * 1_500);
  await server.kill();
  await forms.stop();
  return { acknowledged: forms.acknowledged, dataDirectory: server.dataDirectory };
}

test("on the embedded database every acknowledged request survives kill -9", async () => {
  const acknowledged: string[] = [];
  let folder: string | undefined;
  for (let round = 0; round < rounds; round++) {
    const killed = await postUntilKilled({}, folder);
    folder = killed.dataDirectory;
    acknowledged.push(...killed.acknowledged);
  }
  expect(acknowledged.length).toBeGreaterThan(rounds);
  const stored = await storedLeads(folder ?? "");
  const references = new Set(stored.map(({ reference }) => reference));
  expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([]);
});

test("on PostgreSQL every acknowledged request survives kill -9", async ({ newDatabase }) => {
  const databaseUrl = await newDatabase();
  const client = new Client({ connectionString: databaseUrl });
  try {
    const acknowledged: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const killed = await postUntilKilled({ DATABASE_URL: databaseUrl });
      acknowledged.push(...killed.acknowledged);
    }
    expect(acknowledged.length).toBeGreaterThan(rounds);
    await client.connect();
    const { rows } = await client.query<{ reference: string }>("select reference from leads");
    const references = new Set(rows.map(({ reference }) => reference));
    expect(acknowledged.filter((reference) => !references.has(reference))).toEqual([]);
  } finally {
    await client.end();
  }
});
