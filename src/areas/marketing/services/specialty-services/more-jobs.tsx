import { specialtyServicesContent } from "#content/services/specialty-services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { PictureSplit } from "../../sections/picture-split.tsx";

export function MoreJobs() {
  const { moreHeading, morePicture, moreServices } = useMessages(specialtyServicesContent);
  return (
    <PictureSplit id="more" {...moreHeading} picture={morePicture}>
      <dl className="border-b border-line">
        {moreServices.map(({ id, title, description }) => (
          <div key={id} className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-2">
            <dt className="font-semibold tracking-snug">{title}</dt>
            <dd className="text-slate">{description}</dd>
          </div>
        ))}
      </dl>
    </PictureSplit>
  );
}
