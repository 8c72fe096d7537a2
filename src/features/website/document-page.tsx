import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useSearchParams,
} from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command, CommandPanel, OpenedCommand } from "#platform/forms/commands.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/document-page.ts";
import { titleOfDocument } from "./document-labels.ts";
import { DoneNotice } from "./done-notice.tsx";
import { EditedFields } from "./edited-fields.tsx";
import { handleDocumentForm } from "./handle-document-form.server.ts";
import { websiteMessages } from "./messages.ts";
import { readDocument } from "./read-document.server.ts";
import { ChangeList, Versions } from "./versions.tsx";

export const loader = (route: LoaderFunctionArgs) => readDocument(route);

export const action = (route: ActionFunctionArgs) => handleDocumentForm(route);

export const meta = pageMetaIn((language) => websiteMessages(language).section);

type DocumentData = Route.ComponentProps["loaderData"];

/** The texts of a document in both languages, side by side, and what is done with their draft. */
export default function DocumentPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const place = usePlace();
  const language = useLanguage();
  const messages = useMessages(websiteMessages);
  const { document, stored, fields, missingTranslations, icons, pictures, choices } = loaderData;
  const ofFields = answer?.values.step ? undefined : answer;
  return (
    <div className="max-w-5xl">
      <BackLink to="/office/website">{messages.section}</BackLink>
      <PageTitle>{titleOfDocument(document, language)}</PageTitle>
      <ShownOn pages={loaderData.pages} />
      <DoneNotice isShown={answer === undefined} />
      {loaderData.draft === null ? (
        <Problem text={answer?.problem} />
      ) : (
        <Draft {...loaderData} draft={loaderData.draft} answer={answer} />
      )}
      {loaderData.untranslated > 0 ? (
        <p className="mt-4 max-w-[70ch] text-sm">
          {messages.untranslated({ count: loaderData.untranslated })}
        </p>
      ) : null}
      {missingTranslations.map(({ language: one, count }) =>
        count > 0 ? (
          <p key={one} className="mt-4 text-sm">
            {messages.onlyIn[one]({ count })}
          </p>
        ) : null,
      )}
      <Form
        key={place}
        method="post"
        preventScrollReset
        className="mt-8 flex flex-col items-start gap-8"
        noValidate
      >
        {/* What Enter presses: the first button of a form. */}
        <button type="submit" name="list" value="" tabIndex={-1} className="sr-only">
          {messages.save}
        </button>
        <AttemptField />
        <SeenFields stored={stored} answer={ofFields} />
        <EditedFields
          document={document}
          fields={fields}
          answer={ofFields}
          icons={icons}
          pictures={pictures}
          choices={choices}
        />
        <div className="sticky bottom-16 z-10 lg:bottom-0 flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-porcelain py-3">
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            {messages.save}
          </button>
          <SavedNote answer={ofFields} />
        </div>
      </Form>
      <Versions versions={loaderData.versions} />
    </div>
  );
}

/** Beside the button: who saves in the middle of a long form does not see its top. */
function SavedNote({ answer }: { answer: FormAnswer | undefined }) {
  const messages = useMessages(websiteMessages);
  const isSaved = useSearchParams()[0].get("done") === "save";
  const hasFaults = Object.keys(answer?.errors ?? {}).length > 0;
  return (
    <p role="status" className={`text-sm ${hasFaults ? "font-medium text-error" : "text-slate"}`}>
      {hasFaults ? messages.hasFaults : isSaved && !answer ? messages.saved : null}
    </p>
  );
}

/** Each leads to the page as the drafts would make it. */
function ShownOn({ pages }: Pick<DocumentData, "pages">) {
  const messages = useMessages(websiteMessages);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={messages.preview} className="mt-3 text-sm">
      <p className="text-slate">{messages.preview}</p>
      <ul className="flex flex-wrap gap-x-4">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link
              to={`/office/website/preview?path=${encodeURIComponent(path)}`}
              className="inline-flex min-h-8 items-center text-teal underline underline-offset-4"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface DraftProps extends Pick<DocumentData, "planned" | "zone"> {
  draft: NonNullable<DocumentData["draft"]>;
  answer: FormAnswer | undefined;
}

function Draft({ draft, planned, zone, answer }: DraftProps) {
  const messages = useMessages(websiteMessages);
  const seen = <input type="hidden" name="mark" value={draft.mark} />;
  return (
    <div className="mt-6 rounded-lg border border-line p-4">
      <p className="font-semibold">
        {planned ? messages.states.planned({ time: planned }) : messages.draftWaits}
      </p>
      <ChangeList changes={draft.changes} />
      <CommandPanel problem={answer?.problem} className="items-start">
        <Command fields={{ step: "publish" }} look="primary" seen={seen}>
          {messages.publish}
        </Command>
        <OpenedCommand
          step="plan"
          label={messages.plan}
          submit={messages.planNow}
          answer={answer}
          group="draft"
        >
          {(formAnswer) => (
            <>
              {seen}
              <TextField
                type="datetime-local"
                name="at"
                label={messages.publishAt}
                help={messages.planNote({ zone })}
                answer={formAnswer}
              />
            </>
          )}
        </OpenedCommand>
        {planned ? <Command fields={{ step: "cancel-plan" }}>{messages.cancelPlan}</Command> : null}
        <OpenedCommand step="discard" label={messages.discard} answer={answer} group="draft">
          <p className="text-sm">{messages.discardNote}</p>
        </OpenedCommand>
      </CommandPanel>
    </div>
  );
}
