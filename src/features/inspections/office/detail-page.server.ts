/** Forms of an inspection as browsers post them that store nothing, and what follows its end. */

import * as z from "zod/mini";
import { listFacilities } from "#features/facilities/find-facility.server.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { attemptKeyOf, handleFormOnce } from "#platform/http/form-once.server.ts";
import { isUuid, notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { NewToken } from "#platform/identity/tokens.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import { addPhotos, giveAnswer } from "../apply-entry.server.ts";
import { cancelInspection, remarkOn } from "../change-inspection.server.ts";
import { finishInspection } from "../finish-inspection.server.ts";
import { makeLinkForm, revokeLinkForm } from "../inspection-forms.ts";
import { inspectionServerMessages } from "../messages.server.ts";
import { listInspectorsOfAll } from "../plan-inspection.server.ts";
import { orderWork, reinspect } from "../put-right.server.ts";
import { madeLink, makeReportLink, revokeReportLink, tokenOfLink } from "../report-links.server.ts";
import { changeWeights, maxWeight, weightTexts } from "../weights.server.ts";
import { answersIn, weightsIn } from "./posted-area.ts";
import { problemOf } from "./problems.ts";

export const inspectionsPath = "/office/inspections";

/** @throws 404 for who performs no inspections */
export async function requireInspector(route: RouteRequest) {
  const actor = await requireStaff(route, "inspections.perform");
  const { db, queue, config } = route.context.get(appContext);
  return { actor, db, queue, config };
}

const item = z.uuid();
const text = (fault: string) => z.string().check(z.trim(), z.minLength(1, fault), z.maxLength(500));

const commandForm = byLanguage((language) => {
  const { errors } = inspectionServerMessages(language);
  return z.discriminatedUnion("step", [
    z.looseObject({ step: z.literal("area") }),
    z.looseObject({ step: z.literal("weights") }),
    z.object({ step: z.literal("photos"), item }),
    z.object({ step: z.literal("finish") }),
    z.object({ step: z.literal("cancel"), reason: text(errors.reason) }),
    z.object({ step: z.literal("order"), item }),
    z.object({ step: z.literal("reinspect"), item, rating: z.string() }),
    z.object({ step: z.literal("remark"), item, text: text(errors.answer) }),
    makeLinkForm(language),
    revokeLinkForm,
  ]);
});

type Fields = z.infer<ReturnType<typeof commandForm>>;
type Entered = Awaited<ReturnType<typeof requireInspector>>;
type Outcome = { ok: true; token?: string } | { ok: false; reason: string } | EditRefusal;

const echoed = ["step", "item", "reason", "text", "rating.", "comment.", "weight."];

export async function handleInspectionForm(route: RouteRequest, id: string | undefined) {
  const entered = await requireInspector(route);
  if (!isUuid(id)) throw notFound();
  const { language } = entered.actor;
  const schema = commandForm(language);
  const definition = { form: "inspection", schema, echoed, sender: entered.actor };
  return handleFormOnce(
    route,
    {
      ...definition,
      ...entered,
      adds,
      answerAgain: async ({ step }, key) =>
        step === "make-link"
          ? madeLink(route, tokenOfLink(route, entered.actor, key).token)
          : undefined,
    },
    async (fields, refuse, db, fileIds, sent) => {
      const link = tokenOfLink(route, entered.actor, attemptKeyOf(sent));
      const result = await run({ ...entered, db }, id, {
        fields,
        fileIds,
        link,
        seen: seenIn(sent),
      });
      const place = "item" in fields ? `#${fields.item}` : "link" in fields ? "#links" : "";
      if (!result.ok && "both" in result)
        return refuseEdit(refuse, result, weightTexts(weightsIn(fields, maxWeight)));
      if (result.ok && result.token !== undefined) return madeLink(route, result.token);
      if (result.ok) return redirectAfterPost(`${inspectionsPath}/${id}${place}`);
      if (result.reason === "not-found" || result.reason === "unknown-link") throw notFound();
      return refuse(409, problemOf(result.reason, language));
    },
  );
}

function adds(fields: Fields, language: Language) {
  const { answer, linkRequest } = inspectionServerMessages(language).alreadyReceived;
  if (fields.step === "remark") return { noun: "answer", to: fields.item, question: answer };
  return fields.step === "make-link"
    ? { noun: "request for a link", question: linkRequest }
    : undefined;
}

interface Sent {
  fields: Fields;
  fileIds: readonly string[];
  link: NewToken;
  seen: Texts;
}

function run(
  { actor, db, queue }: Entered,
  id: string,
  { fields, fileIds, link, seen }: Sent,
): Promise<Outcome> {
  const context = { db, queue };
  switch (fields.step) {
    case "area":
      return answerAll({ db, queue }, actor, id, fields);
    case "weights":
      return changeWeights(context, actor, id, weightsIn(fields, maxWeight), seen);
    case "photos":
      return addPhotos(context, actor, id, { itemId: fields.item, fileIds });
    case "finish":
      return finishInspection(context, actor, id);
    case "cancel":
      return cancelInspection(context, actor, id, fields.reason);
    case "order":
      return orderWork(context, actor, id, fields.item);
    case "reinspect":
      return reinspect(context, actor, id, { itemId: fields.item, rating: fields.rating });
    case "make-link":
      return makeReportLink(context, actor, id, Number(fields.days), link);
    case "revoke-link":
      return revokeReportLink(context, actor, id, fields.link);
    case "remark":
      return remarkOn(context, actor, id, {
        itemId: fields.item,
        text: fields.text,
        isDispute: false,
      });
  }
}

/** Either all answers of the form are stored or none. */
function answerAll(
  { db, queue }: Pick<Entered, "db" | "queue">,
  actor: Entered["actor"],
  id: string,
  fields: Record<string, unknown>,
): Promise<Outcome> {
  return db.transaction(async (tx): Promise<Outcome> => {
    for (const answer of answersIn(fields)) {
      const result = await giveAnswer({ db: tx, queue }, actor, id, answer);
      if (!result.ok) return result;
    }
    return { ok: true };
  });
}

/** The actor is the first choice of inspector if they may inspect any of the facilities. */
export async function readPlanChoices(route: RouteRequest) {
  const { actor, db } = await requireInspector(route);
  const facilities = await listFacilities(db, actor);
  const people = await listInspectorsOfAll(db, actor);
  return {
    facilities: facilities.map(({ id, name }) => ({ id, name })),
    people: people.toSorted(
      (a, b) => Number(b.id === actor.accountId) - Number(a.id === actor.accountId),
    ),
    chosen: new URL(route.request.url).searchParams.get("facilityId") ?? "",
  };
}
