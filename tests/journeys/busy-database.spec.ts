/** While a table is locked: each kind of address says when to come again, and none says that we are at fault. */
import { Client } from "pg";
import { expect, test } from "../support/journey.ts";
import { addClient, addPerson, password } from "../support/people.ts";
import { createDatabase } from "../support/postgres-database.ts";
import { startTestServer } from "../support/postgres-server.ts";
import { preparePostgres } from "../support/prepare-database.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { addOrder } from "../support/work-orders.ts";

const prepare = (databaseUrl: string) =>
  preparePostgres(databaseUrl, async (context) => {
    const { id: clientId, facilityIds } = await addClient(context, 1);
    const client = await addPerson(context, { role: "client-administrator", clientId });
    const staff = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
    const { id } = await addOrder(context, facilityIds[0] ?? "");
    return { order: id, client, staff };
  });

/** Locks as a migration or a dump by hand does. @returns unlocks it */
async function lock(url: string, table: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return () => client.end();
}

async function signIn({ url }: RunningServer, username: string): Promise<string> {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
}

test("pages, their data, exports and the programs' interface answer 503 with Retry-After", async () => {
  const postgres = await startTestServer();
  const database = await createDatabase(postgres.url);
  const { order, client, staff } = await prepare(database.url);
  const server = await startServer({ env: { DATABASE_URL: database.url } });
  try {
    const cookies = {
      client: await signIn(server, client.username),
      staff: await signIn(server, staff.username),
    };
    const ask = (who: keyof typeof cookies, path: string) =>
      fetch(server.url + path, { headers: { Cookie: cookies[who] }, redirect: "manual" });
    const requests: [keyof typeof cookies, string][] = [
      ["client", "/client-portal/work-orders"],
      ["client", "/client-portal/work-orders.data"],
      ["client", `/client-portal/work-orders/${order}`],
      ["client", "/client-portal/work-orders/export.csv"],
      ["client", "/api/portal/work-orders"],
      ["client", `/api/portal/work-orders/${order}`],
      ["staff", "/office/work-orders"],
      ["staff", "/office/work-orders.data"],
      ["staff", "/office/work-orders/export.csv"],
    ];
    const askAll = () => Promise.all(requests.map(([who, path]) => ask(who, path)));
    for (const [at, { status }] of (await askAll()).entries())
      expect(status, requests[at]?.[1]).toBe(200);

    // What the pages read, and what is read before any of them: whose session it is.
    for (const table of ["work_orders", "sessions"]) {
      const unlock = await lock(database.url, table);
      const answers = await askAll();
      await unlock();
      for (const [at, { status, headers }] of answers.entries()) {
        expect(status, `${table}: ${requests[at]?.[1]}`).toBe(503);
        expect(Number(headers.get("retry-after")), requests[at]?.[1]).toBeGreaterThan(0);
      }
    }
    await expect
      .poll(async () => (await askAll()).map(({ status }) => status))
      .toEqual(requests.map(() => 200));
  } finally {
    await server.discard();
    await database.drop();
    await postgres.stop();
  }
});
