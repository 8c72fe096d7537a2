import { disinfectionServicesContent } from "#content/services/disinfection-services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { PictureSplit } from "../../sections/picture-split.tsx";

export function RoomRecord() {
  const { recordHeading, recordLines, recordPicture } = useMessages(disinfectionServicesContent);
  return (
    <PictureSplit id="record" tone="ink" {...recordHeading} picture={recordPicture} side="left">
      <dl className="border-b border-porcelain/25">
        {recordLines.map(({ name, value }) => (
          <div
            key={name}
            className="grid gap-x-6 border-t border-porcelain/25 py-4 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="font-semibold tracking-snug">{name}</dt>
            <dd className="text-mist">{value}</dd>
          </div>
        ))}
      </dl>
    </PictureSplit>
  );
}
