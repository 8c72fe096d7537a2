/** Parts that several pages of newsletters share: the fields of its texts, its state, and what was done. */
import { NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { languages, localeOf } from "#platform/language/language.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { StatusNotice } from "#ui/status-notice.tsx";
import type { en } from "../messages/en.ts";
import { newsletterMessages } from "../messages.ts";
import {
  maxBodyCharacters,
  maxSubjectCharacters,
  type NewsletterForm,
  type NewsletterState,
} from "../newsletter-types.ts";

interface FieldsProps {
  stored?: NewsletterForm;
  answer: Pick<FormAnswer, "errors" | "values"> | undefined;
}

/** Subject and text in each language, one beneath the other on a phone. */
export function NewsletterFields({ stored, answer }: FieldsProps) {
  const { form } = useMessages(newsletterMessages).newsletters;
  return (
    <>
      <div className="flex max-w-[70ch] flex-col gap-2 text-sm text-slate">
        <p>{form.bodyHelp}</p>
        <p>{form.empty}</p>
      </div>
      <div className="grid w-full grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-2">
        {languages.map((language) => (
          <fieldset key={language} className="flex min-w-0 flex-col gap-4">
            <legend className="mb-3 text-base font-semibold tracking-snug">
              {form.legend[language]}
            </legend>
            <TextField
              name={`subject-${language}`}
              label={form.subject}
              lang={localeOf(language)}
              maxLength={maxSubjectCharacters}
              value={stored?.[`subject-${language}`] ?? ""}
              answer={answer}
            />
            <NotesField
              name={`body-${language}`}
              label={form.body}
              lang={localeOf(language)}
              rows={16}
              maxLength={maxBodyCharacters}
              value={stored?.[`body-${language}`] ?? ""}
              answer={answer}
            />
          </fieldset>
        ))}
      </div>
    </>
  );
}

const dots: Readonly<Record<NewsletterState, string>> = {
  draft: "bg-slate",
  scheduled: "bg-dawn",
  sending: "bg-dawn",
  sent: "bg-teal",
  stopped: "bg-error",
};

export const NewsletterStateBadge = ({
  state,
  label,
}: {
  state: NewsletterState;
  label: string;
}) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap">
    <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${dots[state]}`} />
    {label}
  </span>
);

/** Stays in the page, so that it is read out when its sentence comes. */
export function DoneNotice({
  done,
  hasMailServer = true,
}: {
  done: keyof (typeof en)["newsletters"]["done"] | undefined;
  hasMailServer?: boolean;
}) {
  const { newsletters } = useMessages(newsletterMessages);
  const sentences = hasMailServer
    ? newsletters.done
    : { ...newsletters.done, ...newsletters.doneAsFiles };
  return <StatusNotice>{done ? sentences[done] : null}</StatusNotice>;
}
