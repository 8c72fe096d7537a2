/** The pages of the rules share this frame: the link back, and the message after saving. */

import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { settingsMessages } from "./messages.ts";

interface SettingsFrameProps {
  /** `more` is what the list of the settings leaves out. */
  texts: { title: string; note: string; more?: string };
  /** What is said after saving. */
  saved: string;
  answer: FormAnswer | undefined;
  children: ReactNode;
}

export function SettingsFrame({ texts, saved, answer, children }: SettingsFrameProps) {
  const { title, note, more } = texts;
  const messages = useMessages(settingsMessages);
  const done = useSearchParams()[0].get("done");
  return (
    <div className="max-w-2xl">
      <BackLink to="/office/settings">{messages.section}</BackLink>
      <PageTitle>{title}</PageTitle>
      <p className="mt-3 text-sm text-slate">{more === undefined ? note : `${note} ${more}`}</p>
      <StatusNotice>
        {done !== null && !answer ? (done === "restored" ? messages.restored : saved) : null}
      </StatusNotice>
      {children}
    </div>
  );
}

interface SettingsFormProps {
  /**
   * The address to post to; only needed if another form of the page may have changed the address on screen.
   */
  path?: string;
  stored: Readonly<Record<string, string>>;
  answer: FormAnswer | undefined;
  children: ReactNode;
}

/**
 * The key remounts the form after other values are stored; until then, typed text survives a broken
 * connection.
 */
export function SettingsForm({ stored, answer, path, children }: SettingsFormProps) {
  const messages = useMessages(settingsMessages);
  return (
    <PostForm
      answer={answer}
      key={JSON.stringify(stored)}
      {...(path !== undefined && { action: path })}
      className="mt-6 flex flex-col items-start gap-6"
      noValidate
    >
      <SeenFields stored={stored} />
      <Problem text={answer?.problem} />
      {children}
      <CompactSubmitButton>{messages.save}</CompactSubmitButton>
    </PostForm>
  );
}

interface RestoreShippedProps {
  /** The path of the page, without a query. */
  path: string;
  /** Describes the values that come back. */
  note: string;
  /** A question that came with the answer: then it stays open. */
  question?: ReactNode;
}

/** It has to be opened first, because one press would replace a list that somebody has worked on. */
export function RestoreShipped({ path, note, question }: RestoreShippedProps) {
  const messages = useMessages(settingsMessages);
  const place = usePlace();
  return (
    <details key={place} open={Boolean(question)} className="group mt-10 border-t border-line pt-6">
      <summary className={`${buttonClass("outline", "", "compact")} group-open:mb-3`}>
        {messages.restore}
      </summary>
      <PostForm
        action={`${path}?restore`}
        className="flex flex-col items-start gap-4 rounded-md bg-sand p-4"
      >
        <p className="text-sm">{note}</p>
        {question}
        <CompactSubmitButton>{messages.restoreNow}</CompactSubmitButton>
      </PostForm>
    </details>
  );
}

interface FieldGroupProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** Fields of a long form that belong together, under a heading of their own. */
export const FieldGroup = ({ title, note, children }: FieldGroupProps) => (
  <fieldset className="flex w-full flex-col items-start gap-5 border-t border-line pt-4">
    <legend className="float-left w-full text-subtitle font-semibold tracking-snug">{title}</legend>
    {note ? <p className="clear-both text-sm text-slate">{note}</p> : null}
    {children}
  </fieldset>
);
