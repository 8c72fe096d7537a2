/** Journeys of visits: a server whose facility has a series, and people on both sides of it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "#database/open.ts";
import { createPasswordHasher } from "#domain/accounts/passwords/password-hash.ts";
import { makeAllVisits } from "#domain/schedules/make-visits.ts";
import { addFacility, addScope } from "./facilities.ts";
import { test as journey } from "./journey.ts";
import { addPerson, type TestPerson } from "./people.ts";
import { type RunningServer, startServer } from "./server.ts";
import { addSeries, addVisitBegun } from "./visits.ts";

/** A client with one facility, where a visit has begun and nobody has come, and those to come. */
export interface VisitStage {
  facility: string;
  siteCode: string;
  /** Of the visit that has begun. */
  visitId: string;
  people: Record<"client" | "manager" | "crew" | "supervisor", TestPerson>;
}

interface VisitServer extends RunningServer {
  stages: VisitStage[];
}

/** As many as the journeys of a worker can need, retries included. */
const stageCount = 20;

export const test = journey.extend<
  { stage: VisitStage; minutesAgo: number },
  { planned: VisitServer }
>({
  planned: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are needed here
    async ({}, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), "cleardawn-visits-"));
      const stages = await prepare(dataDirectory);
      const server = await startServer({ dataDirectory, env: { TRUST_PROXY: "1" } });
      await use({ ...server, stages });
      await server.stop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ planned }, use) => use(planned.url),
  minutesAgo: [10, { option: true }],
  stage: async ({ planned, minutesAgo }, use) => {
    // Even ones begin in time, the others were due long ago.
    const index = planned.stages.findIndex(({ facility }) =>
      facility.startsWith(minutesAgo > 60 ? "Missed" : "Clinic"),
    );
    const [stage] = planned.stages.splice(index, 1);
    if (stage === undefined) throw new Error("no stage is left");
    await use(stage);
  },
});

async function prepare(dataDirectory: string): Promise<VisitStage[]> {
  const log = pino({ level: "silent" });
  const opened = await openDatabase({ dataDirectory, databaseUrl: undefined, log });
  if (!opened.ok) throw new Error(opened.message);
  const { db } = opened.database;
  const parameters = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const;
  const context = { db, passwords: await createPasswordHasher({ parameters }) };
  const stages: VisitStage[] = [];
  for (let n = 0; n < stageCount; n++) {
    const isLate = n % 2 === 1;
    const name = `${isLate ? "Missed" : "Clinic"} ${n}`;
    const siteCode = "7KR-4M2W";
    const facility = await addFacility(context, {
      ...{ name, siteCode, holidayRule: "keep" },
      areas: [
        { name: "Lobby", floor: "1" },
        { name: "Exam room 204", floor: "2" },
      ],
    });
    const [lobby = "", exam = ""] = facility.areaIds;
    await addScope(context, facility, {
      lines: [
        { areaId: lobby, task: "Vacuum carpet", times: 7 },
        { areaId: lobby, task: "Empty trash", times: 7 },
        { areaId: exam, task: "Disinfect surfaces", times: 7 },
      ],
    });
    const place = { facilityId: facility.id, clientId: facility.clientId };
    const seriesId = await addSeries(context, place);
    const visitId = await addVisitBegun(context, place, isLate ? 75 : 10, { seriesId });
    const { clientId } = facility;
    const facilityIds = [facility.id];
    stages.push({
      ...{ facility: name, siteCode, visitId },
      people: {
        client: await addPerson(context, { role: "client-administrator", clientId }),
        manager: await addPerson(context, { role: "account-manager", clientIds: [clientId] }),
        supervisor: await addPerson(context, { role: "supervisor", facilityIds }),
        crew: await addPerson(context, { role: "crew-lead", facilityIds }),
      },
    });
  }
  await makeAllVisits(db, new Date());
  await opened.database.close();
  return stages;
}
