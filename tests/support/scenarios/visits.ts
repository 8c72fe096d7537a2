/** Facilities with a series, whose visit of tonight has begun, and people on both sides. */
import { makeAllVisits } from "#features/visits/series/make-visits.server.ts";
import { addFacility, addScope } from "../facilities.ts";
import { addPerson, type TestPerson } from "../people.ts";
import { addSeries, addVisitBegun } from "../visits.ts";
import { type ScenarioContext, stages } from "./scenario.ts";

/** A client with one facility, where a visit has begun and nobody has come, and those to come. */
export interface VisitStage {
  facility: string;
  siteCode: string;
  /** The visit that has begun. */
  visitId: string;
  people: Record<"client" | "manager" | "crew" | "supervisor", TestPerson>;
}

/** Begun just now: within an hour, which is longer than all journeys take, none of them is missed. */
export const addVisitStages = (context: ScenarioContext): Promise<VisitStage[]> =>
  stages(20, (n) => addVisitStage(context, `Open clinic ${n}`, 1));

/** Due long ago: the server finds them missed in its first minute. */
export const addMissedVisitStages = (context: ScenarioContext): Promise<VisitStage[]> =>
  stages(3, (n) => addVisitStage(context, `Missed clinic ${n}`, 75));

export async function addVisitStage(
  context: ScenarioContext,
  name: string,
  minutesAgo: number,
): Promise<VisitStage> {
  const siteCode = "7KR-4M2W";
  const facility = await addFacility(context, {
    name,
    siteCode,
    holidayRule: "keep",
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
  const { clientId } = facility;
  const place = { facilityId: facility.id, clientId };
  const seriesId = await addSeries(context, place);
  const visitId = await addVisitBegun(context, place, minutesAgo, { seriesId });
  const facilityIds = [facility.id];
  return {
    facility: name,
    siteCode,
    visitId,
    people: {
      client: await addPerson(context, { role: "client-administrator", clientId }),
      manager: await addPerson(context, { role: "account-manager", clientIds: [clientId] }),
      supervisor: await addPerson(context, { role: "supervisor", facilityIds }),
      crew: await addPerson(context, { role: "crew-lead", facilityIds }),
    },
  };
}

/** The coming weeks of all series. */
export const addComingVisits = ({ db }: ScenarioContext) => makeAllVisits(db, new Date());
