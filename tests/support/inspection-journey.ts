/** Journeys of inspections: a server with an inspection of sixty items, and people on both sides of it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "#database/open.ts";
import { createPasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import { addFacility } from "./facilities.ts";
import { addInspection } from "./inspections.ts";
import { test as journey } from "./journey.ts";
import { addPerson, type TestPerson } from "./people.ts";
import { type RunningServer, startServer } from "./server.ts";

export interface InspectionStage {
  facility: string;
  inspectionId: string;
  people: Record<"client" | "supervisor" | "colleague", TestPerson>;
}

interface InspectionServer extends RunningServer {
  stages: InspectionStage[];
}

const tasks = Array.from({ length: 10 }, (_, at) => `Task ${at + 1}`);

/** As many as the journeys of a worker can need, retries included. */
const stageCount = 8;

export const test = journey.extend<
  { stage: InspectionStage; isSmall: boolean },
  { inspected: InspectionServer }
>({
  inspected: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed here
    async ({}, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), "cleardawn-inspections-"));
      const stages = await prepare(dataDirectory);
      const server = await startServer({ dataDirectory, env: { TRUST_PROXY: "1" } });
      await use({ ...server, stages });
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ inspected }, use) => use(inspected.url),
  /** Of two items in one area, instead of ten in each of six. */
  isSmall: [false, { option: true }],
  stage: async ({ inspected, isSmall }, use) => {
    const index = inspected.stages.findIndex(
      ({ facility }) => facility.startsWith("Small") === isSmall,
    );
    const [stage] = inspected.stages.splice(index, 1);
    if (stage === undefined) throw new Error("no stage is left");
    await use(stage);
  },
});

async function prepare(dataDirectory: string): Promise<InspectionStage[]> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  const { db } = opened.database;
  const parameters = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
  const context = { db, passwords: await createPasswordHasher({ parameters }) };
  const stages: InspectionStage[] = [];
  for (let n = 0; n < stageCount; n++) {
    const isSmall = n % 2 === 1;
    const name = `${isSmall ? "Small" : "Tower"} ${n}`;
    const rooms = isSmall
      ? ["Lobby"]
      : ["Lobby", "Office", "Kitchen", "Restroom", "Stairs", "Ward"];
    const areas = rooms.map((room) => ({ name: room, floor: "1" }));
    const facility = await addFacility(context, { name, areas });
    const { clientId } = facility;
    const facilityIds = [facility.id];
    const supervisor = await addPerson(context, { role: "supervisor", facilityIds });
    const options = { inspectorId: supervisor.id, tasks: isSmall ? tasks.slice(0, 2) : tasks };
    stages.push({
      ...{ facility: name, inspectionId: await addInspection(context, facility, options) },
      people: {
        supervisor,
        client: await addPerson(context, { role: "client-administrator", clientId }),
        colleague: await addPerson(context, { role: "supervisor", facilityIds }),
      },
    });
  }
  await opened.database.close();
  return stages;
}
