import { useState } from "react";
import { useLanguage } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { signedInMessages } from "#ui/signed-in/messages.ts";
import { surveyMessages } from "../messages.ts";
import type { SurveyAreaView } from "../survey-view.server.ts";
import { givePress } from "./phone/give.ts";

export interface UnsentPhoto {
  /** Made by the phone. */
  id: string;
  /** Path of its small picture. */
  address: string;
}

interface RemovePhotosProps {
  opportunityId: string;
  area: SurveyAreaView;
  previews: readonly UnsentPhoto[];
  isStoring: boolean | undefined;
}

/** Folded, so that a thumb that scrolls removes nothing. */
export function RemovePhotos({ opportunityId, area, previews, isStoring }: RemovePhotosProps) {
  const language = useLanguage();
  const { photos: texts, areas, phone } = surveyMessages(language);
  const { file } = signedInMessages(language);
  const [isFull, setFull] = useState(false);
  const { name: areaName = "" } = area.fields;
  const count = area.photos.length + previews.length;
  const shown = [
    ...area.photos.map(({ id, kind, name, isHeld }, at) => ({
      id,
      name: file.position({ place: at + 1, count, name }),
      address: kind === "jpeg" && !isHeld ? `/office/files/${id}/thumbnail` : undefined,
    })),
    ...previews.map(({ id, address }, at) => ({
      id,
      name: texts.onPhone({ place: area.photos.length + at + 1, count }),
      address,
    })),
  ];

  const remove = (photo: string) =>
    void givePress(opportunityId, { kind: "remove-photo", areaId: area.id, photo }).then(
      (isStored) => setFull(!isStored),
    );

  return (
    <details className="mt-2">
      <summary
        aria-label={areas.commandOf({ command: texts.remove, name: areaName })}
        className={buttonClass("bare", "", "compact")}
      >
        {texts.remove}
      </summary>
      <div className="mt-2 rounded-md bg-sand p-3 text-sm">
        <p>{texts.removeNote}</p>
        <ul>
          {shown.map(({ id, name, address }) => (
            <li key={id} className="mt-3 flex items-center gap-3">
              {address === undefined ? null : (
                <img
                  src={address}
                  alt=""
                  loading="lazy"
                  className="size-16 shrink-0 rounded-md bg-white object-cover"
                />
              )}
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <form
                method="post"
                className="shrink-0"
                onSubmit={(event) => {
                  if (!isStoring) return;
                  event.preventDefault();
                  remove(id);
                }}
              >
                <AttemptField />
                <input type="hidden" name="step" value="remove-photo" />
                <input type="hidden" name="area" value={area.id} />
                <input type="hidden" name="photo" value={id} />
                <CompactSubmitButton
                  look="outline"
                  aria-label={areas.commandOf({ command: texts.removeOne, name })}
                >
                  {texts.removeOne}
                </CompactSubmitButton>
              </form>
            </li>
          ))}
        </ul>
        {isFull ? (
          <p role="alert" className="mt-2 font-medium text-error">
            {phone.full}
          </p>
        ) : null}
      </div>
    </details>
  );
}
