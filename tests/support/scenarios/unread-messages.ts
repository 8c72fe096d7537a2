/** A manager has written to a client eleven minutes ago, and nobody has read it. */
import { inArray } from "drizzle-orm";
import { accounts } from "#features/schema.ts";
import { dayMs } from "#platform/format/durations.ts";
import { actorOf, addClient, addPerson, type TestPerson } from "../people.ts";
import { addThread, age } from "../threads.ts";
import { type ScenarioContext, stages } from "./scenario.ts";

export interface UnreadMessageStage {
  people: Record<"client" | "manager", TestPerson>;
}

export const addUnreadMessageStages = (context: ScenarioContext): Promise<UnreadMessageStage[]> =>
  stages(2, async () => {
    const { id: clientId, facilityIds } = await addClient(context, 1);
    const client = await addPerson(context, { role: "client-administrator", clientId });
    const manager = await addPerson(context, { clientIds: [clientId] });
    // Nobody is told of what was written before the own account.
    await context.db
      .update(accounts)
      .set({ createdAt: new Date(Date.now() - dayMs) })
      .where(inArray(accounts.id, [client.id, manager.id]));
    const thread = await addThread(context, actorOf(manager), facilityIds[0] ?? "");
    await age(context, thread, 11);
    return { people: { client, manager } };
  });
