import { facilityMaintenanceContent } from "#content/services/facility-maintenance.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { PicturePanel } from "../../sections/picture-panel.tsx";

export function Story() {
  const { story, storyFigures, storyPicture } = useMessages(facilityMaintenanceContent);
  return (
    <PicturePanel id="success-story" title={story.title} lead={story.lead} picture={storyPicture}>
      <dl className="mt-10 grid grid-cols-2 gap-x-8 border-t border-porcelain/25 pt-6">
        {storyFigures.map((figure) => (
          <div key={figure.id} className="flex flex-col-reverse justify-end">
            <dt className="mt-3 max-w-[16ch] text-mist">{figure.label}</dt>
            <dd className="text-figure font-medium tracking-tight tabular-nums">{figure.value}</dd>
          </div>
        ))}
      </dl>
    </PicturePanel>
  );
}
