import { emailExamples } from "#features/email-texts.server.ts";
import { exampleFacts } from "#platform/email/email-examples.server.ts";
import { renderWithTexts } from "#platform/email/email-rendering.server.ts";
import type { EditedTexts } from "#platform/email/email-texts.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { requestContext } from "#platform/http/context.ts";
import { parseLanguage } from "#platform/language/language.ts";
import { enterSettings } from "../enter-settings.server.ts";
import { fieldsOfTexts } from "./edited-fields.server.ts";
import { readDraft } from "./email-drafts.server.ts";
import { withFields } from "./email-texts-section.server.ts";
import { emailsAndTexts, isSentEmail, languagesOf, sentEmails } from "./emails-and-texts.server.ts";
import { readEditedTexts } from "./stored-email-texts.server.ts";

export const emailsPath = "/office/settings/emails";

/** @throws 404 for people who may not change them, and for an email that the product does not send */
export async function enterEmail(route: RouteRequest) {
  const { actor, db } = await enterSettings(route);
  const address = new URL(route.request.url);
  const message = address.searchParams.get("message") ?? sentEmails[0] ?? "";
  if (!isSentEmail(message)) throw new Response(null, { status: 404 });
  const { textsOf, counts } = await emailsAndTexts();
  const texts = textsOf[message];
  const among = languagesOf(message);
  const fields = fieldsOfTexts(texts, among);
  const edited = await readEditedTexts(db);
  const draft = readDraft(address, fields);
  const asked = parseLanguage(address.searchParams.get("language")) ?? actor.language;
  const language = among.find((one) => one === asked) ?? among[0] ?? "en";
  const { origin } = route.context.get(requestContext);
  const shown: EditedTexts = withFields(edited, fields, draft);
  // What the examples say of the product's own texts is said in the texts that are shown.
  const cases = renderWithTexts(
    () => emailExamples[message].cases(exampleFacts(language, origin)),
    shown,
  );
  const askedCase = Number(address.searchParams.get("case"));
  const chosen = Number.isInteger(askedCase) && cases[askedCase] ? askedCase : 0;
  return {
    actor,
    db,
    message,
    texts,
    counts,
    among,
    fields,
    edited,
    draft,
    language,
    chosen,
    render: cases.map((one) => () => renderWithTexts(one, shown)),
  };
}

export type EnteredEmail = Awaited<ReturnType<typeof enterEmail>>;
