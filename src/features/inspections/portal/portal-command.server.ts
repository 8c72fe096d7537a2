import * as z from "zod/mini";
import { type RouteRequest, requireClient } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { attemptKeyOf, handleFormOnce } from "#platform/http/form-once.server.ts";
import { isUuid, notFound } from "#platform/http/not-found.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { NewToken } from "#platform/identity/tokens.server.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { type InspectionContext, remarkOn, signInspection } from "../change-inspection.server.ts";
import { makeLinkForm, revokeLinkForm } from "../inspection-forms.ts";
import { inspectionServerMessages } from "../messages.server.ts";
import { acceptItem } from "../put-right.server.ts";
import { madeLink, makeReportLink, revokeReportLink, tokenOfLink } from "../report-links.server.ts";

const commandForm = byLanguage((language) => {
  const { errors } = inspectionServerMessages(language);
  const item = z.uuid(errors.item);
  const text = z.string().check(z.trim(), z.minLength(1, errors.remark), z.maxLength(500));
  return z.discriminatedUnion("step", [
    z.object({ step: z.literal("sign") }),
    z.object({ step: z.literal("accept"), item }),
    z.object({ step: z.literal("remark"), item, text, kind: z.enum(["remark", "dispute"]) }),
    makeLinkForm(language),
    revokeLinkForm,
  ]);
});

type Fields = z.infer<ReturnType<typeof commandForm>>;

export async function handleClientInspectionForm(route: RouteRequest, id: string | undefined) {
  const actor = await requireClient(route);
  if (!isUuid(id)) throw notFound();
  const { db, queue } = route.context.get(appContext);
  const { language } = actor;
  const schema = commandForm(language);
  const definition = { form: "inspection", schema, echoed: ["step", "item", "text", "kind"] };
  return handleFormOnce(
    route,
    {
      ...definition,
      actor,
      db,
      adds,
      answerAgain: async ({ step }, key) =>
        step === "make-link" ? madeLink(route, tokenOfLink(route, actor, key).token) : undefined,
    },
    async (fields, refuse, db, _, sent) => {
      const link = tokenOfLink(route, actor, attemptKeyOf(sent));
      const result = await run({ db, queue }, actor, id, fields, link);
      const place = "item" in fields ? `#${fields.item}` : "link" in fields ? "#links" : "";
      if (result.ok && "token" in result) return madeLink(route, result.token);
      if (result.ok) return redirectAfterPost(`/client-portal/inspections/${id}${place}`);
      if (hidden.includes(result.reason)) throw notFound();
      return refuse(409, problemOf(result.reason, language));
    },
  );
}

function problemOf(reason: string, language: Language): string {
  const { problems, nothingSaved } = inspectionServerMessages(language);
  const texts: Readonly<Record<string, string>> = problems;
  return texts[reason] ?? nothingSaved;
}

function adds(fields: Fields, language: Language) {
  const { remark, linkRequest } = inspectionServerMessages(language).alreadyReceived;
  if (fields.step === "remark") return { noun: "remark", to: fields.item, question: remark };
  return fields.step === "make-link"
    ? { noun: "request for a link", question: linkRequest }
    : undefined;
}

/** Looks as if it did not exist. */
const hidden: readonly string[] = ["not-found", "not-allowed", "unknown-item", "unknown-link"];

function run(context: InspectionContext, actor: Actor, id: string, fields: Fields, link: NewToken) {
  switch (fields.step) {
    case "sign":
      return signInspection(context, actor, id);
    case "accept":
      return acceptItem(context, actor, id, fields.item);
    case "remark":
      return remarkOn(context, actor, id, {
        itemId: fields.item,
        text: fields.text,
        isDispute: fields.kind === "dispute",
      });
    case "make-link":
      return makeReportLink(context, actor, id, Number(fields.days), link);
    case "revoke-link":
      return revokeReportLink(context, actor, id, fields.link);
  }
}
