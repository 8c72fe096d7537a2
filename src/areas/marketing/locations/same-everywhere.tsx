import { locationsContent } from "#content/locations.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { pagePicture } from "../sections/page-picture.ts";
import { PicturePanel } from "../sections/picture-panel.tsx";

export function SameEverywhere() {
  const { sameEverywhere } = useMessages(locationsContent);
  const picture = pagePicture(useLanguage(), "/locations");
  return (
    <PicturePanel id="everywhere" title={sameEverywhere.title} picture={picture}>
      <dl className="mt-8 border-b border-porcelain/25">
        {sameEverywhere.entries.map(({ id, title, description }) => (
          <div key={id} className="border-t border-porcelain/25 py-5">
            <dt className="font-semibold tracking-snug">{title}</dt>
            <dd className="mt-1 text-mist">{description}</dd>
          </div>
        ))}
      </dl>
    </PicturePanel>
  );
}
