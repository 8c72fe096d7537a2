import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { companyMoment } from "#platform/document/moment.ts";
import { listHistory } from "#platform/history/history.server.ts";
import {
  refuseChangedSince,
  refuseEdit,
  seenIn,
  seenMarkIn,
} from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { addRoomsAsAreas, listRoomAreas } from "../areas-of-rooms.server.ts";
import { planValueText } from "../describe-field.server.ts";
import {
  floorPlanTexts,
  planMark,
  removeFloorPlan,
  saveFloorPlan,
  setFloorPlanPicture,
} from "../floor-plan-commands.server.ts";
import { squareFeetOf } from "../measure/floor-area.ts";
import { floorPlanServerMessages } from "../messages.server.ts";
import { floorPlanMessages } from "../messages.ts";
import { planFieldsIn, readTracedChanges, seenOf, sentOf } from "../traced-changes.ts";
import {
  type PlanRoute,
  refuseFloorPlan,
  requireFloorPlan,
  requireFloorPlanAddress,
} from "./require-floor-plan.server.ts";

const doneSteps = ["added", "saved", "picture", "areas"] as const;

export async function readPlan(route: PlanRoute) {
  const entered = await requireFloorPlan(route);
  const { actor, db, opportunity, plan, picture, document, path, listPath, mayChange } = entered;
  const { searchParams } = new URL(route.request.url);
  const areas = await listRoomAreas(db, actor, plan);
  const history = await listHistory(db, "floor-plan", plan.id);
  return {
    path,
    listPath,
    opportunityId: opportunity.id,
    company: opportunity.companyName,
    name: plan.name,
    isClosed: opportunity.closedAt !== null,
    mayChange,
    stored: floorPlanTexts(plan),
    mark: planMark(plan),
    blankRooms: [0, 1].map((row) =>
      blankRowId(`${actor.accountId} ${plan.id} ${plan.changedAt.getTime()} ${row}`),
    ),
    picture: picture && {
      address: `${path}/file?which=picture`,
      width: picture.width ?? 1,
      height: picture.height ?? 1,
      isHeld: picture.isHeld,
    },
    document: document && { address: `${path}/file?which=document`, isHeld: document.isHeld },
    /** Saved rooms of a known size, and what they are in the survey. */
    rooms: plan.drawing.rooms.flatMap(({ id, name, measure }) => {
      const squareFeet = squareFeetOf(measure, plan.drawing.scale);
      return squareFeet ? [{ id, name, squareFeet, area: areas.get(id) }] : [];
    }),
    surveyPath: `/office/pipeline/${opportunity.id}/survey`,
    history: history.map((event) => ({
      id: event.id,
      what: historySentence(event, actor.language),
      who: event.actorName,
      at: companyMoment(event.at, actor.language),
    })),
    done: z.safeParse(z.enum(doneSteps), searchParams.get("done")).data,
  };
}

/**
 * The same at each reading until the plan is saved, so that a draft finds its row again; others for each
 * person, so that two of them add two rows.
 */
const blankRowId = (seed: string): string =>
  BigInt(`0x${createHash("sha256").update(seed).digest("hex")}`)
    .toString(36)
    .slice(0, 8);

export type PlanData = Awaited<ReturnType<typeof readPlan>>;

/** Only the names of the changed rooms are listed: their fields are too many for a sentence. */
function historySentence(
  { kind, details }: Awaited<ReturnType<typeof listHistory>>[number],
  language: Language,
): string {
  const events: Readonly<Record<string, string>> = floorPlanMessages(language).events;
  const what = events[kind] ?? kind;
  const names = z.safeParse(z.array(z.string()), details.names);
  if (!names.success || names.data.length === 0) return what;
  const { changedRooms } = floorPlanServerMessages(language);
  const shownNames = names.data.slice(0, 5).join(", ");
  return changedRooms({ what, names: names.data.length > 5 ? `${shownNames}…` : shownNames });
}

const form = z.discriminatedUnion("step", [
  z.object({ step: z.literal("save") }),
  z.object({
    step: z.literal("picture"),
    page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  z.object({ step: z.literal("areas") }),
  z.object({ step: z.literal("remove") }),
]);

const pickedPrefix = "pick.";

export async function handlePlanForm(route: PlanRoute) {
  const { actor, db, address, path, listPath } = await requireFloorPlanAddress(route);
  return handleFormOnce(
    route,
    {
      form: "floor-plan",
      schema: form,
      echoed: ["step", "planName", "scale.", "room.", "traced", pickedPrefix],
      sender: actor,
      actor,
      db,
    },
    async (fields, refuse, db, fileIds, sent) => {
      switch (fields.step) {
        case "save":
          return save(refuse, db, sent);
        case "picture": {
          const page = fields.page ?? null;
          const result = await setFloorPlanPicture({ db }, actor, address, fileIds, page);
          return result.ok
            ? redirectAfterPost(`${path}?done=picture`)
            : refuseFloorPlan(refuse, result.reason);
        }
        case "areas": {
          const result = await addRoomsAsAreas({ db }, actor, address, pickedIn(sent));
          return result.ok
            ? redirectAfterPost(`${path}?done=areas#areas`)
            : refuseFloorPlan(refuse, result.reason);
        }
        case "remove": {
          const result = await removeFloorPlan({ db }, actor, address, seenMarkIn(sent));
          if (!result.ok && result.reason === "changed-since")
            return refuseChangedSince(refuse, result);
          return result.ok
            ? redirectAfterPost(`${listPath}?done=removed`)
            : refuseFloorPlan(refuse, result.reason);
        }
      }
    },
  );

  async function save(
    refuse: Refuse,
    db: Parameters<typeof saveFloorPlan>[0]["db"],
    sent: Readonly<Record<string, unknown>>,
  ) {
    const { problems } = floorPlanServerMessages(refuse.language);
    const { texts, seen } = changesIn(sent) ?? {};
    if (texts === undefined) return refuse(422, problems["not-understood"]);
    const result = await saveFloorPlan({ db }, actor, address, texts, seen);
    if (result.ok) return redirectAfterPost(`${path}?done=saved`);
    switch (result.reason) {
      case "edited-by-both":
        return refuseEdit(refuse, result, texts, {
          formatValue: (name, value) => planValueText(name, value, refuse.language),
        });
      case "faults": {
        const { form: problem, ...faults } = result.errors;
        return problem === undefined ? refuse(422, faults) : refuse(422, problem);
      }
      default:
        return refuseFloorPlan(refuse, result.reason);
    }
  }
}

/** With our script, all changes arrive in one field; without it, each field arrives by itself. */
function changesIn(
  sent: Readonly<Record<string, unknown>>,
): { texts: Texts; seen: Texts } | undefined {
  if (typeof sent.traced !== "string" || sent.traced === "")
    return { texts: planFieldsIn(sent), seen: seenIn(sent) };
  const traced = readTracedChanges(sent.traced);
  return traced && { texts: sentOf(traced), seen: seenOf(traced) };
}

const pickedIn = (sent: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(sent).flatMap((name) =>
    name.startsWith(pickedPrefix) ? [name.slice(pickedPrefix.length)] : [],
  );
