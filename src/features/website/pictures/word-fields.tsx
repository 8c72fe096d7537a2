import { NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { websiteMessages } from "../messages.ts";

interface WordFieldsProps {
  answer: FormAnswer | undefined;
  /** The stored texts. */
  stored?: Readonly<Record<string, string>>;
}

/** Name and description of a picture. */
export function WordFields({ answer, stored = {} }: WordFieldsProps) {
  const { pictures } = useMessages(websiteMessages);
  const field = (name: string) => ({ name, answer, value: stored[name] ?? "" });
  return (
    <>
      <TextField
        {...field("title")}
        label={pictures.title}
        help={pictures.titleHelp}
        maxLength={80}
      />
      <NotesField
        {...field("altEn")}
        label={pictures.altEn}
        help={pictures.altHelp}
        rows={2}
        maxLength={300}
        lang="en"
      />
      <NotesField
        {...field("altEs")}
        label={pictures.altEs}
        help={pictures.altHelp}
        rows={2}
        maxLength={300}
        lang="es"
      />
      <div>
        <label className="flex min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            name="isDecorative"
            value="on"
            defaultChecked={(answer?.values.isDecorative ?? stored.isDecorative) === "on"}
            aria-describedby="decorative-note"
            className="size-4.5 shrink-0"
          />
          {pictures.decorative}
        </label>
        <p id="decorative-note" className="text-sm text-slate">
          {pictures.decorativeNote}
        </p>
      </div>
    </>
  );
}
