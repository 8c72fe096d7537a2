/** Whoever may read an opportunity may read its floor plans. */
import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import type { Database } from "#platform/database/client.ts";
import { type FoundFile, foundFile } from "#platform/files/found-file.ts";
import { files } from "#platform/files/tables/files.ts";
import { isAmong, type NameReader } from "#platform/history/history-nouns.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { FloorPlanDrawing } from "./floor-plan-types.ts";
import { squareFeetOf } from "./measure/floor-area.ts";
import { floorPlans } from "./tables/floor-plans.ts";

const pictures = alias(files, "pictures");
const uploads = alias(files, "uploads");

const selectPlans = (db: Database) =>
  db
    .select({ plan: floorPlans, picture: pictures, document: uploads })
    .from(floorPlans)
    .leftJoin(pictures, and(eq(pictures.id, floorPlans.pictureId), eq(pictures.state, "stored")))
    .leftJoin(uploads, and(eq(uploads.id, floorPlans.documentId), eq(uploads.state, "stored")));

/** The order is that in which they were added. */
export async function listFloorPlans(db: Database, actor: Actor, opportunityId: string) {
  if (!may(actor, "opportunities.read")) return [];
  return selectPlans(db)
    .where(eq(floorPlans.opportunityId, opportunityId))
    .orderBy(asc(floorPlans.addedAt), asc(floorPlans.id));
}

export async function findFloorPlan(
  db: Database,
  actor: Actor,
  { opportunityId, id }: { opportunityId: string; id: string },
) {
  if (!may(actor, "opportunities.read")) return undefined;
  const [row] = await selectPlans(db).where(
    and(eq(floorPlans.id, id), eq(floorPlans.opportunityId, opportunityId)),
  );
  return row;
}

/** @returns undefined for one that is kept back until it was scanned */
export async function findPlanFile(
  db: Database,
  actor: Actor,
  address: { opportunityId: string; id: string },
  which: "picture" | "document",
): Promise<FoundFile | undefined> {
  const file = (await findFloorPlan(db, actor, address))?.[which];
  return file && !file.isHeld ? foundFile(file) : undefined;
}

/** Rooms that cannot be measured yet count as rooms without a size. */
export function totalOf({ rooms, scale }: FloorPlanDrawing) {
  const sizes = rooms.map(({ measure }) => squareFeetOf(measure, scale) ?? 0);
  return { rooms: rooms.length, squareFeet: sizes.reduce((sum, size) => sum + size, 0) };
}

/** The history calls a plan by the name of its opportunity and its own. */
export const readFloorPlanNames: NameReader = async (db, ids) => {
  const rows = await db
    .select({
      id: floorPlans.id,
      opportunityId: floorPlans.opportunityId,
      reference: opportunities.reference,
      name: floorPlans.name,
    })
    .from(floorPlans)
    .innerJoin(opportunities, eq(opportunities.id, floorPlans.opportunityId))
    .where(isAmong(floorPlans.id, ids));
  return rows.map(({ id, opportunityId, reference, name }) => [
    id,
    { name: `${reference}, ${name}`, opportunityId },
  ]);
};
