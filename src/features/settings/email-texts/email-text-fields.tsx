/** The texts of an email in the languages in which it is written, each with what its values mean. */
import { NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { settingsMessages } from "../messages.ts";
import type { EmailData } from "./read-email.server.ts";

type EmailText = EmailData["texts"][number];

interface EmailTextFieldsProps {
  texts: readonly EmailText[];
  /** Stored values, or those that were typed and previewed. */
  typed: Readonly<Record<string, string>>;
  answer: Pick<FormAnswer, "errors" | "values"> | undefined;
}

/** Texts shared with other emails are folded at the end, unless one has a fault. */
export function EmailTextFields({ texts, typed, answer }: EmailTextFieldsProps) {
  const { emails } = useMessages(settingsMessages);
  const ownTexts = texts.filter(({ others }) => others === 0);
  const shared = texts.filter(({ others }) => others > 0);
  const hasFault = shared.some(({ fields }) =>
    fields.some(({ name }) => answer?.errors[name] !== undefined),
  );
  const fieldsOf = (emailText: EmailText) => (
    <TextGroup key={emailText.text} text={emailText} typed={typed} answer={answer} />
  );
  return (
    <>
      {ownTexts.map(fieldsOf)}
      {shared.length > 0 ? (
        <details
          open={hasFault || ownTexts.length === 0}
          className="w-full border-t border-line pt-4"
        >
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-subtitle font-semibold tracking-snug">
            {emails.shared({ count: shared.length })}
          </summary>
          <p className="mt-1 text-sm text-slate">{emails.sharedNote}</p>
          <div className="mt-6 flex flex-col gap-8">{shared.map(fieldsOf)}</div>
        </details>
      ) : null}
    </>
  );
}

interface TextGroupProps extends Omit<EmailTextFieldsProps, "texts"> {
  text: EmailText;
}

function TextGroup({ text, typed, answer }: TextGroupProps) {
  const { emails } = useMessages(settingsMessages);
  const { kind, number, others, fixed, shipped, isEdited, values, fields } = text;
  const title =
    number === undefined
      ? emails.kinds[kind]
      : emails.numberedKind({ kind: emails.kinds[kind], number });
  return (
    <fieldset className="w-full min-w-0">
      <legend className="text-sm font-semibold">{title}</legend>
      {fixed === undefined ? (
        <div className="mt-2 grid w-full min-w-0 gap-x-6 gap-y-4 lg:grid-cols-2">
          {fields.map((field) => (
            <Control
              key={field.name}
              field={field}
              value={typed[field.name] ?? field.shipped}
              answer={answer}
            />
          ))}
        </div>
      ) : (
        <>
          <p className="mt-2 max-w-2xl break-words">{shipped}</p>
          <p className="mt-1 text-sm text-slate">{emails.fixed[fixed]}</p>
        </>
      )}
      {values.length > 0 && fixed === undefined ? (
        <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-slate">
          {values.map(({ name, label }) => (
            <div key={name} className="flex gap-1.5">
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-slate empty:hidden">
        {others > 0 ? <p>{emails.alsoIn({ count: others })}</p> : null}
        {isEdited ? (
          <CompactSubmitButton
            look="outline"
            name="restore"
            value={text.text}
            aria-label={emails.restoreText({ text: title })}
          >
            {emails.restoreOne}
          </CompactSubmitButton>
        ) : null}
      </div>
    </fieldset>
  );
}

interface ControlProps {
  field: EmailText["fields"][number];
  value: string;
  answer: TextGroupProps["answer"];
}

/** A field of one line shows about this many characters. */
const lineLength = 48;

function Control({ field, value, answer }: ControlProps) {
  const { emails } = useMessages(settingsMessages);
  const { name, language, form, shipped } = field;
  const inLanguage = emails.languages[language];
  const label = form === undefined ? inLanguage : emails.forms[form]({ language: inLanguage });
  const typed = answer?.values[name] ?? value;
  const help = value === shipped ? undefined : emails.original({ text: shipped });
  const common = { name, label, answer, value, lang: language, ...(help && { help }) };
  const length = Math.max(typed.length, shipped.length);
  if (length <= lineLength && !shipped.includes("\n")) return <TextField {...common} />;
  const rows = Math.ceil(length / lineLength) + shipped.split("\n").length - 1;
  return <NotesField {...common} rows={Math.min(8, Math.max(2, rows))} />;
}
