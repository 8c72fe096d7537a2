import Camera from "lucide-react/icons/camera";
import { useState } from "react";
import { photoLimits } from "#platform/files/file-types.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { inspectionMessages } from "../messages.ts";
import { givePhotos } from "./phone/give.ts";

interface ItemPhotosProps {
  inspectionId: string;
  itemId: string;
  isStoring: boolean | undefined;
  /** URLs of photos that are still on this phone. */
  previews: readonly string[];
}

/** Photos are stored on the phone as soon as they are taken; without script, by a form. */
export function ItemPhotos({ inspectionId, itemId, isStoring, previews }: ItemPhotosProps) {
  const { perform } = useMessages(inspectionMessages);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function add(files: readonly File[]) {
    if (files.length === 0) return;
    setBusy(true);
    const isStored = await givePhotos(inspectionId, itemId, files.slice(0, photoLimits.maxFiles));
    setProblem(isStored ? undefined : perform.photoNotStored);
    setBusy(false);
  }

  return (
    <form method="post" encType="multipart/form-data" className="mt-3">
      <AttemptField />

      <input type="hidden" name="step" value="photos" />
      <input type="hidden" name="item" value={itemId} />
      <label
        className={
          isStoring
            ? buttonClass(
                "outline",
                "min-h-12 cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal",
                "compact",
              )
            : "block text-sm"
        }
      >
        {isStoring ? <Camera aria-hidden="true" strokeWidth={1.75} className="size-5" /> : null}
        <span>{isBusy ? perform.storing : perform.addPhotos}</span>
        <input
          type="file"
          name="photo"
          multiple
          accept={photoLimits.accept}
          onChange={({ target }) => {
            if (!isStoring) return;
            void add([...(target.files ?? [])]);
            // Cleared, so that the same photo can be chosen again.
            target.value = "";
          }}
          className={isStoring ? "sr-only" : "block min-h-11 w-full text-sm"}
        />
      </label>
      {isStoring ? null : (
        <CompactSubmitButton look="outline" className="mt-2">
          {perform.sendPhotos}
        </CompactSubmitButton>
      )}
      {problem ? (
        <p role="alert" className="mt-1 text-sm font-medium text-error">
          {problem}
        </p>
      ) : null}
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {previews.map((address) => (
          <li key={address}>
            <img src={address} alt="" className="size-20 rounded-md bg-sand object-cover" />
          </li>
        ))}
      </ul>
    </form>
  );
}
