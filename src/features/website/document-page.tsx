import { type FormEvent, type RefObject, useRef, useState } from "react";
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useSearchParams,
} from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command, CommandPanel, OpenedCommand } from "#platform/forms/commands.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
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
import { hasUnsavedTexts } from "./unsaved-texts.ts";
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
  const { document, stored, fields, missingTranslations, icons, pictures, choices, article } =
    loaderData;
  const ofFields = answer?.values.step ? undefined : answer;
  const textsForm = useRef<HTMLFormElement>(null);
  const [search] = useSearchParams();
  const versionsAddress = (page: number) => {
    const others = [...search].filter(([name]) => name !== "versions" && name !== "done");
    return `?${new URLSearchParams([...others, ["versions", String(page)]])}#versions-title`;
  };
  return (
    <div className="max-w-5xl" data-draft-record={loaderData.draftRecord}>
      {article ? (
        <BackLink to="/office/website/articles">{messages.articles.section}</BackLink>
      ) : (
        <BackLink to="/office/website">{messages.section}</BackLink>
      )}
      <PageTitle>{article?.title ?? titleOfDocument(document, language)}</PageTitle>
      <ShownOn pages={loaderData.pages} />
      <DoneNotice isShown={answer === undefined} />
      {loaderData.draft === null ? (
        <Problem text={answer?.problem} />
      ) : (
        <Draft
          {...loaderData}
          draft={loaderData.draft}
          answer={answer}
          textsForm={textsForm}
          isRefused={ofFields !== undefined}
        />
      )}
      {loaderData.untranslated > 0 ? (
        <p className="mt-4 max-w-[70ch] text-sm">
          {messages.untranslated({ count: loaderData.untranslated })}
        </p>
      ) : null}
      <FactNotes facts={loaderData.facts} />
      {article ? <ArticleNotes article={article} answer={answer} /> : null}
      {(article ? [] : missingTranslations).map(({ language: missingLanguage, count }) =>
        count > 0 ? (
          <p key={missingLanguage} className="mt-4 text-sm">
            {messages.onlyIn[missingLanguage]({ count })}
          </p>
        ) : null,
      )}
      <PostForm
        key={place}
        ref={textsForm}
        preventScrollReset
        className="mt-8 flex flex-col items-start gap-8"
        noValidate
      >
        {/* Enter presses the first button of a form, which must save. */}
        <button type="submit" name="list" value="" tabIndex={-1} className="sr-only">
          {messages.save}
        </button>
        <SeenFields stored={stored} answer={ofFields} />
        <EditedFields
          document={document}
          fields={fields}
          answer={ofFields}
          icons={icons}
          pictures={pictures}
          choices={choices}
          categories={loaderData.categories}
          today={loaderData.today}
          facts={loaderData.facts}
        />
        <div className="sticky bottom-16 z-10 lg:bottom-0 flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-porcelain py-3">
          <CompactSubmitButton>{messages.save}</CompactSubmitButton>
          <SavedNote answer={ofFields} />
        </div>
      </PostForm>
      <Versions
        versions={loaderData.versions}
        isShipped={article?.isShipped ?? true}
        mark={loaderData.mark}
        answer={answer?.values.step === "bring-back" ? answer : undefined}
        {...loaderData.versionPages}
        addressOf={versionsAddress}
      />
    </div>
  );
}

/** A text in braces would puzzle whoever edits it. */
function FactNotes({ facts }: Pick<DocumentData, "facts">) {
  const messages = useMessages(websiteMessages);
  if (facts.length === 0) return null;
  return (
    <section aria-label={messages.factsTitle} className="mt-4 text-sm">
      <p className="max-w-[70ch] text-slate">{messages.factsNote}</p>
      <dl className="mt-1 flex flex-col gap-1">
        {facts.map(({ sign, says }) => (
          <div key={sign} className="flex flex-wrap gap-x-2">
            <dt>
              <code>{sign}</code>
            </dt>
            <dd className="min-w-0 wrap-anywhere">{says}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ArticleNotesProps {
  article: NonNullable<DocumentData["article"]>;
  answer: FormAnswer | undefined;
}

/** Lists what its page leaves out of the text, and offers to change the address while that is possible. */
function ArticleNotes({ article, answer }: ArticleNotesProps) {
  const { articles, noteIn, languages } = useMessages(websiteMessages);
  const notes = article.leftOut.flatMap(({ language, pictures, links, html }) =>
    [
      pictures > 0 ? articles.leftOut.pictures({ count: pictures }) : "",
      links > 0 ? articles.leftOut.links({ count: links }) : "",
      html > 0 ? articles.leftOut.html({ count: html }) : "",
    ]
      .filter(Boolean)
      .map((note) => noteIn({ note, language: languages[language] })),
  );
  if (article.isTextHidden) notes.push(articles.notShown);
  return (
    <>
      <ul className="mt-4 flex flex-col gap-1 text-sm empty:hidden">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {article.keepsAddress ? null : (
        <CommandPanel problem={undefined} className="mt-4 items-start">
          <OpenedCommand
            step="move"
            label={articles.move}
            submit={articles.move}
            answer={answer}
            group="address"
          >
            <TextField
              name="slug"
              label={articles.address}
              help={articles.addressNote}
              value={article.slug}
            />
          </OpenedCommand>
        </CommandPanel>
      )}
    </>
  );
}

/** The notice is beside the button, because its reader may be in the middle of a long form. */
function SavedNote({ answer }: { answer: FormAnswer | undefined }) {
  const messages = useMessages(websiteMessages);
  const done = useSearchParams()[0].get("done") ?? "";
  const saved = done === "unchanged" ? messages.unchanged : /^save/.test(done) && messages.saved;
  const hasFaults = Object.keys(answer?.errors ?? {}).length > 0;
  return (
    <p role="status" className={`text-sm ${hasFaults ? "font-medium text-error" : "text-slate"}`}>
      {hasFaults ? messages.hasFaults : (!answer && saved) || null}
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

interface DraftProps extends Pick<DocumentData, "planned" | "zone" | "stored"> {
  draft: NonNullable<DocumentData["draft"]>;
  answer: FormAnswer | undefined;
  textsForm: RefObject<HTMLFormElement | null>;
  /** The form came back with texts that were not taken. */
  isRefused: boolean;
}

function Draft(props: DraftProps) {
  const { draft, planned, zone, stored, answer, textsForm, isRefused } = props;
  const messages = useMessages(websiteMessages);
  const place = usePlace();
  // Saving changes the place of the page, and so ends the warning.
  const [heldUpAt, setHeldUpAt] = useState<string>();
  const isHeldUp = heldUpAt === place;
  const seen = <input type="hidden" name="mark" value={draft.mark} />;
  /** The draft would be published, and not the words that the form shows. */
  const holdUpUnsaved = (event: FormEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || textsForm.current === null) return;
    const step = new FormData(target).get("step");
    const holdsUp =
      (step === "publish" || step === "plan") &&
      (isRefused || hasUnsavedTexts(new FormData(textsForm.current), stored));
    setHeldUpAt(holdsUp ? place : undefined);
    if (holdsUp) event.preventDefault();
  };
  return (
    <div className="mt-6 rounded-lg border border-line p-4" onSubmitCapture={holdUpUnsaved}>
      <p className="font-semibold">
        {planned ? messages.states.planned({ time: planned }) : messages.draftWaits}
      </p>
      <ChangeList changes={draft.changes} />
      <CommandPanel
        problem={isHeldUp ? messages.saveFirst : answer?.problem}
        className="items-start"
      >
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
          {seen}
          <TextField
            type="datetime-local"
            name="at"
            label={messages.publishAt}
            help={messages.planNote({ zone })}
          />
        </OpenedCommand>
        {planned ? <Command fields={{ step: "cancel-plan" }}>{messages.cancelPlan}</Command> : null}
        <OpenedCommand step="discard" label={messages.discard} answer={answer} group="draft">
          <SeenFields stored={{ mark: draft.mark }} />
          <p className="text-sm">{messages.discardNote}</p>
        </OpenedCommand>
      </CommandPanel>
    </div>
  );
}
