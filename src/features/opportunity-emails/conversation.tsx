import { useState } from "react";
import { Link } from "react-router";
import { HiddenFields } from "#platform/forms/commands.tsx";
import { NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { usePlace } from "#ui/form/use-answer.ts";
import { TextLink } from "#ui/links.tsx";
import { textLinkClass } from "#ui/text-link.ts";
import { EmailText, LeftOutFiles } from "./email-text.tsx";
import { maxSubject, maxText } from "./email-types.ts";
import { opportunityEmailMessages } from "./messages.ts";
import type { ConversationData } from "./office/conversation-view.server.ts";

interface ConversationProps {
  data: ConversationData;
  answer: FormAnswer | undefined;
}

/** The newest email comes last, with the form for the next one below it. */
export const Conversation = ({ data, answer }: ConversationProps) => (
  <>
    <EmailList data={data} mayWrite={data.mayWrite} />
    {data.mayWrite ? <NextEmail data={data} answer={answer} /> : null}
    <RepliesNote data={data} />
  </>
);

interface EmailListProps {
  data: ConversationData;
  /** True if an email that failed can be sent again from here. */
  mayWrite: boolean;
}

export function EmailList({ data, mayWrite }: EmailListProps) {
  const texts = useMessages(opportunityEmailMessages);
  if (data.emails.length === 0) return <p className="mt-2 text-sm text-slate">{texts.none}</p>;
  return (
    <ol className="mt-3 flex max-w-xl flex-col gap-3">
      {data.emails.map((email) => (
        <Email key={email.id} email={email} path={data.path} mayWrite={mayWrite} />
      ))}
    </ol>
  );
}

export function RepliesNote({ data }: { data: ConversationData }) {
  const texts = useMessages(opportunityEmailMessages);
  return (
    <p className="mt-3 max-w-xl text-xs text-slate">
      {data.areRepliesJoined ? texts.repliesHere : texts.repliesElsewhere}{" "}
      {data.areRepliesJoined || data.hasUnmatched ? (
        <TextLink to="/office/pipeline/unmatched">{texts.unmatched.link}</TextLink>
      ) : null}
    </p>
  );
}

interface EmailProps {
  email: ConversationData["emails"][number];
  path: string;
  mayWrite: boolean;
}

function Email({ email, path, mayWrite }: EmailProps) {
  const texts = useMessages(opportunityEmailMessages);
  const { isOurs, at, who, subject, kind, leftOut, state, files } = email;
  const label = state && state !== "sent" ? texts.states[state] : kind && texts.kinds[kind];
  return (
    <li
      id={`email-${email.id}`}
      className={`rounded-md p-3 text-sm ${isOurs ? "bg-tint" : "bg-sand"}`}
    >
      <p className="text-xs wrap-anywhere text-slate tabular-nums">
        {who}, <time dateTime={at.iso}>{at.full}</time>
      </p>
      {label || email.isStranger ? (
        <p className="mt-1 text-xs font-semibold">{label || texts.anotherSender}</p>
      ) : null}
      <p className="mt-1 font-semibold wrap-anywhere">
        <Written words={writtenAlone(subject, email.language)} />
      </p>
      <EmailText email={email} language={email.language} />
      <AttachedFiles files={files} address="/office/files" />
      <LeftOutFiles files={leftOut} />
      {mayWrite && (state === "failed" || state === "held") ? (
        <PostForm action={path} preventScrollReset className="mt-2">
          <HiddenFields fields={{ step: "again", email: email.id }} />
          <button type="submit" className={buttonClass("outline", "", "compact")}>
            {texts.again}
          </button>
        </PostForm>
      ) : null}
    </li>
  );
}

function NextEmail({ data, answer }: ConversationProps) {
  const texts = useMessages(opportunityEmailMessages);
  const emailAnswer = answer?.values.step === "email" ? answer : undefined;
  const place = usePlace();
  const { fields, company } = data.form;
  if (fields === undefined)
    return (
      <p className="mt-3 text-sm text-slate">
        {texts.noAddress} <TextLink to={company}>{texts.addAddress}</TextLink>
      </p>
    );
  return <EmailForm key={place} data={data} fields={fields} answer={emailAnswer} />;
}

interface EmailFormProps extends ConversationProps {
  fields: NonNullable<ConversationData["form"]["fields"]>;
}

/** Stays as it was opened: what a colleague or the prospect writes meanwhile takes nothing away that was typed. */
function EmailForm({ data, fields, answer }: EmailFormProps) {
  const texts = useMessages(opportunityEmailMessages);
  const [opened] = useState(fields);
  const { template, language } = opened;
  return (
    <details
      id="write"
      className="group mt-3 max-w-xl scroll-mt-6"
      open={answer !== undefined || opened.isOpen}
    >
      <summary className={`${buttonClass("outline", "", "compact")} group-open:mb-3`}>
        {texts.write}
      </summary>
      <nav aria-label={texts.templateLabel}>
        <ul className="flex flex-wrap gap-2 text-sm">
          {opened.templates.map(({ value, label }) => (
            <li key={value}>
              <Link
                to={`?template=${value}#emails`}
                replace
                preventScrollReset
                aria-current={value === template ? "page" : undefined}
                className="flex min-h-11 items-center rounded-full border border-line px-4 font-semibold text-slate hover:text-ink aria-[current=page]:border-teal aria-[current=page]:bg-tint aria-[current=page]:text-ink sm:min-h-9"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PostForm
        answer={answer}
        action={data.path}
        preventScrollReset
        noValidate
        className="mt-4 flex flex-col items-start gap-4"
      >
        <SeenFields stored={opened.seen} />
        <HiddenFields fields={{ step: "email", template: answer?.values.template ?? template }} />
        <p className="text-sm wrap-anywhere text-slate">
          {opened.to}
          {opened.inLanguage ? <span className="block">{opened.inLanguage}</span> : null}
        </p>
        <TextField
          id="email-subject"
          name="subject"
          lang={language}
          maxLength={maxSubject}
          label={texts.subject}
          value={opened.texts.subject}
        />
        <NotesField
          id="email-text"
          name="text"
          lang={language}
          rows={11}
          maxLength={maxText}
          label={texts.text}
          help={texts.textHelp}
          value={opened.texts.text}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            {texts.send}
          </button>
          {data.mayChangeTexts ? (
            <Link
              to="/office/settings/email-templates"
              className={`inline-flex min-h-11 items-center text-sm ${textLinkClass}`}
            >
              {texts.ownTexts}
            </Link>
          ) : null}
        </div>
      </PostForm>
    </details>
  );
}
