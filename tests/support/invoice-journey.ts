/** Journeys of invoices: a server with clients that are not billed yet, and people on both sides. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "#database/open.ts";
import { createPasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import { addFacility, addScope } from "./facilities.ts";
import { test as journey } from "./journey.ts";
import { addPerson, type TestPerson } from "./people.ts";
import { type RunningServer, startServer } from "./server.ts";

export interface InvoiceStage {
  clientId: string;
  facility: string;
  people: Record<"administrator" | "member" | "manager", TestPerson>;
}

interface InvoiceServer extends RunningServer {
  stages: InvoiceStage[];
}

/** As many as the journeys of a worker can need, retries included. */
const stageCount = 8;

export const test = journey.extend<{ stage: InvoiceStage }, { billing: InvoiceServer }>({
  billing: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed here
    async ({}, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), "cleardawn-invoices-"));
      const stages = await prepare(dataDirectory);
      const server = await startServer({ dataDirectory, env: { TRUST_PROXY: "1" } });
      await use({ ...server, stages });
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ billing }, use) => use(billing.url),
  stage: async ({ billing }, use) => {
    const stage = billing.stages.pop();
    if (stage === undefined) throw new Error("no stage is left");
    await use(stage);
  },
});

/** Each client has one facility, cleaned for $1,240.50 a month since 2020. */
async function prepare(dataDirectory: string): Promise<InvoiceStage[]> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  const { db } = opened.database;
  const parameters = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
  const context = { db, passwords: await createPasswordHasher({ parameters }) };
  const stages: InvoiceStage[] = [];
  for (let n = 0; n < stageCount; n++) {
    const name = `Lakeside Clinic ${n}`;
    const facility = await addFacility(context, { name, areas: [{}] });
    const areaId = facility.areaIds[0] ?? "";
    await addScope(context, facility, {
      lines: [{ areaId, task: "Vacuum", monthlyPriceCents: 124_050 }],
    });
    const { clientId } = facility;
    stages.push({
      ...{ clientId, facility: name },
      people: {
        administrator: await addPerson(context, { role: "client-administrator", clientId }),
        member: await addPerson(context, {
          ...{ role: "client-member", clientId, facilityIds: [facility.id] },
        }),
        manager: await addPerson(context, { clientIds: [clientId] }),
      },
    });
  }
  await opened.database.close();
  return stages;
}
