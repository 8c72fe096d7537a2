/** Rooms of a floor plan become areas of the survey: the only place that knows where they go. */
import { and, eq, inArray, sql } from "drizzle-orm";
import {
  type AddAreasProblem,
  addIdentifiedAreas,
} from "#features/walk-through-surveys/add-survey-areas.server.ts";
import type { SurveyContext } from "#features/walk-through-surveys/change-survey.server.ts";
import { surveyAreaTexts, surveyIdOf } from "#features/walk-through-surveys/survey-area.ts";
import { editSurveyArea } from "#features/walk-through-surveys/survey-commands.server.ts";
import {
  surveyAreas,
  walkThroughSurveys,
} from "#features/walk-through-surveys/tables/walk-through-surveys.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { cutText } from "#platform/format/cut-text.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import { changeFloorPlan, type FloorPlanProblem } from "./floor-plan-commands.server.ts";
import type { FloorPlanDrawing, FloorPlanRoom } from "./floor-plan-types.ts";
import { squareFeetOf } from "./measure/floor-area.ts";
import { type FloorPlanRow, floorPlans } from "./tables/floor-plans.ts";

export type RoomAreasProblem =
  | FloorPlanProblem
  /** None of the ids is a room, or none of the rooms has a size. */
  | "no-rooms"
  | "too-many-areas";

interface PlanAddress {
  opportunityId: string;
  id: string;
}

/**
 * The chosen rooms that have a size. One that is an area already brings its new measure along, unless
 * somebody has changed the area's by hand; chosen twice, it is one area.
 */
export const addRoomsAsAreas = (
  { db }: SurveyContext,
  actor: Actor,
  address: PlanAddress,
  roomIds: readonly string[],
): Promise<ChangeResult<RoomAreasProblem>> =>
  changeFloorPlan<RoomAreasProblem>({ db }, actor, address, async (tx, plan) => {
    const { drawing } = plan;
    const rooms = await Promise.all(
      drawing.rooms
        .filter(({ id }) => roomIds.includes(id))
        .map(async (room) => ({
          room,
          areaId: await areaIdOf(plan, room),
          squareFeet: squareFeetOf(room.measure, drawing.scale) ?? 0,
        })),
    );
    const sized = rooms.filter(({ squareFeet }) => squareFeet > 0);
    if (sized.length === 0) return "no-rooms";
    const knownAreas = await findAreas(tx, plan.opportunityId, sized);
    const handedOn = new Map<string, number>();
    for (const { room, areaId, squareFeet } of sized) {
      const area = knownAreas.get(areaId);
      if (area?.squareFeet === squareFeet && room.area?.squareFeet === squareFeet) continue;
      const isByHand =
        area !== undefined &&
        area.squareFeet !== squareFeet &&
        area.squareFeet !== room.area?.squareFeet;
      if (!isByHand) handedOn.set(room.id, squareFeet);
      if (area === undefined || isByHand || area.squareFeet === squareFeet) continue;
      const fields = { squareFeet: String(squareFeet) };
      const edit = { areaId, fields, seen: {} };
      const result = await editSurveyArea({ db: tx }, actor, plan.opportunityId, edit);
      if (!result.ok) throw new Error(`The survey refused a measure: ${result.reason}`);
    }
    const added = sized.filter(({ areaId }) => !knownAreas.has(areaId));
    if (added.length > 0) {
      const result = await addToSurvey(tx, actor, plan, added);
      if (!result.ok) return problemOf(result.reason);
    }
    const drawn = withAreas(
      drawing,
      new Map(sized.map((sizedRoom) => [sizedRoom.room.id, sizedRoom])),
      handedOn,
    );
    await tx
      .update(floorPlans)
      .set({ drawing: drawn, changedAt: sql`clock_timestamp()` })
      .where(eq(floorPlans.id, plan.id));
    if (handedOn.size === 0) return done;
    const names = sized.filter(({ room }) => handedOn.has(room.id)).map(({ room }) => room.name);
    return {
      kind: "areas-added",
      change: createdFields({ areas: names.join(", ") }),
      details: { names },
    };
  });

/** Ids and fields of the areas are made here: what is wrong with them is a bug. */
function problemOf(reason: AddAreasProblem | "not-found" | "not-allowed"): RoomAreasProblem {
  if (reason === "unknown-area" || reason === "not-understood")
    throw new Error(`The survey refused rooms of a floor plan: ${reason}`);
  return reason;
}

interface MeasuredRoom {
  room: FloorPlanRoom;
  areaId: string;
  squareFeet: number;
}

/** Follows from the room, so that what is added twice is one area. */
const areaIdOf = (plan: Pick<FloorPlanRow, "id">, { id }: Pick<FloorPlanRoom, "id">) =>
  surveyIdOf(`floor-plan ${plan.id} ${id}`);

async function findAreas(
  db: Database | Transaction,
  opportunityId: string,
  rooms: readonly { areaId: string }[],
) {
  const rows = await db
    .select({ id: surveyAreas.id, name: surveyAreas.name, squareFeet: surveyAreas.squareFeet })
    .from(surveyAreas)
    .innerJoin(walkThroughSurveys, eq(walkThroughSurveys.id, surveyAreas.surveyId))
    .where(
      and(
        eq(walkThroughSurveys.opportunityId, opportunityId),
        inArray(
          surveyAreas.id,
          rooms.map(({ areaId }) => areaId),
        ),
      ),
    );
  return new Map(rows.map((row) => [row.id, row]));
}

const addToSurvey = (
  tx: Transaction,
  actor: Actor,
  { opportunityId, name: floor }: FloorPlanRow,
  rooms: readonly MeasuredRoom[],
) =>
  addIdentifiedAreas(
    { db: tx },
    actor,
    opportunityId,
    rooms.map(({ room: { name, type, floorCovering }, areaId, squareFeet }) => ({
      id: areaId,
      source: "floor-plan",
      fields: surveyAreaTexts({
        name,
        floor: cutText(floor, maxFloor),
        type,
        floorCovering,
        squareFeet,
        fixtures: { toilet: 0, urinal: 0, sink: 0 },
        notes: "",
      }),
    })),
  );

/** A survey accepts floors of this length. */
const maxFloor = 20;

/**
 * Each room keeps the values it handed to the survey, which show later whether somebody changed them by hand.
 */
function withAreas(
  drawing: FloorPlanDrawing,
  sized: ReadonlyMap<string, MeasuredRoom>,
  handedOn: ReadonlyMap<string, number>,
): FloorPlanDrawing {
  return {
    ...drawing,
    rooms: drawing.rooms.map((room) => {
      const squareFeet = handedOn.get(room.id);
      const areaId = sized.get(room.id)?.areaId;
      return squareFeet === undefined || areaId === undefined
        ? room
        : { ...room, area: { id: areaId, squareFeet } };
    }),
  };
}

/** Key: id of the room. Areas that somebody has removed from the survey are absent. */
export async function listRoomAreas(
  db: Database,
  actor: Actor,
  { opportunityId, drawing }: FloorPlanRow,
): Promise<ReadonlyMap<string, { squareFeet: number | undefined; isByHand: boolean }>> {
  const handed = drawing.rooms.flatMap(({ area }) => (area ? [{ areaId: area.id }] : []));
  if (!may(actor, "opportunities.read") || handed.length === 0) return new Map();
  const knownAreas = await findAreas(db, opportunityId, handed);
  return new Map(
    drawing.rooms.flatMap(({ id, area }) => {
      const knownArea = area ? knownAreas.get(area.id) : undefined;
      if (area === null || knownArea === undefined) return [];
      const isByHand = knownArea.squareFeet !== area.squareFeet;
      return [[id, { squareFeet: knownArea.squareFeet ?? undefined, isByHand }] as const];
    }),
  );
}
