import { NotesField } from "#platform/forms/labeled-fields.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { tonightMessages } from "./messages.ts";
import { useVisitForm } from "./phone/use-visit-form.ts";
import type { VisitPartProps } from "./visit-part.ts";

interface MessageFormProps extends VisitPartProps {
  /** Ids of what is not sent yet. */
  unsent: ReadonlySet<string>;
}

/** The message goes to whoever directs the crew, and never to the client. */
export function MessageForm({ unsent, ...part }: MessageFormProps) {
  const { visit } = part;
  const { message, saving, savedHere } = useMessages(tonightMessages);
  const { answer, isSaving, onSubmit } = useVisitForm(part);
  const messageAnswer = answer?.values.step === "message" ? answer : undefined;
  return (
    <details
      className="mt-4 rounded-lg border border-line bg-white px-4 sm:px-5"
      open={messageAnswer !== undefined || visit.notes.length > 0}
    >
      <summary className="flex min-h-14 cursor-pointer items-center font-semibold">
        {message.title}
      </summary>
      {visit.notes.length > 0 ? (
        <ul aria-label={message.sent} className="border-b border-line text-sm">
          {visit.notes.map(({ id, text, language, time }) => (
            <li key={id} className="border-t border-line py-2">
              <div className="flex justify-between gap-4">
                <span className="min-w-0 break-words whitespace-pre-line">
                  <Written words={writtenAlone(text, language)} />
                </span>
                <span className="shrink-0 text-slate tabular-nums">{time}</span>
              </div>
              {unsent.has(id) ? <p className="text-slate">{savedHere}</p> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <form method="post" noValidate className="flex flex-col gap-4 py-4" onSubmit={onSubmit}>
        <AttemptField />

        <input type="hidden" name="step" value="message" />
        <Problem text={messageAnswer?.problem} />
        <NotesField
          id="message-text"
          label={message.text}
          help={message.textHelp}
          name="text"
          rows={2}
          maxLength={500}
          answer={messageAnswer}
        />
        <button type="submit" className={buttonClass("outline", "w-full")} disabled={isSaving}>
          {isSaving ? saving : message.send}
        </button>
      </form>
    </details>
  );
}
