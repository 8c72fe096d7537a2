/** A client with forty facilities, and people on both sides. */
import { addFacility } from "../facilities.ts";
import { actorOf, addClient, addPerson, type TestPerson } from "../people.ts";
import { addThread } from "../threads.ts";
import { addOrder } from "../work-orders.ts";
import type { ScenarioContext } from "./scenario.ts";

export const longName =
  "Northwestern Lakeshore Outpatient Surgery and Rehabilitation Center, East Pavilion, Levels 2 to 4";

export interface MenuStage {
  /** Sees all forty; the member sees one. */
  people: Record<"client" | "member" | "manager", TestPerson>;
  /** Number of the work order at the facility with the long name. */
  number: string;
}

export async function addMenuStage(context: ScenarioContext): Promise<MenuStage> {
  const { id: clientId } = await addClient(context);
  const { id } = await addFacility(context, { clientId, name: longName });
  for (let n = 1; n < 40; n++)
    await addFacility(context, { clientId, name: `Clinic ${String(n).padStart(2, "0")}` });
  const people = {
    client: await addPerson(context, { role: "client-administrator", clientId }),
    member: await addPerson(context, { role: "client-member", clientId, facilityIds: [id] }),
    manager: await addPerson(context, { role: "account-manager", clientIds: [clientId] }),
  };
  const { number } = await addOrder(context, id, { text: "The revolving door squeaks" });
  await addThread(context, actorOf(people.manager), id, {
    subject: "Revolving door",
    text: "We look at it.",
  });
  return { people, number };
}
