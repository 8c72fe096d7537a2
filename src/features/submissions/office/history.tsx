import { useNavigation } from "react-router";
import type { Moment } from "#platform/document/moment.ts";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { submissionMessages } from "../messages.ts";
import type { DetailData } from "./detail-page.server.ts";

interface SubmissionHistoryProps {
  data: Pick<DetailData, "notes" | "history" | "emails" | "received" | "mayAnswer"> & {
    /** Says what may be written in a note. */
    noteHelp?: string;
  };
  answer: FormAnswer | undefined;
}

/** Notes, what was done by whom, and how the emails fare. */
export function SubmissionHistory({ data, answer }: SubmissionHistoryProps) {
  const { notes, history, emails, received } = data;
  const { history: messages } = useMessages(submissionMessages);
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="notes-title">
        <Title id="notes-title">{messages.notes}</Title>
        {data.mayAnswer ? (
          <NoteForm answer={answer} noteCount={notes.length} help={data.noteHelp} />
        ) : null}
        <ul className="mt-4 flex flex-col gap-3 empty:hidden">
          {notes.map(({ id, text, language, authorName, written }) => (
            <li key={id} className="rounded-md bg-sand p-3 text-sm">
              <WrittenText
                text={text}
                language={language}
                className="wrap-anywhere whitespace-pre-wrap"
              />
              <p className="mt-1.5 text-xs text-slate">
                {authorName}, <When at={written} />
              </p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="history-title">
        <Title id="history-title">{messages.history}</Title>
        <ol className="mt-2 text-sm">
          {history.map(({ id, what, who, at }) => (
            <li key={id} className="border-t border-line py-2 first:border-t-0">
              {what}
              <span className="block text-xs text-slate">
                {who}, <When at={at} />
              </span>
            </li>
          ))}
          <li className="border-t border-line py-2 first:border-t-0">
            {messages.received}
            <span className="block text-xs text-slate">
              <When at={received} />
            </span>
          </li>
        </ol>
      </section>
      <section aria-labelledby="emails-title">
        <Title id="emails-title">{messages.emails}</Title>
        {emails.length === 0 ? (
          <p className="mt-2 text-sm text-slate">{messages.noEmails}</p>
        ) : null}
        <ul className="mt-2 text-sm empty:hidden">
          {emails.map(({ message, to, state, hasFailed, at, answer: answerLabel }) => (
            <li key={message} className="border-t border-line py-2 first:border-t-0">
              {to}: <span className={hasFailed ? "font-semibold text-error" : ""}>{state}</span>
              <span className="block text-xs wrap-anywhere text-slate">
                <When at={at} />
                {answerLabel ? `, ${answerLabel}` : ""}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const Title = ({ id, children }: { id: string; children: string }) => (
  <h2 id={id} className="text-base font-semibold tracking-snug">
    {children}
  </h2>
);

const When = ({ at }: { at: Moment }) => (
  <time dateTime={at.iso} className="tabular-nums">
    {at.full}
  </time>
);

interface NoteFormProps {
  answer: FormAnswer | undefined;
  noteCount: number;
  help: string | undefined;
}

function NoteForm({ answer, noteCount, help }: NoteFormProps) {
  const { formData } = useNavigation();
  const { history } = useMessages(submissionMessages);
  const isSaving = formData?.get("step") === "note";
  return (
    // The key empties the form once the note is stored; a refused one stays.
    <PostForm
      answer={answer}
      preventScrollReset
      key={noteCount}
      className="mt-2 flex flex-col items-start gap-2"
    >
      <input type="hidden" name="step" value="note" />
      <NotesField
        id="note-text"
        label={history.addNote}
        {...(help && { help })}
        name="text"
        rows={3}
        maxLength={5_000}
        required
      />
      <CompactSubmitButton look="outline" disabled={isSaving}>
        {isSaving ? history.saving : history.saveNote}
      </CompactSubmitButton>
    </PostForm>
  );
}
