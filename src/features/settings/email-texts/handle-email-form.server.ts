/** The forms on the page of an email save, preview, restore, or send a test. */

import * as z from "zod/mini";
import { maxTextLength, type TextFault } from "#platform/email/text-fault.ts";
import { listText } from "#platform/format/list-text.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext, requestContext } from "#platform/http/context.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { handleForm, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { type Language, languages } from "#platform/language/language.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { deliverExample } from "../mail/send-test-email.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { settingsMessages } from "../messages.ts";
import { type EditedField, faultOfField, plain } from "./edited-fields.server.ts";
import { changeEmailTexts, restoreEmailTexts, textsOf } from "./email-texts-section.server.ts";
import {
  draftQuery,
  type EditedEmail,
  emailsPath,
  requireEmailEditor,
} from "./read-email.server.ts";

const schema = z.object({
  step: z.optional(z.enum(["preview", "restore-all"])),
  /** The name of a text that goes back to what was shipped. */
  restore: z.optional(z.string()),
});

export async function handleEmailForm(route: RouteRequest) {
  const email = await requireEmailEditor(route);
  const { actor, db, texts, counts, fields, edited } = email;
  if (new URL(route.request.url).searchParams.has("test")) return sendExample(route, email);
  const echoed = languages.map((language) => `${language}.`);
  const definition = { form: "email-texts", schema, echoed, actor, db };
  return handleFormOnce(route, definition, async ({ step, restore }, refuse, db, _, sent) => {
    if (step === "restore-all") {
      const ownTexts = texts.filter((text) => counts.get(text) === 1);
      await checked(restoreEmailTexts({ db }, actor, ownTexts));
      return redirectAfterPost(pageOf(email, "restored"));
    }
    const typed = typedTexts(fields, sent);
    const seen = seenIn(sent);
    if (restore !== undefined) {
      if (!fields.some(({ text }) => text === restore)) throw notFound();
      // What else was typed travels on in the address: what cannot must not be lost by a text that goes back.
      const others = fields.filter(({ text }) => text !== restore);
      const typedInOthers = typedTexts(others, sent);
      const faults = faultsOf(others, typedInOthers, actor.language);
      if (Object.keys(faults).length > 0) return refuse(422, faults);
      const draft = draftQuery(changedIn(typedInOthers, textsOf(others, edited)));
      if (draft === undefined)
        return refuse(422, settingsServerMessages(refuse.language).emails.tooMuchBeside);
      await checked(restoreEmailTexts({ db }, actor, [restore]));
      return redirectAfterPost(pageOf(email, "restored", draft));
    }
    const faults = faultsOf(fields, typed, actor.language);
    if (Object.keys(faults).length > 0) return refuse(422, faults);
    if (step === "preview") {
      const draft = draftQuery(changedIn(typed, textsOf(fields, edited)));
      if (draft === undefined)
        return refuse(422, settingsServerMessages(refuse.language).emails.tooMuch);
      return redirectAfterPost(`${pageOf(email, undefined, draft)}#preview`);
    }
    const result = await changeEmailTexts({ db }, actor, fields, typed, seen);
    if (result.ok) return redirectAfterPost(pageOf(email, "saved"));
    if (result.reason === "edited-by-both") return refuseEdit(refuse, result, typed);
    throw notFound();
  });
}

async function checked(change: ReturnType<typeof restoreEmailTexts>): Promise<void> {
  // Restoring posts no earlier values, so it can conflict with nobody's edit.
  if (!(await change).ok) throw notFound();
}

const pageOf = (
  { message, language, chosen }: EditedEmail,
  done: string | undefined,
  draft = "",
): string => {
  const page = `${emailsPath}/texts?message=${message}&language=${language}&case=${chosen}`;
  return `${page}${done === undefined ? "" : `&done=${done}`}${draft}`;
};

/** A field that was not sent is left as it is. */
const typedTexts = (
  fields: readonly EditedField[],
  sent: Readonly<Record<string, unknown>>,
): Texts =>
  Object.fromEntries(
    fields.filter(({ name }) => name in sent).map(({ name }) => [name, plain(sent[name])]),
  );

const changedIn = (typed: Texts, stored: Texts): Texts =>
  Object.fromEntries(Object.entries(typed).filter(([name, text]) => text !== stored[name]));

function faultsOf(
  fields: readonly EditedField[],
  typed: Texts,
  language: Language,
): Record<string, string> {
  const entries = fields.flatMap((field) => {
    const text = typed[field.name];
    const fault = text === undefined ? undefined : faultOfField(field, text);
    return fault === undefined ? [] : [[field.name, sentenceOn(fault, language)] as const];
  });
  return Object.fromEntries(entries);
}

function sentenceOn(fault: TextFault, language: Language): string {
  const { faults } = settingsServerMessages(language).emails;
  switch (fault.reason) {
    case "missing":
      return faults.missing({ values: listOf(fault.values, language) });
    case "unknown":
      return faults.unknown({ values: listOf(fault.values, language) });
    case "too-long":
      return faults["too-long"]({ max: maxTextLength });
    default:
      return faults[fault.reason];
  }
}

/** `{facility} (the name of the facility) and {day}`, as they are typed. */
function listOf(names: readonly string[], language: Language): string {
  const labels: Readonly<Record<string, string>> = settingsMessages(language).emails.values;
  const { named } = settingsServerMessages(language).emails;
  const items = names.map((name) => {
    const sign = `{${name.slice(0, 40)}}`;
    const meaning = labels[name];
    return meaning === undefined ? sign : named({ sign, meaning });
  });
  return listText(items, language);
}

async function sendExample(route: RouteRequest, email: EditedEmail) {
  const { actor, db, render, chosen } = email;
  const { secrets } = route.context.get(appContext);
  const { config } = route.context.get(appContext);
  const { log } = route.context.get(requestContext);
  const { mail: messages } = settingsServerMessages(actor.language);
  const definition = { form: "test", schema: z.object({}), answerWithinMs: 15_000 };
  return handleForm(route, definition, async (_, refuse) => {
    const message = await render[chosen]?.();
    if (message === undefined) throw notFound();
    const result = await deliverExample({ db, secrets, config, log }, actor, message);
    const draft = draftQuery(email.draft);
    if (result.ok) return redirectAfterPost(pageOf(email, "tested", draft));
    switch (result.reason) {
      case "unreadable":
        return refuse(409, messages.unreadable);
      case "no-server":
        return refuse(409, messages.noServer);
      case "refused":
        return refuse(502, result.sentence);
    }
  });
}
