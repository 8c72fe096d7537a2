import { isHidden } from "#content/hidden-pages.ts";
import { addressIn } from "#content/page-address.ts";
import { commercialCleaningContent } from "#content/services/commercial-cleaning.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { PictureSplit } from "../../sections/picture-split.tsx";
import { serviceMessages } from "../messages.ts";

export function SpecialtyDates() {
  const language = useLanguage();
  const messages = useMessages(serviceMessages);
  const { specialtyHeading, specialtyPicture, specialtyServices } =
    useMessages(commercialCleaningContent);
  return (
    <PictureSplit id="specialty" tone="ink" {...specialtyHeading} picture={specialtyPicture}>
      <dl className="grid gap-x-8 border-b border-porcelain/25 sm:grid-cols-2">
        {specialtyServices.map(({ id, title, description }) => (
          <div key={id} className="border-t border-porcelain/25 py-5">
            <dt className="font-semibold tracking-snug">{title}</dt>
            <dd className="mt-1 max-w-[36ch] text-mist">{description}</dd>
          </div>
        ))}
      </dl>
      {isHidden(language, "/services/specialty-services") ? null : (
        <p className="mt-6">
          <ArrowLink to={addressIn(language, "/services/specialty-services")} light>
            {messages.moreSpecialtyServices}
          </ArrowLink>
        </p>
      )}
    </PictureSplit>
  );
}
