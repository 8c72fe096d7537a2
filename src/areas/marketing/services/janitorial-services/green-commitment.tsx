import { janitorialServicesContent } from "#content/services/janitorial-services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Icon } from "#ui/icon.tsx";
import { PictureSplit } from "../../sections/picture-split.tsx";

export function GreenCommitment() {
  const { greenCommitments, greenHeading, greenPicture } = useMessages(janitorialServicesContent);
  return (
    <PictureSplit
      id="green-cleaning"
      {...greenHeading}
      picture={greenPicture}
      side="left"
      tone="tint"
    >
      <dl className="grid gap-x-10 border-b border-ink/20 sm:grid-cols-2">
        {greenCommitments.map(({ id, title, description, icon }) => (
          <div key={id} className="border-t border-ink/20 py-6">
            <dt className="flex items-center gap-3 font-semibold tracking-snug">
              <Icon name={icon} className="size-5 text-teal" />
              {title}
            </dt>
            <dd className="mt-2 max-w-[36ch] text-slate">{description}</dd>
          </div>
        ))}
      </dl>
    </PictureSplit>
  );
}
