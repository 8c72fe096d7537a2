import { addressIn } from "#content/page-address.ts";
import { allServicesContent, type ServiceSection } from "#content/services/all-services.ts";
import { type Service, servicesContent } from "#content/services.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { serviceMessages } from "../messages.ts";

export function ServiceRows() {
  const { serviceSections } = useMessages(allServicesContent);
  return (
    <div className="wrap rhythm grid gap-y-20 lg:gap-y-32">
      <BelowHeadline>
        {serviceSections.map((section, at) => (
          <ServiceRow key={section.id} section={section} mirrored={at % 2 === 1} />
        ))}
      </BelowHeadline>
    </div>
  );
}

interface ServiceRowProps {
  section: ServiceSection;
  mirrored: boolean;
}

function ServiceRow({ section, mirrored }: ServiceRowProps) {
  const { services } = useMessages(servicesContent);
  const service = services.find(({ id }) => id === section.id);
  if (!service) return null;
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className="later grid items-center gap-x-16 gap-y-8 lg:grid-cols-12"
    >
      <Picture
        {...service.picture}
        sizes="(min-width: 64rem) 43rem, 94vw"
        className={`aspect-[16/10] w-full rounded-lg lg:col-span-7 ${mirrored ? "lg:order-2" : ""}`}
      />
      <div className="lg:col-span-5">
        <Icon name={service.icon} className="mb-4 size-7 text-teal" />
        <h2 id={`${section.id}-title`} className="text-title font-semibold tracking-tight">
          {service.title}
        </h2>
        <p className="mt-5 max-w-[42ch] text-lead text-slate">{section.text}</p>
        <ul className="mt-7 grid grid-cols-2 gap-x-6 border-t border-line">
          {section.holds.map((name) => (
            <li key={name} className="border-b border-line py-2.5 text-sm">
              {name}
            </li>
          ))}
        </ul>
        <p className="mt-5 text-sm font-medium text-teal">{section.fact}</p>
        <p className="mt-4">
          <LinkOnward service={service} />
        </p>
      </div>
    </section>
  );
}

/** Links to the page of the service; a service without one links to a request for it. */
function LinkOnward({ service: { title, href } }: { service: Service }) {
  const language = useLanguage();
  const { learnMore, tellUs } = useMessages(serviceMessages).allServices;
  if (href.includes("#"))
    return <ArrowLink to={addressIn(language, "/contact#quote")}>{tellUs}</ArrowLink>;
  return (
    <ArrowLink to={href}>
      <RichText
        text={learnMore({ service: title.toLowerCase() })}
        tags={{ about: (words) => <span className="sr-only">{words}</span> }}
      />
    </ArrowLink>
  );
}
