import { commercialCleaningContent } from "#content/services/commercial-cleaning.ts";
import { servicesContent } from "#content/services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { PictureSplit } from "../../sections/picture-split.tsx";

export function SpecialtyDates() {
  const { services } = useMessages(servicesContent);
  const specialty = services.find(({ id }) => id === "specialty-services");
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
      {specialty ? (
        <p className="mt-6">
          <ArrowLink to={specialty.href} light>
            {specialty.title}
          </ArrowLink>
        </p>
      ) : null}
    </PictureSplit>
  );
}
