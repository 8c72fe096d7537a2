import { useMessages } from "#platform/language/use-messages.ts";
import { PhotoForm, PhotoPreviews } from "#platform/offline/photo-form.tsx";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { surveyMessages } from "../messages.ts";
import type { SurveyAreaView } from "../survey-view.server.ts";
import { givePhotos } from "./phone/give.ts";
import { RemovePhotos, type UnsentPhoto } from "./remove-photos.tsx";

interface AreaPhotosProps {
  opportunityId: string;
  area: SurveyAreaView;
  isStoring: boolean | undefined;
  /** Photos that are still only on this phone. */
  previews: readonly UnsentPhoto[];
  mayChange: boolean;
  fault: string | undefined;
}

/** The photos of one area, stored here or still on this phone, with what adds and removes some. */
export function AreaPhotos(props: AreaPhotosProps) {
  const { opportunityId, area, isStoring, previews, mayChange, fault } = props;
  const { photos: texts } = useMessages(surveyMessages);
  return (
    <div className="mt-4">
      <AttachedFiles files={area.photos} address="/office/files" />
      <PhotoPreviews previews={previews} />
      {mayChange && area.photos.length + previews.length > 0 ? (
        <RemovePhotos
          opportunityId={opportunityId}
          area={area}
          previews={previews}
          isStoring={isStoring}
        />
      ) : null}
      {mayChange ? (
        <PhotoForm
          fields={{ step: "photos", area: area.id }}
          isStoring={isStoring}
          texts={texts}
          onAdd={(files) => givePhotos(opportunityId, area.id, files)}
          fault={fault}
          className="mt-2"
        />
      ) : null}
    </div>
  );
}
