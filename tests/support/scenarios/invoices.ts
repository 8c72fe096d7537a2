/** Clients that are not billed yet, with people on both sides. */
import { addFacility, addScope } from "../facilities.ts";
import { addPerson, type TestPerson } from "../people.ts";
import { type ScenarioContext, stages } from "./scenario.ts";

export interface InvoiceStage {
  clientId: string;
  facility: string;
  people: Record<"administrator" | "member" | "manager", TestPerson>;
}

export const addInvoiceStages = (context: ScenarioContext): Promise<InvoiceStage[]> =>
  stages(4, (n) => addInvoiceStage(context, `Lakeside Clinic ${n}`));

/** A client with one facility, cleaned for $1,240.50 a month since 2020. */
export async function addInvoiceStage(
  context: ScenarioContext,
  name: string,
): Promise<InvoiceStage> {
  const facility = await addFacility(context, { name, areas: [{}] });
  const areaId = facility.areaIds[0] ?? "";
  await addScope(context, facility, {
    lines: [{ areaId, task: "Vacuum", monthlyPriceCents: 124_050 }],
  });
  const { clientId } = facility;
  const facilityIds = [facility.id];
  return {
    clientId,
    facility: name,
    people: {
      administrator: await addPerson(context, { role: "client-administrator", clientId }),
      member: await addPerson(context, { role: "client-member", clientId, facilityIds }),
      manager: await addPerson(context, { clientIds: [clientId] }),
    },
  };
}
