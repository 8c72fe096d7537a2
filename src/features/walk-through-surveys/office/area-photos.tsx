import Camera from "lucide-react/icons/camera";
import { useState } from "react";
import { photoLimits } from "#platform/files/file-types.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { surveyMessages } from "../messages.ts";
import type { SurveyAreaView } from "../survey-view.server.ts";
import { givePhotos } from "./phone/give.ts";
import { RemovePhotos, type UnsentPhoto } from "./remove-photos.tsx";

interface AreaPhotosProps {
  opportunityId: string;
  area: SurveyAreaView;
  isStoring: boolean | undefined;
  /** Those that are still on this phone. */
  previews: readonly UnsentPhoto[];
  mayChange: boolean;
}

/** Photos are stored on the phone as soon as they are taken; without script, sent by a form. */
export function AreaPhotos(props: AreaPhotosProps) {
  const { opportunityId, area, isStoring, previews, mayChange } = props;
  const { photos: texts } = useMessages(surveyMessages);
  const [isBusy, setBusy] = useState(false);
  const [isFull, setFull] = useState(false);

  async function add(files: readonly File[]) {
    if (files.length === 0) return;
    setBusy(true);
    setFull(!(await givePhotos(opportunityId, area.id, files.slice(0, photoLimits.maxFiles))));
    setBusy(false);
  }

  return (
    <div className="mt-4">
      <AttachedFiles files={area.photos} address="/office/files" />
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {previews.map(({ id, address }) => (
          <li key={id}>
            <img src={address} alt="" className="size-20 rounded-md bg-sand object-cover" />
          </li>
        ))}
      </ul>
      {mayChange && area.photos.length + previews.length > 0 ? (
        <RemovePhotos
          opportunityId={opportunityId}
          area={area}
          previews={previews}
          isStoring={isStoring}
        />
      ) : null}
      {mayChange ? (
        <form method="post" encType="multipart/form-data" className="mt-2">
          <AttemptField />
          <input type="hidden" name="step" value="photos" />
          <input type="hidden" name="area" value={area.id} />
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
            <span>{isBusy ? texts.storing : texts.add}</span>
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
              {texts.send}
            </CompactSubmitButton>
          )}
          {isFull ? (
            <p role="alert" className="mt-1 text-sm font-medium text-error">
              {texts.notStored}
            </p>
          ) : null}
        </form>
      ) : null}
    </div>
  );
}
