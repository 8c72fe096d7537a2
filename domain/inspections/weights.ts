import { eq } from "drizzle-orm";
import type { AreaRow } from "#database/tables/areas.ts";
import { inspectionAreas, inspectionItems } from "#database/tables/inspections.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import {
  changeInspection,
  type InspectionContext,
  type InspectionResult,
} from "./change-inspection.ts";

export const mostWeight = 10;

const heavy: Partial<Record<AreaRow["type"], number>> = {
  // What occupants complain of first, and where hygiene is the point.
  ...{ restroom: 3, "locker-room": 2, kitchen: 2, cafeteria: 2, "exam-room": 3 },
  ...{ "patient-room": 3, "operating-room": 5, lobby: 2, "waiting-room": 2 },
};

/** Of an area among the others, before somebody changes it. */
export const usualWeight = (type: AreaRow["type"]): number => heavy[type] ?? 1;

/** Of areas and items, by their ids. Until it is begun: what has been rated keeps the weights under which it was. */
export const changeWeights = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  weights: ReadonlyMap<string, number>,
): Promise<InspectionResult<"begun">> =>
  changeInspection<"begun">(
    context,
    actor,
    { id, needs: "inspections.perform" },
    async (tx, { state }) => {
      if (state !== "planned") return { refused: "begun" };
      let changed = 0;
      for (const table of [inspectionAreas, inspectionItems])
        for (const row of await tx.select().from(table).where(eq(table.inspectionId, id))) {
          const weight = weights.get(row.id) ?? row.weight;
          if (weight === row.weight) continue;
          await tx.update(table).set({ weight }).where(eq(table.id, row.id));
          changed += 1;
        }
      return { kind: "weighted", details: { changed } };
    },
  );
