import { type ActionFunctionArgs, data, Form, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import {
  type FormAnswer,
  handleForm,
  redirectAfterPost,
} from "#platform/http/account-form.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { fieldClass, Problem } from "#ui/form/compact-field.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/list-page.ts";
import { importEdits } from "./change-website.server.ts";
import { titleOfDocument } from "./document-labels.ts";
import { enterWebsite } from "./enter-website.server.ts";
import { readExportedEdits } from "./exchanged-edits.server.ts";
import { websiteServerMessages } from "./messages.server.ts";
import { websiteMessages } from "./messages.ts";
import { publishChecked } from "./publish-checked.server.ts";
import { documentNames } from "./shipped-documents.server.ts";
import { findWebsiteDocuments } from "./website-documents.server.ts";

const path = "/office/website";

export async function loader(route: LoaderFunctionArgs) {
  const { db } = await enterWebsite(route);
  const rows = await findWebsiteDocuments(db);
  const documents = documentNames.map((name) => {
    const row = rows.get(name);
    const isEdited = Object.keys(row?.published ?? {}).length > 0;
    const state = row?.draft ? "draft" : isEdited ? "published" : "shipped";
    return { name, state } as const;
  });
  return { documents };
}

const schema = z.object({ intent: z.literal("publish") });

/** The text of the file that was sent; the body as a whole has its limit at the door. */
async function fileIn(request: Request): Promise<string> {
  const sent = await request.formData().catch(() => undefined);
  const file = sent?.get("edits");
  return file instanceof File ? file.text() : "";
}

export async function action(route: ActionFunctionArgs) {
  const { actor, db, preview, log } = await enterWebsite(route);
  const { errors } = websiteServerMessages(actor.language);
  if (route.request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    const read = readExportedEdits(await fileIn(route.request));
    if (read === undefined) {
      const answer: FormAnswer = {
        form: "import",
        problem: undefined,
        errors: { edits: errors.file },
        values: {},
      };
      return data(answer, { status: 422 });
    }
    // All of the file, or nothing of it.
    await db.transaction(async (tx) => {
      for (const [document, stored] of read) await importEdits({ db: tx }, actor, document, stored);
    });
    return redirectAfterPost(path);
  }
  const definition = { form: "website", schema, answerWithinMs: 60_000 };
  return handleForm(route, definition, async (_, refuse) => {
    const result = await publishChecked({ db, actor, preview, log }, documentNames);
    if (result.ok) return redirectAfterPost(path);
    if (result.reason === "breaks") {
      const { breaks } = errors;
      return refuse(422, breaks({ page: result.page }));
    }
    return refuse(409, result.reason === "draft-changed" ? errors.draftChanged : errors.noDraft);
  });
}

export const meta = pageMetaIn((language) => websiteMessages(language).section);

export default function WebsitePage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const language = useLanguage();
  const messages = useMessages(websiteMessages);
  const { documents } = loaderData;
  return (
    <div className="max-w-3xl">
      <PageTitle>{messages.section}</PageTitle>
      <p className="mt-3 text-sm text-slate">{messages.note}</p>
      <Problem text={answer?.problem} />
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Link to="/office/website/preview" className="text-teal underline">
          {messages.preview}
        </Link>
        {documents.some(({ state }) => state === "draft") ? (
          <Form method="post">
            <button
              type="submit"
              name="intent"
              value="publish"
              className={buttonClass("primary", "", "compact")}
            >
              {messages.publishAll}
            </button>
          </Form>
        ) : null}
        <a href="/office/website/edits.json" download className="text-teal underline">
          {messages.exported}
        </a>
      </div>
      <ul className="mt-6 border-t border-line">
        {documents.map(({ name, state }) => (
          <li key={name} className="flex flex-wrap gap-x-4 border-b border-line py-3">
            <Link
              to={`/office/website/document?name=${encodeURIComponent(name)}`}
              className="text-teal underline underline-offset-4"
            >
              {titleOfDocument(name, language)}
            </Link>
            <span className="text-sm text-slate">{messages.states[state]}</span>
          </li>
        ))}
      </ul>
      <Form
        method="post"
        encType="multipart/form-data"
        reloadDocument
        className="mt-8 flex flex-col items-start gap-3"
      >
        <h2 className="font-semibold">{messages.imported}</h2>
        <p id="import-note" className="text-sm text-slate">
          {answer?.errors.edits ?? messages.importNote}
        </p>
        <input
          type="file"
          name="edits"
          accept=".json,application/json"
          required
          aria-label={messages.file}
          aria-describedby="import-note"
          aria-invalid={answer?.errors.edits ? true : undefined}
          className={fieldClass}
        />
        <button type="submit" className={buttonClass("outline", "", "compact")}>
          {messages.import}
        </button>
      </Form>
    </div>
  );
}
