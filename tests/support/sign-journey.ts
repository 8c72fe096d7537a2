/** Journeys of signs: a server with clients whose facilities have areas, and no signs yet. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "#database/open.ts";
import { createPasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import { addFacility } from "./facilities.ts";
import { test as journey } from "./journey.ts";
import { addPerson, type TestPerson } from "./people.ts";
import { type RunningServer, startServer } from "./server.ts";

export interface SignStage {
  /** Name of the facility. */
  facility: string;
  /** Of its signs in the office. */
  officePath: string;
  portalPath: string;
  people: Record<"manager" | "client" | "member", TestPerson>;
}

interface SignServer extends RunningServer {
  stages: SignStage[];
}

/** As many as the journeys of a worker can need, retries included. */
const stageCount = 8;

export const test = journey.extend<{ stage: SignStage }, { signed: SignServer }>({
  signed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed here
    async ({}, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), "cleardawn-signs-"));
      const stages = await prepare(dataDirectory);
      const server = await startServer({ dataDirectory, env: { TRUST_PROXY: "1" } });
      await use({ ...server, stages });
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ signed }, use) => use(signed.url),
  stage: async ({ signed }, use) => {
    const stage = signed.stages.pop();
    if (stage === undefined) throw new Error("no stage is left");
    await use(stage);
  },
});

async function prepare(dataDirectory: string): Promise<SignStage[]> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  const { db } = opened.database;
  const parameters = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
  const context = { db, passwords: await createPasswordHasher({ parameters }) };
  const stages: SignStage[] = [];
  for (let n = 0; n < stageCount; n++) {
    const facility = `Clinic ${n}`;
    const areas = [
      { name: "Lobby", floor: "1" },
      { name: "Restroom 204", floor: "2" },
    ];
    const { id, clientId } = await addFacility(context, { name: facility, areas });
    const add = (role: TestPerson["role"]) =>
      addPerson(context, { role, clientId, clientIds: [clientId], facilityIds: [id] });
    stages.push({
      facility,
      officePath: `/office/clients/${clientId}/facilities/${id}/signs`,
      portalPath: `/client-portal/facilities/${id}/signs`,
      people: {
        manager: await add("account-manager"),
        client: await add("client-administrator"),
        member: await add("client-member"),
      },
    });
  }
  await opened.database.close();
  return stages;
}
