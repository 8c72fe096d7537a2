/** Journeys of the switcher and the command menu: a client with forty facilities, and people on both sides. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "#database/open.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { createPasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import { addFacility } from "./facilities.ts";
import { test as journey } from "./journey.ts";
import { addClient, addPerson, type TestPerson } from "./people.ts";
import { type RunningServer, startServer } from "./server.ts";
import { addThread } from "./threads.ts";
import { addOrder } from "./work-orders.ts";

export const longName =
  "Northwestern Lakeshore Outpatient Surgery and Rehabilitation Center, East Pavilion, Levels 2 to 4";

export interface MenuStage {
  /** Sees all forty; the member sees one. */
  people: Record<"client" | "member" | "manager", TestPerson>;
  /** Of the work order at the facility with the long name. */
  number: string;
}

export const test = journey.extend<{ stage: MenuStage }, { chosen: RunningServer & MenuStage }>({
  chosen: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed here
    async ({}, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), "cleardawn-menu-"));
      const stage = await prepare(dataDirectory);
      const server = await startServer({ dataDirectory, env: { TRUST_PROXY: "1" } });
      await use({ ...server, ...stage });
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ chosen }, use) => use(chosen.url),
  stage: async ({ chosen }, use) => use(chosen),
});

async function prepare(dataDirectory: string): Promise<MenuStage> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  const { db } = opened.database;
  const parameters = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
  const context = { db, passwords: await createPasswordHasher({ parameters }) };
  const { id: clientId } = await addClient(context);
  const { id } = await addFacility(context, { clientId, name: longName });
  for (let n = 1; n < 40; n++)
    await addFacility(context, { clientId, name: `Clinic ${String(n).padStart(2, "0")}` });
  const people = {
    client: await addPerson(context, { role: "client-administrator", clientId }),
    member: await addPerson(context, { role: "client-member", clientId, facilityIds: [id] }),
    manager: await addPerson(context, { role: "account-manager", clientIds: [clientId] }),
  };
  const manager: Actor = {
    ...{ accountId: people.manager.id, sessionId: "", role: "account-manager" },
    ...{ clientId: undefined, name: "Dana", needsSecondFactor: false },
  };
  const { number } = await addOrder(context, id, { text: "The revolving door squeaks" });
  await addThread(context, manager, id, { subject: "Revolving door", text: "We look at it." });
  await opened.database.close();
  return { people, number };
}
