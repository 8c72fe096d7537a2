/** Inspections that are planned, and people on both sides of each. */
import { addFacility } from "../facilities.ts";
import { addInspection } from "../inspections.ts";
import { addPerson, type TestPerson } from "../people.ts";
import { type ScenarioContext, stages } from "./scenario.ts";

export interface InspectionStage {
  facility: string;
  inspectionId: string;
  people: Record<"client" | "supervisor" | "colleague", TestPerson>;
}

const tasks = Array.from({ length: 10 }, (_, at) => `Task ${at + 1}`);
const rooms = ["Lobby", "Office", "Kitchen", "Restroom", "Stairs", "Ward"];

/** Ten items in each of six areas. */
export const addInspectionStages = (context: ScenarioContext): Promise<InspectionStage[]> =>
  stages(10, (n) => addInspectionStage(context, `Tower ${n}`, rooms, tasks));

export const addSmallInspectionStages = (context: ScenarioContext): Promise<InspectionStage[]> =>
  stages(10, (n) => addSmallInspectionStage(context, `Small ${n}`));

/** The inspection has two items in one area. */
export const addSmallInspectionStage = (context: ScenarioContext, name: string) =>
  addInspectionStage(context, name, ["Lobby"], tasks.slice(0, 2));

async function addInspectionStage(
  context: ScenarioContext,
  name: string,
  rooms: readonly string[],
  tasks: readonly string[],
): Promise<InspectionStage> {
  const areas = rooms.map((room) => ({ name: room, floor: "1" }));
  const facility = await addFacility(context, { name, areas });
  const { clientId } = facility;
  const facilityIds = [facility.id];
  const supervisor = await addPerson(context, { role: "supervisor", facilityIds });
  return {
    facility: name,
    inspectionId: await addInspection(context, facility, { inspectorId: supervisor.id, tasks }),
    people: {
      supervisor,
      client: await addPerson(context, { role: "client-administrator", clientId }),
      colleague: await addPerson(context, { role: "supervisor", facilityIds }),
    },
  };
}
