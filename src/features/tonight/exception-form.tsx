import { crewNoteGroups } from "#features/visits/crew-notes/crew-note.ts";
import { CrewNoteText } from "#features/visits/crew-notes/crew-note-text.tsx";
import { ChoiceField, NotesField } from "#platform/forms/labeled-fields.tsx";
import { useLanguage } from "#platform/language/use-messages.ts";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { ExceptionPhotos } from "./exception-photos.tsx";
import { tonightMessages } from "./messages.ts";
import { useVisitForm } from "./phone/use-visit-form.ts";
import type { VisitPartProps } from "./visit-part.ts";

interface ExceptionFormProps extends VisitPartProps {
  /** URLs of photos that are still on this phone, by the id of the exception. */
  previews: ReadonlyMap<string, readonly string[]>;
  /** Ids of what is not sent yet. */
  unsent: ReadonlySet<string>;
}

/** What kept the crew from a task: picked from what happens most, or in its own words. */
export function ExceptionForm({ previews, unsent, ...part }: ExceptionFormProps) {
  const { visit } = part;
  const language = useLanguage();
  const { exception, saving, savedHere } = tonightMessages(language);
  const { answer, isSaving, onSubmit } = useVisitForm(part);
  const exceptionAnswer = answer?.values.step === "exception" ? answer : undefined;
  return (
    <section
      aria-labelledby="exceptions"
      className="mt-8 rounded-lg border border-line bg-white p-4 sm:p-5"
    >
      <h2 id="exceptions" className="text-subtitle font-semibold tracking-snug">
        {exception.title}
      </h2>
      {visit.exceptionList.length > 0 ? (
        <ul aria-label={exception.noted} className="mt-3 border-b border-line text-sm">
          {visit.exceptionList.map(({ id, areaName, time, files, ...note }) => (
            <li key={id} className="border-t border-line py-2">
              <div className="flex justify-between gap-4">
                <span className="min-w-0 break-words whitespace-pre-line">
                  {areaName ? <strong className="font-semibold">{areaName}: </strong> : null}
                  <CrewNoteText {...note} />
                </span>
                <span className="shrink-0 text-slate tabular-nums">{time}</span>
              </div>
              <AttachedFiles files={files} address="/office/files" />
              <Previews addresses={previews.get(id) ?? []} />
              {unsent.has(id) ? <p className="text-slate">{savedHere}</p> : null}
            </li>
          ))}
        </ul>
      ) : null}
      <form
        method="post"
        encType="multipart/form-data"
        noValidate
        className="mt-4 flex flex-col gap-4"
        onSubmit={onSubmit}
      >
        <AttemptField />

        <input type="hidden" name="step" value="exception" />
        <Problem text={exceptionAnswer?.problem} />
        <ChoiceField
          id="exception-code"
          label={exception.what}
          name="code"
          prompt={exception.choose}
          groups={crewNoteGroups(language)}
          answer={exceptionAnswer}
        />
        <NotesField
          id="exception-text"
          label={exception.ownWords}
          help={exception.ownWordsHelp}
          name="text"
          rows={2}
          maxLength={500}
          answer={exceptionAnswer}
        />
        <ChoiceField
          id="exception-area"
          label={exception.where}
          name="area"
          prompt={exception.whole}
          options={visit.areas.map(({ areaId, name }) => ({ value: areaId, label: name }))}
          answer={exceptionAnswer}
        />
        <ExceptionPhotos error={exceptionAnswer?.errors.photos} />
        <button type="submit" className={buttonClass("outline", "w-full")} disabled={isSaving}>
          {isSaving ? saving : exception.save}
        </button>
      </form>
    </section>
  );
}

const Previews = ({ addresses }: { addresses: readonly string[] }) =>
  addresses.length === 0 ? null : (
    <ul className="my-2 flex flex-wrap gap-2">
      {addresses.map((address) => (
        <li key={address}>
          <img src={address} alt="" className="size-20 rounded-md bg-sand object-cover" />
        </li>
      ))}
    </ul>
  );
