import * as z from "zod/mini";
import { emailExamples } from "#features/email-texts.server.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { exampleFacts } from "#platform/email/email-examples.server.ts";
import { renderWithTexts } from "#platform/email/email-rendering.server.ts";
import type { EditedTexts } from "#platform/email/email-texts.ts";
import { valuesOfText } from "#platform/email/text-fault.ts";
import { listHistory } from "#platform/history/history.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { requestContext } from "#platform/http/context.ts";
import { notFound } from "#platform/http/not-found.server.ts";
import { parseJson } from "#platform/http/parse-json.ts";
import { readEmailAddress } from "#platform/identity/own-change.server.ts";
import { type Language, parseLanguage } from "#platform/language/language.ts";
import { findSection } from "#platform/records/company-settings.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { settingsMessages } from "../messages.ts";
import { requireSettingsEditor } from "../settings-sections.server.ts";
import {
  type EditedField,
  faultOfField,
  fieldsOfEmailTexts,
  plain,
  shippedIn,
  whyFixed,
} from "./edited-fields.server.ts";
import { readEditedTexts, textsOf, withFields } from "./email-texts-section.server.ts";
import { emailsAndTexts, isSentEmail, sentEmails } from "./emails-and-texts.server.ts";
import { kindOfText, textKinds } from "./text-kinds.ts";

// Unsaved texts travel in the address of the page, so that they can be previewed before they are saved.

/** Servers in front of this one take addresses of about eight thousand characters. */
const maxLength = 6_000;

const draft = z.record(z.string(), z.string());

/** @returns undefined where it is too much for an address */
export function draftQuery(typed: Texts): string | undefined {
  if (Object.keys(typed).length === 0) return "";
  const query = `&draft=${encodeURIComponent(JSON.stringify(typed))}`;
  return query.length > maxLength ? undefined : query;
}

/** Fields of this email that hold what could be saved; anything else is left out. */
function readDraft(address: URL, fields: readonly EditedField[]): Texts {
  const parsed = z.safeParse(draft, parseJson(address.searchParams.get("draft") ?? "{}"));
  if (!parsed.success) return {};
  const entries = fields.flatMap((field) => {
    if (!Object.hasOwn(parsed.data, field.name)) return [];
    const typed = plain(parsed.data[field.name]);
    return faultOfField(field, typed) === undefined ? [[field.name, typed] as const] : [];
  });
  return Object.fromEntries(entries);
}

export const emailsPath = "/office/settings/emails";

/** @throws 404 for people who may not change them, and for an email that the product does not send */
export async function requireEmailEditor(route: RouteRequest) {
  const { actor, db } = await requireSettingsEditor(route);
  const address = new URL(route.request.url);
  const message = address.searchParams.get("message") ?? sentEmails[0] ?? "";
  if (!isSentEmail(message)) throw notFound();
  const { textsOf, counts } = await emailsAndTexts();
  const texts = textsOf[message];
  const fields = fieldsOfEmailTexts(texts);
  const edited = await readEditedTexts(db);
  const draft = readDraft(address, fields);
  const language = parseLanguage(address.searchParams.get("language")) ?? actor.language;
  const { origin } = route.context.get(requestContext);
  const draftTexts: EditedTexts = withFields(edited, fields, draft);
  // Examples that quote the product's own texts must quote the drafts, too.
  const cases = renderWithTexts(
    () => emailExamples[message].cases(exampleFacts(language, origin)),
    draftTexts,
  );
  const askedCase = Number(address.searchParams.get("case"));
  const chosen = Number.isInteger(askedCase) && cases[askedCase] ? askedCase : 0;
  return {
    actor,
    db,
    message,
    texts,
    counts,
    fields,
    edited,
    draft,
    language,
    chosen,
    render: cases.map((emailCase) => () => renderWithTexts(emailCase, draftTexts)),
  };
}

export type EditedEmail = Awaited<ReturnType<typeof requireEmailEditor>>;

export async function readEmail(route: RouteRequest) {
  const email = await requireEmailEditor(route);
  const { actor, db, message, draft, language, chosen, render, fields, edited } = email;
  const messages = await Promise.all(render.map((renderEmail) => renderEmail()));
  const query = `?message=${message}&language=${language}&case=${chosen}${draftQuery(draft) ?? ""}`;
  const stored = textsOf(fields, edited);
  return {
    message,
    ...emailExamples[message].describe(actor.language),
    stored,
    typed: { ...stored, ...draft },
    isDraft: Object.keys(draft).length > 0,
    draft: JSON.stringify(draft),
    texts: textsIn(email),
    language,
    chosen,
    /** Emails that come in several cases are told apart by their subjects. */
    cases: messages.map(({ subject }, at) => ({ value: String(at), label: subject })),
    subject: messages[chosen]?.subject ?? "",
    text: messages[chosen]?.text ?? "",
    preview: `${emailsPath}/preview${query}`,
    history: await historyOf(email),
    /** A test is sent to this address. */
    ownAddress: await readEmailAddress(db, actor.accountId),
    address: `${emailsPath}/texts${query}`,
  };
}

export type EmailData = Awaited<ReturnType<typeof readEmail>>;

/** Sorted by kind, as a reader meets them, and numbered where there are several of a kind. */
function textsIn({ actor, texts, counts, fields, edited }: EditedEmail) {
  const { values } = settingsMessages(actor.language).emails;
  const byKind = Map.groupBy(texts, kindOfText);
  return textKinds.flatMap((kind) => {
    const ofKind = byKind.get(kind) ?? [];
    return ofKind.flatMap((text, at) => {
      const shipped = shippedIn(actor.language, text);
      if (shipped === undefined) return [];
      return [
        {
          text,
          kind,
          number: ofKind.length > 1 ? at + 1 : undefined,
          others: (counts.get(text) ?? 1) - 1,
          fixed: whyFixed(text),
          shipped: typeof shipped === "string" ? shipped : shipped[1],
          isEdited: edited[text] !== undefined,
          values: valuesOfText(shipped).map((name) => ({
            name,
            label: labelOfValue(name, values),
          })),
          fields: fields
            .filter((field) => field.text === text)
            .map((field) => ({
              name: field.name,
              language: field.language,
              form: field.form,
              shipped: field.shipped,
            })),
        },
      ];
    });
  });
}

const labelOfValue = (name: string, labels: Readonly<Record<string, string>>): string =>
  labels[name] ?? name;

const maxEvents = 20;

async function historyOf({ actor, db, fields }: EditedEmail) {
  const section = await findSection(db, "email-texts");
  if (section === undefined) return [];
  const events = await listHistory(db, "company-settings", section.id);
  const { language } = actor;
  return events
    .flatMap(({ id, at, actorName, details }) =>
      changesIn(details)
        .filter(([name]) => fields.some((field) => field.name === name))
        .map(([name, before, after]) => ({
          id: `${id}.${name}`,
          what: changeText(name, before, after, language),
          who: actorName,
          at: companyMoment(at, language),
        })),
    )
    .slice(0, maxEvents);
}

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === "object" && value !== null;

const changesIn = ({ before, after }: Readonly<Record<string, unknown>>) =>
  isTexts(before) && isTexts(after)
    ? Object.entries(after).map(([name, now]) => [name, before[name] ?? "", now] as const)
    : [];

function changeText(name: string, before: string, after: string, language: Language): string {
  const { changed } = settingsServerMessages(language).emails;
  return changed[name.startsWith("es.") ? "es" : "en"]({ before, after });
}
