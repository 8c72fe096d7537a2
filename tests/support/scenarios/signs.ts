/** Clients whose facilities have areas, and no signs yet. */
import { addFacility } from "../facilities.ts";
import { addPersonAt, type TestPerson } from "../people.ts";
import { type ScenarioContext, stages } from "./scenario.ts";

export interface SignStage {
  /** Name of the facility. */
  facility: string;
  /** Path of its signs in the office. */
  officePath: string;
  portalPath: string;
  people: Record<"manager" | "client" | "member", TestPerson>;
}

export const addSignStages = (context: ScenarioContext): Promise<SignStage[]> =>
  stages(10, (n) => addSignStage(context, `Signed clinic ${n}`));

export async function addSignStage(context: ScenarioContext, facility: string): Promise<SignStage> {
  const areas = [
    { name: "Lobby", floor: "1" },
    { name: "Restroom 204", floor: "2" },
  ];
  const { id, clientId } = await addFacility(context, { name: facility, areas });
  const add = (role: TestPerson["role"]) => addPersonAt(context, role, clientId, [id]);
  return {
    facility,
    officePath: `/office/clients/${clientId}/facilities/${id}/signs`,
    portalPath: `/client-portal/facilities/${id}/signs`,
    people: {
      manager: await add("account-manager"),
      client: await add("client-administrator"),
      member: await add("client-member"),
    },
  };
}
