/** While a table is locked: each kind of address says when to come again, and none says that we are at fault. */
import { Client } from "pg";
import { expect, it, onTestFinished } from "vitest";
import { createMigratedDatabase } from "../support/databases.ts";
import { addClient, addPerson, password } from "../support/people.ts";
import { preparePostgres } from "../support/prepare-database.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { addOrder } from "../support/work-orders.ts";

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

/** A server, and what its pages show. */
async function startSite() {
  const database = await createMigratedDatabase();
  onTestFinished(database.drop);
  const records = await preparePostgres(database.url, async (context) => {
    const { id: clientId, facilityIds } = await addClient(context, 1);
    const client = await addPerson(context, { role: "client-administrator", clientId });
    const staff = await addPerson(context, { role: "account-manager", clientIds: [clientId] });
    const { id } = await addOrder(context, facilityIds[0] ?? "");
    return { order: id, client, staff };
  });
  const server = await startServer({ env: { DATABASE_URL: database.url } });
  onTestFinished(server.discard);
  return { ...records, server, databaseUrl: database.url };
}

it("pages, their data, exports and the programs' interface answer 503 with Retry-After", async () => {
  const { order, client, staff, server, databaseUrl } = await startSite();
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
    const unlock = await lock(databaseUrl, table);
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

  // For anybody, without a session.
  const unlock = await lock(databaseUrl, "proposal_papers");
  const checked = await fetch(`${server.url}/check-proposal?sha256=${"a".repeat(64)}`);
  await unlock();
  expect(checked.status).toBe(503);
  expect(Number(checked.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await checked.text()).toContain("We can’t look it up right now.");
});
