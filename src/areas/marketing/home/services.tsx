import { homeContent } from "#content/home.ts";
import { addressIn } from "#content/page-address.ts";
import { servicesContent } from "#content/services.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { Picture } from "#ui/picture.tsx";
import { Rise } from "#ui/rise.tsx";
import { Section } from "#ui/section.tsx";
import { homeMessages } from "./messages.ts";

export function Services() {
  const messages = useMessages(homeMessages);
  const { servicesSection } = useMessages(homeContent);
  const { services } = useMessages(servicesContent);
  const language = useLanguage();
  return (
    <Section id="services">
      <div className="wrap">
        <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-12">
          <h2
            id="services-title"
            className="text-title font-semibold tracking-tight whitespace-pre-line lg:col-span-7"
          >
            {servicesSection.headline}
          </h2>
          <div className="lg:col-span-5 lg:pl-8">
            <p className="max-w-[40ch] text-lead text-slate">{servicesSection.lead}</p>
            <p className="mt-4">
              <ArrowLink to={addressIn(language, "/services")}>{messages.allServices}</ArrowLink>
            </p>
          </div>
        </div>
        <Rise className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 sm:gap-y-12 lg:mt-16 lg:grid-cols-3 lg:gap-y-16">
          {services.map((service) => (
            <li key={service.id} className="group relative">
              <Picture
                {...service.picture}
                sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
                className="aspect-[16/10] w-full rounded-lg"
              />
              <h3 className="mt-5 flex items-center gap-2.5 text-subtitle font-semibold tracking-snug">
                <Icon name={service.icon} className="size-6 shrink-0 text-teal" />
                <a
                  href={service.href}
                  className="stretched decoration-teal/40 underline-offset-4 group-hover:text-teal group-hover:underline"
                >
                  {service.title}
                </a>
              </h3>
              <p className="mt-2 max-w-[38ch] text-slate">{service.description}</p>
            </li>
          ))}
        </Rise>
      </div>
    </Section>
  );
}
