import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { company } from "#content/company.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import { Command } from "#platform/forms/commands.tsx";
import { handleForm, redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { isMultipart } from "#platform/http/upload.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { Field, fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageHead } from "#ui/page-title.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { Route } from "./+types/list-page.ts";
import { isArticleName } from "./article-documents.server.ts";
import { titleOfDocument } from "./document-labels.ts";
import { DoneNotice } from "./done-notice.tsx";
import { draftMark } from "./draft-mark.server.ts";
import { publicationMs, refusePublication } from "./handle-document-form.server.ts";
import { importByForm } from "./import-edits.server.ts";
import { websiteMessages } from "./messages.ts";
import { findPublishedPictures } from "./pictures/export-pictures.server.ts";
import { draftsToPublish, publishChecked } from "./publish-checked.server.ts";
import { requireWebsiteEditor } from "./require-website-editor.server.ts";
import { documentNames } from "./shipped-documents.server.ts";
import { findWebsiteDocuments } from "./website-documents.server.ts";

const path = "/office/website";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db } = await requireWebsiteEditor(route);
  const rows = await findWebsiteDocuments(db);
  const inZone = dateFormat(
    { dateStyle: "medium", timeStyle: "short", timeZone: company.timeZone },
    actor.language,
  );
  const documents = documentNames.map((name) => {
    const row = rows.get(name);
    const isEdited = Object.keys(row?.published ?? {}).length > 0;
    const state = row?.draft ? "draft" : isEdited ? "published" : "shipped";
    const planned = row?.publishAt ? inZone.format(row.publishAt) : undefined;
    return { name, state, planned } as const;
  });
  const drafts = draftsToPublish(rows);
  return {
    documents,
    mark: drafts.length > 0 ? draftMark(drafts.map(({ draft }) => draft)) : undefined,
    articles: drafts.filter(({ name }) => isArticleName(name)).length,
    planned: [...rows.values()].filter(({ publishAt }) => publishAt !== null).length,
    /** Pictures do not fit into a text. */
    exportedAs: (await findPublishedPictures(db)).length > 0 ? "edits.zip" : "edits.json",
  };
}

const schema = z.object({ step: z.literal("publish"), mark: z.string() });

export async function action(route: ActionFunctionArgs) {
  const { actor, db, preview, log } = await requireWebsiteEditor(route);
  if (isMultipart(route.request)) return importByForm(route);
  const definition = { form: "website", schema, echoed: ["step"], answerWithinMs: publicationMs };
  return handleForm(route, definition, async ({ mark }, refuse) => {
    const names = draftsToPublish(await findWebsiteDocuments(db)).map(({ name }) => name);
    const result = await publishChecked({ db, actor, preview, log }, names, mark);
    return result.ok
      ? redirectAfterPost(`${path}?done=publish`)
      : refusePublication(refuse, result);
  });
}

export const meta = pageMetaIn((language) => websiteMessages(language).section);

/** Documents by the part of the site that they belong to, in the order of its menus. */
const parts = [
  {
    part: "shared",
    has: (name: string) => !name.includes("/") && !isListOfPages(name) && !isOfCompany(name),
  },
  { part: "company", has: (name: string) => isOfCompany(name) },
  { part: "services", has: (name: string) => /^services(\/|$)/.test(name) },
  { part: "industries", has: (name: string) => /^industries(\/|$)/.test(name) },
  { part: "careers", has: (name: string) => name.startsWith("careers/") },
  { part: "legal", has: (name: string) => name.startsWith("legal/") },
] as const;

/** The order of the names is that of the pages. */
function inOrder<Document extends { name: string }>(
  documents: readonly Document[],
  names: Readonly<Record<string, string>>,
): Document[] {
  const place = new Map(Object.keys(names).map((name, at) => [name, at]));
  return documents.toSorted(
    (one, other) => (place.get(one.name) ?? 0) - (place.get(other.name) ?? 0),
  );
}

const isOfCompany = (name: string) =>
  ["about", "approach-page", "locations", "client-portal-info"].includes(name);

const isListOfPages = (name: string) => name === "services" || name === "industries";

export default function WebsitePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const messages = useMessages(websiteMessages);
  const { documents, mark, planned, articles } = loaderData;
  const fault = answer?.errors.edits;
  return (
    <div className="max-w-4xl">
      <PageHead title={messages.section}>
        <Link to={`${path}/pictures`} className={buttonClass("outline", "", "compact")}>
          {messages.pictures.section}
        </Link>
        <Link to={`${path}/invented`} className={buttonClass("outline", "", "compact")}>
          {messages.invented.open}
        </Link>
        <Link to={`${path}/preview`} className={buttonClass("outline", "", "compact")}>
          {messages.preview}
        </Link>
        {mark ? (
          <Command
            fields={{ step: "publish" }}
            look="primary"
            seen={<input type="hidden" name="mark" value={mark} />}
          >
            {messages.publishAll}
          </Command>
        ) : null}
      </PageHead>
      <p className="mt-3 max-w-[70ch] text-sm text-slate">{messages.note}</p>
      {articles > 0 ? (
        <p className="mt-2 text-sm">{messages.articlesWait({ count: articles })}</p>
      ) : null}
      {mark !== undefined && planned > 0 ? (
        <p className="mt-2 text-sm">{messages.staysPlanned({ count: planned })}</p>
      ) : null}
      <DoneNotice isShown={answer === undefined} />
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      <TitledSection titleId="articles" title={messages.articles.section} className="mt-8">
        <p className="mt-2 border-y border-line py-2.5">
          <Link to={`${path}/articles`} className="text-sm font-semibold text-teal">
            {messages.articles.open}
          </Link>
        </p>
      </TitledSection>
      {parts.map(({ part, has }) => (
        <section key={part} aria-labelledby={`part-${part}`} className="mt-8">
          <h2 id={`part-${part}`} className="text-subtitle font-semibold tracking-snug">
            {messages.parts[part]}
          </h2>
          <ul className="mt-2 border-t border-line">
            {inOrder(documents, messages.documents)
              .filter(({ name }) => has(name))
              .map((document) => (
                <DocumentRow key={document.name} {...document} />
              ))}
          </ul>
        </section>
      ))}
      <TitledSection titleId="exchange" title={messages.exchange} className="mt-12 max-w-xl">
        <p className="mt-2 text-sm text-slate">{messages.exportNote}</p>
        <a
          href={`${path}/${loaderData.exportedAs}`}
          download
          className={buttonClass("outline", "mt-3", "compact")}
        >
          {messages.exported}
        </a>
        <Form
          method="post"
          encType="multipart/form-data"
          className="mt-8 flex flex-col items-start gap-4"
          noValidate
        >
          <Field
            name="edits"
            id="f-edits"
            label={messages.file}
            error={fault}
            help={messages.importNote}
          >
            {(control) => (
              <input
                {...control}
                type="file"
                name="edits"
                accept=".json,.zip,application/json,application/zip"
                className={fieldClass}
              />
            )}
          </Field>
          <CompactSubmitButton look="outline">{messages.imported}</CompactSubmitButton>
        </Form>
      </TitledSection>
    </div>
  );
}

function DocumentRow({
  name,
  state,
  planned,
}: Route.ComponentProps["loaderData"]["documents"][number]) {
  const language = useLanguage();
  const { states } = useMessages(websiteMessages);
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2.5">
      <Link
        to={`${path}/document?name=${encodeURIComponent(name)}`}
        className="stretched text-sm font-semibold text-teal"
      >
        {titleOfDocument(name, language)}
      </Link>
      <span className={`text-xs ${state === "draft" ? "font-semibold" : "text-slate"}`}>
        {planned ? states.planned({ time: planned }) : states[state]}
      </span>
    </li>
  );
}
