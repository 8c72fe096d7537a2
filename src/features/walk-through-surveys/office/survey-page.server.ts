import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { findOpportunity } from "#features/opportunities/opportunity-queries.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { attemptKeyOf, handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import { type Refuse, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { ChangeResult } from "#platform/records/change-record.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import {
  type AddAreasProblem,
  addIdentifiedAreas,
  addSurveyAreas,
} from "../add-survey-areas.server.ts";
import { type AddToBidProblem, addSurveyToBid, readBidAreaPlan } from "../add-to-bid.server.ts";
import { surveyServerMessages } from "../messages.server.ts";
import { accessFieldNames, readSurveyAccess } from "../survey-access.ts";
import { areaFieldNames, readSurveyArea } from "../survey-area.ts";
import {
  addSurveyPhotos,
  areaFieldsIn,
  changeSurveyAccess,
  editSurveyArea,
  moveSurveyArea,
  removeSurveyArea,
  removeSurveyPhoto,
  type SurveyProblem,
  textsIn,
} from "../survey-commands.server.ts";
import { findSurvey, findSurveyView } from "../survey-view.server.ts";
import { buildings, proposeAreas } from "../usual-areas.ts";
import { fieldText } from "./field-texts.ts";
import type { PhoneData } from "./phone.server.ts";
import { problemOf } from "./problems.ts";
import { requireSurveyor } from "./require-surveyor.server.ts";

const doneSteps = [
  "add",
  "edit",
  "move",
  "remove",
  "access",
  "propose",
  "photos",
  "remove-photo",
  "take",
] as const;

export async function readSurvey(route: RouteRequest, rawId: string | undefined) {
  const { actor, db, config } = await requireSurveyor(route);
  const id = requireUuid(rawId);
  const survey = await findSurveyView(db, actor, id);
  const opportunity = await findOpportunity(db, actor, id);
  if (survey === undefined || opportunity === undefined) throw notFound();
  const { areas } = await findSurvey(db, id);
  const { searchParams } = new URL(route.request.url);
  const served: PhoneData = {
    person: actor.accountId,
    isKept: config.crewPhones,
    surveys: [survey],
  };
  const plan = await readBidAreaPlan(db, actor, id, areas);
  return {
    survey,
    served,
    take: plan && {
      added: plan.added,
      updated: plan.updated,
      left: plan.left,
      unknownFloors: plan.unknownFloors,
      isClosed: opportunity.closedAt !== null,
    },
    path: `/office/pipeline/${id}/survey`,
    bidPath: `/office/pipeline/${id}/bid`,
    done: z.safeParse(z.enum(doneSteps), searchParams.get("done")).data,
  };
}

export type SurveyData = Awaited<ReturnType<typeof readSurvey>>;

const area = z.uuid();
const form = z.discriminatedUnion("step", [
  z.object({ step: z.literal("add") }),
  z.object({ step: z.literal("edit"), area }),
  z.object({ step: z.enum(["up", "down"]), area }),
  z.object({ step: z.literal("remove"), area }),
  z.object({ step: z.literal("access") }),
  z.object({ step: z.literal("propose"), building: z.enum(buildings) }),
  z.object({ step: z.literal("photos"), area }),
  z.object({ step: z.literal("remove-photo"), area, photo: z.uuid() }),
  z.object({ step: z.literal("take") }),
]);

type Fields = z.infer<typeof form>;
type Outcome = ChangeResult<AddAreasProblem | SurveyProblem | AddToBidProblem> | EditRefusal;

export async function handleSurveyForm(route: RouteRequest, rawId: string | undefined) {
  const { actor, db } = await requireSurveyor(route);
  const id = requireUuid(rawId);
  const { language } = actor;
  const path = `/office/pipeline/${id}/survey`;
  return handleFormOnce(
    route,
    {
      form: "survey",
      schema: form,
      echoed: ["step", "area", ...areaFieldNames, ...accessFieldNames],
      sender: actor,
      actor,
      db,
      adds: ({ step }) =>
        step === "add"
          ? { noun: "survey-area", question: surveyServerMessages(language).alreadyReceived }
          : undefined,
    },
    async (fields, refuse, tx, fileIds, sent) => {
      const faults = faultsIn(fields, sent, actor);
      if (Object.keys(faults).length > 0) return refuse(422, faults);
      const result = await run(tx, actor, id, { fields, fileIds, sent });
      if (!result.ok) return refuseSurvey(refuse, result, sent);
      const place = "area" in fields && fields.step !== "remove" ? `#area-${fields.area}` : "";
      const done = fields.step === "up" || fields.step === "down" ? "move" : fields.step;
      return redirectAfterPost(`${path}?done=${done}${place}`);
    },
  );
}

function faultsIn(
  { step }: Fields,
  sent: Sent["sent"],
  { language }: Actor,
): Record<string, string> {
  if (step === "access")
    return { ...readSurveyAccess(textsIn(sent, accessFieldNames), language).errors };
  return step === "add" || step === "edit"
    ? { ...readSurveyArea(areaFieldsIn(sent), language).errors }
    : {};
}

interface Sent {
  fields: Fields;
  fileIds: readonly string[];
  sent: Readonly<Record<string, unknown>>;
}

async function run(
  db: Database,
  actor: Actor,
  id: string,
  { fields, fileIds, sent }: Sent,
): Promise<Outcome> {
  const context = { db };
  switch (fields.step) {
    case "add": {
      const typed = areaFieldsIn(sent);
      const { type, ...read } = readSurveyArea(typed, actor.language).area;
      const added = {
        ...read,
        // One without a name gets that of its type in the prospect's language.
        name: (typed.name ?? "").trim() === "" ? "" : read.name,
        areaType: type,
        floorCovering: read.floorCovering ?? undefined,
        squareFeet: read.squareFeet ?? undefined,
      };
      // The content is part of the key: whoever changes the form after a question sends something new under
      // the same key.
      const key = `${attemptKeyOf(sent) ?? randomUUID()} ${JSON.stringify(added)}`;
      return addSurveyAreas(context, actor, id, [added], key);
    }
    case "edit":
      return editSurveyArea(context, actor, id, {
        areaId: fields.area,
        fields: areaFieldsIn(sent),
        seen: seenIn(sent),
      });
    case "up":
    case "down":
      return moveSurveyArea(context, actor, id, { areaId: fields.area, to: fields.step });
    case "remove":
      return removeSurveyArea(context, actor, id, fields.area);
    case "access":
      return changeSurveyAccess(context, actor, id, {
        fields: textsIn(sent, accessFieldNames),
        seen: seenIn(sent),
      });
    case "propose": {
      const survey = await findSurveyView(db, actor, id);
      if (survey === undefined) return { ok: false, reason: "not-found" };
      const areas = await proposeAreas(survey, fields.building, actor.language);
      return addIdentifiedAreas(context, actor, id, areas);
    }
    case "photos":
      return addSurveyPhotos(context, actor, id, { areaId: fields.area, fileIds });
    case "remove-photo":
      return removeSurveyPhoto(context, actor, id, { areaId: fields.area, photo: fields.photo });
    case "take":
      return addSurveyToBid(context, actor, id);
  }
}

function refuseSurvey(
  refuse: Refuse,
  result: Exclude<Outcome, { ok: true }>,
  sent: Readonly<Record<string, unknown>>,
) {
  const { language } = refuse;
  if (result.reason === "not-found") throw notFound();
  if (result.reason === "edited-by-both" && "both" in result) {
    const typed: Texts = textsIn(sent, [...areaFieldNames, ...accessFieldNames]);
    return refuseEdit(refuse, result, typed, {
      formatValue: (name, value) => fieldText(name, value, language),
    });
  }
  return refuse(409, problemOf(result.reason, language));
}
