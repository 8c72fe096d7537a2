/** Work orders in a test's database, as if somebody had asked for them. */

import { eq } from "drizzle-orm";
import { facilities, workOrders } from "#features/schema.ts";
import { addWorkOrder, createWorkOrder } from "#features/work-orders/create-work-order.server.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { CommandContext } from "#platform/records/submission.ts";

type Sample = Partial<Parameters<typeof addWorkOrder>[1]> & { at?: Date };

/** Routine, by a client without a name, at this moment. */
export async function addOrder(
  { db }: Pick<AccountsContext, "db">,
  facilityId: string,
  { at, ...sample }: Sample = {},
): Promise<{ id: string; number: string }> {
  const [facility] = await db
    .select({ clientId: facilities.clientId })
    .from(facilities)
    .where(eq(facilities.id, facilityId));
  if (facility === undefined) throw new Error("no such facility");
  const { clientId } = facility;
  const added = await db.transaction((tx) =>
    addWorkOrder(
      tx,
      {
        clientId,
        facilityId,
        areaId: null,
        category: "spill",
        priority: "routine",
        text: "Coffee on the carpet",
        source: "client",
        askedBy: null,
        askedName: "Somebody",
        ...sample,
      },
      at && { at },
    ),
  );
  return { id: added.id, number: added.number };
}

/** Asks for a work order as a person does on the page. */
export async function askForOrder(context: CommandContext, actor: Actor, facilityId: string) {
  const made = await createWorkOrder(context, actor, {
    facilityId,
    areaId: undefined,
    category: "spill",
    priority: "routine",
    text: "Coffee on the carpet",
  });
  if (!made.ok) throw new Error(made.reason);
  return made;
}

/** For crew leads, who see what they are to do alone. @returns its id */
export async function addAssignedOrder(
  context: Pick<AccountsContext, "db">,
  facilityId: string,
  assignedTo: string,
  sample: Sample = {},
): Promise<string> {
  const { id } = await addOrder(context, facilityId, sample);
  const columns = { assignedTo, state: "assigned" } as const;
  await context.db.update(workOrders).set(columns).where(eq(workOrders.id, id));
  return id;
}

export async function orderRow({ db }: Pick<AccountsContext, "db">, id: string) {
  const [row] = await db.select().from(workOrders).where(eq(workOrders.id, id));
  if (row === undefined) throw new Error("no such work order");
  return row;
}
