import Camera from "@lucide/icons/icons/camera";
import { useId, useState } from "react";
import { photoLimits } from "#platform/files/file-types.ts";
import { HiddenFields } from "#platform/forms/commands.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { faultId } from "#ui/form/fault-id.ts";

interface PhotoFormProps {
  /** Names the step and the record for a server that gets the form without a script. */
  fields: Record<string, string>;
  /** True if this browser stores anything; undefined until that is clear. */
  isStoring: boolean | undefined;
  texts: { add: string; storing: string; send: string; notStored: string };
  /** @returns whether there was room for them */
  onAdd(files: readonly File[]): Promise<boolean>;
  /** Why the server has refused photos that this form has posted. */
  fault?: string | undefined;
  className: string;
}

const buttonLook = buttonClass(
  "outline",
  "min-h-12 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal",
  "compact",
);

/** Photos are stored on the phone as soon as they are taken; without a script, sent by the form. */
export function PhotoForm({ fields, isStoring, texts, onAdd, fault, className }: PhotoFormProps) {
  const faultNote = useId();
  const [isFull, setFull] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function add(files: readonly File[]) {
    if (files.length === 0) return;
    setBusy(true);
    setFull(!(await onAdd(files.slice(0, photoLimits.maxFiles))));
    setBusy(false);
  }

  return (
    <form
      method="post"
      encType="multipart/form-data"
      id={fault && faultId("photos")}
      className={className}
    >
      <AttemptField />
      <HiddenFields fields={fields} />
      <label className={isStoring ? buttonLook : "block text-sm"}>
        {isStoring ? <Drawing icon={Camera} className="size-5" /> : null}
        <span>{isBusy ? texts.storing : texts.add}</span>
        <input
          type="file"
          name="photo"
          multiple
          accept={photoLimits.accept}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && faultNote}
          onChange={({ target }) => {
            if (!isStoring) return;
            void add([...(target.files ?? [])]);
            // Cleared, so that the same photo can be chosen again.
            target.value = "";
          }}
          className={isStoring ? "sr-only" : "block min-h-11 w-full text-sm"}
        />
      </label>
      {fault ? (
        <p id={faultNote} className="mt-1 text-sm font-medium text-error">
          {fault}
        </p>
      ) : null}
      {isStoring ? null : (
        <CompactSubmitButton look="outline" className="mt-2">
          {texts.send}
        </CompactSubmitButton>
      )}
      {isFull ? (
        <p role="alert" className="mt-1 text-sm font-medium text-error">
          {texts.notStored}
        </p>
      ) : null}
    </form>
  );
}

/** Small pictures of photos that are still on this phone. */
export const PhotoPreviews = ({
  previews,
}: {
  previews: readonly { id: string; address: string }[];
}) => (
  <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
    {previews.map(({ id, address }) => (
      <li key={id}>
        <img src={address} alt="" className="size-20 rounded-md bg-sand object-cover" />
      </li>
    ))}
  </ul>
);
