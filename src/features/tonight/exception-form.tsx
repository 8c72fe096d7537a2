import Camera from "@lucide/icons/icons/camera";
import { useEffect, useRef, useState } from "react";
import { crewNoteGroups } from "#features/visits/crew-notes/crew-note.ts";
import { CrewNoteText } from "#features/visits/crew-notes/crew-note-text.tsx";
import { photoLimits } from "#platform/files/file-types.ts";
import { ChoiceField, NotesField } from "#platform/forms/labeled-fields.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { previewOf } from "#platform/offline/prepare-photo.ts";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { faultId } from "#ui/form/fault-id.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { tonightMessages } from "./messages.ts";
import { useVisitForm } from "./phone/use-visit-form.ts";
import type { VisitPartProps } from "./visit-part.ts";

interface ChosenPhoto {
  file: File;
  /** Undefined until it is drawn; empty where this browser cannot draw it. */
  preview?: string;
}

/**
 * Photos from camera or album. They stay in the field until the form is given: stored on the phone
 * with it, or posted by a browser that stores nothing.
 */
function ExceptionPhotos({ error }: { error: string | undefined }) {
  const { exception } = useMessages(tonightMessages);
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenPhoto[]>();
  const [leftOut, setLeftOut] = useState(0);

  useEffect(() => {
    setChosen([]);
    const form = input.current?.form;
    const clear = () => {
      setChosen([]);
      setLeftOut(0);
    };
    form?.addEventListener("reset", clear);
    return () => form?.removeEventListener("reset", clear);
  }, []);

  function hold(list: ChosenPhoto[], left = 0) {
    const files = new DataTransfer();
    for (const { file } of list) files.items.add(file);
    if (input.current) input.current.files = files.files;
    setChosen(list);
    setLeftOut(left);
  }

  function add(files: readonly File[]) {
    const before = chosen ?? [];
    const added = files.slice(0, photoLimits.maxFiles - before.length);
    // The browser has put the new ones in the place of all others: whoever saves now must send them all.
    hold([...before, ...added.map((file) => ({ file }))], files.length - added.length);
    for (const file of added) void draw(file);
  }

  async function draw(file: File) {
    const preview = await previewOf(file);
    setChosen((list) => list?.map((photo) => (photo.file === file ? { file, preview } : photo)));
  }

  return (
    <fieldset id={error && faultId("photos")} className="min-w-0 scroll-mt-6">
      <legend className="mb-1.5 text-sm font-semibold">{exception.photos}</legend>
      <label
        className={
          chosen === undefined
            ? ""
            : buttonClass(
                "outline",
                "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal",
                "compact",
              )
        }
      >
        {chosen === undefined ? null : <Drawing icon={Camera} className="size-5" />}
        <span className={chosen === undefined ? "sr-only" : ""}>{exception.addPhotos}</span>
        <input
          ref={input}
          type="file"
          name="photo"
          multiple
          accept={photoLimits.accept}
          aria-describedby="exception-photos-note"
          onChange={({ target }) => add([...(target.files ?? [])])}
          className={
            chosen === undefined
              ? "block min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:rounded-full file:border file:border-ink/30 file:px-4 file:font-semibold"
              : "sr-only"
          }
        />
      </label>
      <p
        id="exception-photos-note"
        className={`mt-1 text-sm ${error ? "font-medium text-error" : "text-slate"}`}
      >
        {error ?? exception.photosHelp}
      </p>
      <p role="status" className="mt-1 text-sm font-medium text-error empty:hidden">
        {leftOut > 0
          ? exception.photosLeftOut({ count: leftOut, max: photoLimits.maxFiles })
          : null}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {chosen?.map(({ file, preview }, at) => (
          <li
            key={`${file.name}-${file.lastModified}-${file.size}`}
            className="flex flex-col gap-1"
          >
            {preview ? (
              <img src={preview} alt={file.name} className="size-20 rounded-md object-cover" />
            ) : (
              <span className="grid size-20 place-items-center rounded-md bg-sand p-1 text-xs break-all">
                {file.name}
              </span>
            )}
            <button
              type="button"
              aria-label={exception.removePhoto({ photo: file.name })}
              onClick={() => {
                hold(chosen.filter((_, index) => index !== at));
                input.current?.focus();
              }}
              className="min-h-11 rounded-md text-sm font-semibold text-teal hover:underline"
            >
              {exception.remove}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

interface ExceptionFormProps extends VisitPartProps {
  /** URLs of photos that are still on this phone, by the id of the exception. */
  previews: ReadonlyMap<string, readonly string[]>;
  /** Ids of what is not sent yet. */
  unsent: ReadonlySet<string>;
}

/** The reason why a task could not be done: one of the most frequent ones, or the crew's own text. */
export function ExceptionForm({ previews, unsent, ...part }: ExceptionFormProps) {
  const { visit } = part;
  const language = useLanguage();
  const { exception, saving, savedHere } = tonightMessages(language);
  const { answer, isSaving, onSubmit } = useVisitForm(part);
  const exceptionAnswer = answer?.values.step === "exception" ? answer : undefined;
  return (
    <TitledSection
      titleId="exceptions"
      title={exception.title}
      className="mt-8 rounded-lg border border-line bg-white p-4 sm:p-5"
    >
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
          name="what"
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
    </TitledSection>
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
