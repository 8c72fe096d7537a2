import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Rise } from "#app/ui/rise.tsx";
import { Section } from "#app/ui/section.tsx";
import { servicesSection } from "#content/home.ts";
import { services } from "#content/services.ts";

/** A building cut open, and the six kinds of work in it. */
export function Services() {
  return (
    <Section id="services">
      <div className="wrap">
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <h2
              id="services-title"
              className="text-title font-semibold tracking-tight whitespace-pre-line"
            >
              {servicesSection.headline}
            </h2>
            <p className="mt-6 max-w-[40ch] text-lead text-slate">{servicesSection.lead}</p>
            <p className="mt-4">
              <ArrowLink to="/services">View All Services</ArrowLink>
            </p>
          </div>
          <Picture
            name="iso"
            alt="A lobby cut open like a model: a ride-on scrubber, a cleaning cart and a wet-floor sign on a shining floor"
            sizes="(min-width: 64rem) 37rem, 94vw"
            className="aspect-[16/10] w-full rounded-lg lg:col-span-6"
          />
        </div>
        <Rise className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3">
          {services.map((service) => (
            <li
              key={service.id}
              className="group relative grid grid-cols-[2.75rem_1fr] border-t border-line py-7 max-sm:first:border-t-0 sm:block sm:py-9"
            >
              <Icon name={service.icon} className="size-7 text-teal" />
              <div className="sm:mt-5">
                <h3 className="text-subtitle font-semibold tracking-snug">
                  <a
                    href={service.href}
                    className="stretched decoration-teal/40 underline-offset-4 group-hover:text-teal group-hover:underline"
                  >
                    {service.title}
                  </a>
                </h3>
                <p className="mt-2 max-w-[38ch] text-slate">{service.description}</p>
              </div>
            </li>
          ))}
        </Rise>
      </div>
    </Section>
  );
}
