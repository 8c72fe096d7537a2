import { newId } from "#platform/database/new-id.ts";
import type { ExampleRecords } from "#tests/support/example-records.ts";
import { addOpportunity } from "#tests/support/opportunities.ts";
import { attachToPlan } from "./floor-plan-commands.server.ts";
import { emptyDrawing } from "./floor-plan-types.ts";
import { floorPlans } from "./tables/floor-plans.ts";

export const exampleRecords: ExampleRecords = {
  isOfNoClient: true,
  /** Its pages begin with the address of its opportunity. */
  add: async ({ context: { db }, administrator, word, sendFile }) => {
    const opportunity = await addOpportunity(db);
    const [plan, pictureId] = [newId(), await sendFile()];
    await db.transaction(async (tx) => {
      await tx.insert(floorPlans).values({
        id: plan,
        opportunityId: opportunity,
        name: `${word} floor`,
        pictureId,
        drawing: emptyDrawing,
        addedBy: administrator.accountId,
      });
      await attachToPlan(tx, plan, [pictureId]);
    });
    return { opportunity, plan };
  },
  letIn: { "office/pipeline/:id/floor-plan/:planId/file": ["administrator", "account-manager"] },
};
