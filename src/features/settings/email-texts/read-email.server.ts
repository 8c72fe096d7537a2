/** What the page of one email shows. */
import { emailExamples } from "#features/email-texts.server.ts";
import { momentOf } from "#platform/document/moment.ts";
import { valuesOfText } from "#platform/email/text-fault.ts";
import { listHistory } from "#platform/history/history.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { readEmailAddress } from "#platform/identity/own-change.server.ts";
import type { Language } from "#platform/language/language.ts";
import { findSection } from "#platform/records/company-settings.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { settingsMessages } from "../messages.ts";
import { shippedIn, whyFixed } from "./edited-fields.server.ts";
import { draftQuery } from "./email-drafts.server.ts";
import { textsOf } from "./email-texts-section.server.ts";
import { type EnteredEmail, emailsPath, enterEmail } from "./enter-email.server.ts";
import { kindOfText, textKinds } from "./text-kinds.ts";

export async function readEmail(route: RouteRequest) {
  const email = await enterEmail(route);
  const { actor, db, message, draft, among, language, chosen, render, fields, edited } = email;
  const messages = await Promise.all(render.map((one) => one()));
  const query = `?message=${message}&language=${language}&case=${chosen}${draftQuery(draft) ?? ""}`;
  const stored = textsOf(fields, edited);
  return {
    message,
    ...emailExamples[message].describe(actor.language),
    among,
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
    /** To which a test is sent. */
    ownAddress: await readEmailAddress(db, actor.accountId),
    address: `${emailsPath}/texts${query}`,
  };
}

export type EmailData = Awaited<ReturnType<typeof readEmail>>;

/** Sorted by kind, as a reader meets them, and numbered where there are several of a kind. */
function textsIn({ actor, texts, counts, fields, edited }: EnteredEmail) {
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

async function historyOf({ actor, db, fields }: EnteredEmail) {
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
          at: momentOf(at, language),
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
