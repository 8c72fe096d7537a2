import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useSearchParams,
} from "react-router";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import { handleForm, redirectAfterPost } from "#platform/http/account-form.server.ts";
import { refuseEdit, seenIn } from "#platform/http/edited-by-both.server.ts";
import { type Language, languages } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/document-page.ts";
import { bringBack, discardDraft, publishLater, saveDraft } from "./change-website.server.ts";
import { documentFields, iconNames, pictureNames } from "./document-fields.server.ts";
import { titleOfDocument } from "./document-labels.ts";
import { EditedFields } from "./edited-fields.tsx";
import { documentOf, enterWebsite } from "./enter-website.server.ts";
import { websiteServerMessages } from "./messages.server.ts";
import { websiteMessages } from "./messages.ts";
import { publishChecked } from "./publish-checked.server.ts";
import { editsIn } from "./stored-edits.ts";
import { findWebsiteDocument, listVersions, textsOfDocument } from "./website-documents.server.ts";
import { faultsOf, sentTexts, withListCommand } from "./website-form.server.ts";

const pathOf = (document: string) =>
  `/office/website/document?name=${encodeURIComponent(document)}`;

/** Places that are edited in one language alone. */
function editedOnlyIn(language: Language, edits: Readonly<Record<string, string>>): number {
  const other = editsIn(language === "en" ? "es" : "en", edits);
  return Object.keys(editsIn(language, edits)).filter((place) => !(place in other)).length;
}

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await enterWebsite(route);
  const document = documentOf(route);
  const row = await findWebsiteDocument(db, document);
  const edits = row?.draft ?? row?.published ?? {};
  const inZone = dateFormat(
    { dateStyle: "medium", timeStyle: "short", timeZone: company.timeZone },
    actor.language,
  );
  const versions = row === undefined ? [] : await listVersions(db, row.id);
  return {
    document,
    stored: textsOfDocument(document, edits),
    fields: {
      en: documentFields(document, "en", editsIn("en", edits)),
      es: documentFields(document, "es", editsIn("es", edits)),
    },
    hasDraft: Boolean(row?.draft),
    planned: row?.publishAt ? inZone.format(row.publishAt) : undefined,
    zone: company.timeZone,
    onlyIn: { en: editedOnlyIn("en", edits), es: editedOnlyIn("es", edits) },
    icons: iconNames,
    pictures: pictureNames,
    versions: versions.map(({ id, publishedAt, by }) => ({
      id,
      time: inZone.format(publishedAt),
      by,
    })),
  };
}

const schema = z.object({
  intent: z._default(z.string(), "save"),
  at: z._default(z.string(), ""),
  version: z._default(z.string(), ""),
});

/** A day and a time by the company's clock. */
function plannedMoment(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text)) return undefined;
  try {
    const moment = Temporal.PlainDateTime.from(text).toZonedDateTime(company.timeZone);
    return new Date(moment.epochMilliseconds);
  } catch {
    return undefined;
  }
}

/** Every page that shows the document is rendered once before it is published. */
const answerWithinMs = 60_000;

export async function action(route: ActionFunctionArgs) {
  const { actor, db, preview, log } = await enterWebsite(route);
  const document = documentOf(route);
  const path = pathOf(document);
  const { errors } = websiteServerMessages(actor.language);
  const echoed = [...languages.map((language) => `${language}.`), "at"];
  const definition = { form: "document", schema, echoed, answerWithinMs };
  return handleForm(route, definition, async ({ intent, at, version }, refuse, _, sent) => {
    const notThere = () => refuse(409, errors.noDraft);
    const led = redirectAfterPost(`${path}&done=${intent}`);
    if (intent === "publish") {
      const result = await publishChecked({ db, actor, preview, log }, [document]);
      if (result.ok) return led;
      if (result.reason === "breaks") {
        const { breaks } = errors;
        return refuse(422, breaks({ page: result.page }));
      }
      return result.reason === "draft-changed" ? refuse(409, errors.draftChanged) : notThere();
    }
    if (intent === "plan" || intent === "cancel-plan") {
      const moment = intent === "plan" ? plannedMoment(at) : null;
      if (moment === undefined) return refuse(422, { at: errors.time });
      const result = await publishLater({ db }, actor, document, moment);
      if (result.ok) return led;
      return result.reason === "past" ? refuse(422, { at: errors.time }) : notThere();
    }
    if (intent === "discard")
      return (await discardDraft({ db }, actor, document)).ok ? led : notThere();
    if (intent === "bring-back") {
      if (version !== "shipped" && !z.safeParse(z.uuid(), version).success)
        return refuse(409, errors.noVersion);
      const chosen = version === "shipped" ? undefined : version;
      const result = await bringBack({ db }, actor, document, chosen);
      return result.ok ? led : refuse(409, errors.noVersion);
    }
    const texts = withListCommand(sentTexts(sent), sent.list);
    const faults = faultsOf(document, texts, actor.language);
    if (Object.keys(faults).length > 0) return refuse(422, faults);
    const result = await saveDraft({ db }, actor, document, texts, seenIn(sent));
    if (result.ok) return redirectAfterPost(`${path}&done=save`);
    if (result.reason === "edited-by-both") return refuseEdit(refuse, result, texts);
    throw new Response(null, { status: 404 });
  });
}

export const meta = pageMetaIn((language) => websiteMessages(language).section);

/** The texts of a document in both languages, side by side, and what is done with their draft. */
export default function DocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const place = usePlace();
  const language = useLanguage();
  const messages = useMessages(websiteMessages);
  const doneWith = useSearchParams()[0].get("done");
  const { document, stored, fields, hasDraft, planned, onlyIn, versions } = loaderData;
  return (
    <div>
      <BackLink to="/office/website">{messages.section}</BackLink>
      <PageTitle>{titleOfDocument(document, language)}</PageTitle>
      <div role="status" className="mt-4 empty:hidden">
        {doneWith && !answer ? (
          <p className="rounded-md bg-tint p-3 text-sm">
            {doneWith === "save" ? messages.saved : messages.done}
          </p>
        ) : null}
      </div>
      <Problem text={answer?.problem} />
      {languages.map((one) =>
        onlyIn[one] > 0 ? (
          <p key={one} className="mt-2 text-sm">
            {messages.onlyIn[one]({ number: onlyIn[one] })}
          </p>
        ) : null,
      )}
      <p className="mt-4">
        <Link to="/office/website/preview" className="text-teal underline">
          {messages.preview}
        </Link>
      </p>
      {hasDraft ? (
        <Form method="post" className="mt-6 flex flex-wrap items-end gap-4">
          <button
            type="submit"
            name="intent"
            value="publish"
            className={buttonClass("primary", "", "compact")}
          >
            {messages.publish}
          </button>
          <label className="text-sm">
            {messages.publishAt}
            <input
              type="datetime-local"
              name="at"
              defaultValue={answer?.values.at ?? ""}
              className={fieldClass}
              aria-invalid={answer?.errors.at ? true : undefined}
              aria-describedby="plan-note"
            />
          </label>
          <button
            type="submit"
            name="intent"
            value="plan"
            className={buttonClass("outline", "", "compact")}
          >
            {messages.plan}
          </button>
          {planned ? (
            <button
              type="submit"
              name="intent"
              value="cancel-plan"
              className={buttonClass("outline", "", "compact")}
            >
              {messages.cancelPlan}
            </button>
          ) : null}
          <button
            type="submit"
            name="intent"
            value="discard"
            className={buttonClass("outline", "", "compact")}
          >
            {messages.discard}
          </button>
          <p id="plan-note" className="w-full text-sm text-slate">
            {answer?.errors.at ?? messages.planNote({ zone: loaderData.zone })}
            {planned ? ` ${messages.states.planned({ time: planned })}` : null}
          </p>
        </Form>
      ) : null}
      <Form key={place} method="post" className="mt-8 flex flex-col items-start gap-6" noValidate>
        {/* What Enter presses: the first button of a form. */}
        <button type="submit" name="list" value="" tabIndex={-1} className="sr-only">
          {messages.save}
        </button>
        <AttemptField />
        <SeenFields stored={stored} answer={answer} />
        <div className="grid w-full gap-8 lg:grid-cols-2">
          {languages.map((one) => (
            <fieldset key={one} lang={one} className="flex min-w-0 flex-col gap-5">
              <legend className="font-semibold" lang={language}>
                {messages.languages[one]}
              </legend>
              <EditedFields
                of={one}
                fields={fields[one]}
                answer={answer}
                icons={loaderData.icons}
                pictures={loaderData.pictures}
              />
            </fieldset>
          ))}
        </div>
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          {messages.save}
        </button>
      </Form>
      <section className="mt-10">
        <h2 className="font-semibold">{messages.versions}</h2>
        <ul>
          {[...versions, { id: "shipped", time: "", by: null }].map(({ id, time, by }) => (
            <li key={id} className="border-b border-line py-3">
              <Form method="post" className="flex flex-wrap items-center gap-4">
                <input type="hidden" name="version" value={id} />
                <span className="text-sm">
                  {id === "shipped"
                    ? messages.shippedVersion
                    : messages.version({ time, by: by ?? messages.byClock })}
                </span>
                <button
                  type="submit"
                  name="intent"
                  value="bring-back"
                  className={buttonClass("outline", "", "compact")}
                >
                  {messages.bringBack}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
