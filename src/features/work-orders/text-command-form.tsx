import { photoLimits } from "#platform/files/file-types.ts";
import { OpenedCommand } from "#platform/forms/commands.tsx";
import { NotesField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import type { ButtonLook } from "#ui/button.tsx";
import { PhotoField } from "#ui/form/photo-field.tsx";

export interface TextCommandFormProps {
  command: string;
  label: string;
  /** Name of what is written. */
  field: "reason" | "remark";
  question: string;
  look: ButtonLook;
  /** Where photos that may come with it are sent. */
  photosTo?: string | undefined;
  answer: FormAnswer | undefined;
}

/** A command with something to say: answer and change of state in one. */
export const TextCommandForm = ({
  command,
  label,
  field,
  question,
  look,
  photosTo,
  answer,
}: TextCommandFormProps) => (
  <OpenedCommand
    step={command}
    label={label}
    look={look}
    answer={answer}
    takesFiles={photosTo !== undefined}
  >
    {(own) => (
      <>
        <NotesField
          id={`${command}-text`}
          label={question}
          name={field}
          rows={3}
          maxLength={5_000}
          answer={own}
        />
        {photosTo ? (
          <PhotoField
            id={`${command}-photos`}
            label="Photos (optional)"
            address={photosTo}
            limits={photoLimits}
            values={own?.values ?? {}}
            error={own?.errors.photos}
          />
        ) : null}
      </>
    )}
  </OpenedCommand>
);
