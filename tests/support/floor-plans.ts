/** Floor plans in a test's database. */
import { saveFloorPlan } from "#features/floor-plans/floor-plan-commands.server.ts";
import { emptyDrawing } from "#features/floor-plans/floor-plan-types.ts";
import { floorPlans } from "#features/schema.ts";
import type { Database } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { files } from "#platform/files/tables/files.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Texts } from "#platform/records/merge-edit.ts";

/** A room of 20 by 15 feet, on a picture whose 100 pixels are 10 feet. */
export const tracedRoom: Texts = {
  "scale.line": "0,0 100,0",
  "scale.length": "10 ft",
  "room.one.name": "Lobby",
  "room.one.type": "lobby",
  "room.one.covering": "tile",
  "room.one.corners": "100,100 300,100 300,250 100,250",
};

/** The plan has a picture of 1,000 by 800 pixels, of which only the row is there. */
export async function addTestPlan(
  db: Database,
  actor: Actor,
  opportunityId: string,
  { name = "First floor", texts }: { name?: string; texts?: Texts } = {},
): Promise<string> {
  const [fileId, id] = [newId(), newId()];
  await db.insert(files).values({
    id: fileId,
    kind: "jpeg",
    name: "plan.jpg",
    bytes: 1,
    width: 1_000,
    height: 800,
    sha256: "0".repeat(64),
    sentSha256: "0".repeat(64),
    state: "stored",
    uploadedBy: actor.accountId,
  });
  const addedBy = actor.accountId;
  await db
    .insert(floorPlans)
    .values({ id, opportunityId, name, pictureId: fileId, drawing: emptyDrawing, addedBy });
  if (texts === undefined) return id;
  const saved = await saveFloorPlan({ db }, actor, { opportunityId, id }, texts);
  if (!saved.ok) throw new Error(`A floor plan was refused: ${saved.reason}`);
  return id;
}
