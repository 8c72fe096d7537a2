import { homeContent } from "#content/home.ts";
import { industriesContent } from "#content/industries.ts";
import { addressIn } from "#content/page-address.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Arrow, ArrowLink } from "#ui/arrow-link.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section, SectionHeading } from "#ui/section.tsx";
import { homeMessages } from "./messages.ts";

/** Each row has one wide and one narrow picture, on alternating sides. */
const wide = new Set([0, 3, 4]);

export function Industries() {
  const messages = useMessages(homeMessages);
  const { industriesSection } = useMessages(homeContent);
  const { industries } = useMessages(industriesContent);
  const allIndustries = addressIn(useLanguage(), "/industries");
  return (
    <Section id="industries">
      <div className="wrap">
        <SectionHeading
          id="industries"
          title={industriesSection.headline}
          lead={industriesSection.lead}
        >
          <ArrowLink to={allIndustries}>{messages.exploreSolutions}</ArrowLink>
        </SectionHeading>
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 md:mt-16 lg:grid-cols-12 lg:gap-y-16">
          {industries.map((industry, at) => (
            <li
              key={industry.id}
              className={`group relative ${wide.has(at) ? "lg:col-span-7" : "lg:col-span-5"}`}
            >
              <div className="overflow-hidden rounded-lg">
                <Picture
                  name={industry.image}
                  alt={industry.alt}
                  sizes="(min-width: 64rem) 43rem, (min-width: 40rem) 46vw, 92vw"
                  className="aspect-[16/10] w-full transition-transform duration-500 group-hover:scale-[1.025] lg:aspect-auto lg:h-[26rem]"
                />
              </div>
              <h3 className="mt-5 flex items-center justify-between gap-4 text-subtitle font-semibold tracking-snug">
                <a href={industry.href} className="stretched group-hover:text-teal">
                  {industry.title}
                </a>
                <Arrow className="text-teal group-hover:translate-x-1" />
              </h3>
              <p className="mt-1 max-w-[48ch] text-slate">{industry.description}</p>
            </li>
          ))}
        </ul>
        <p className="mt-14 text-center md:mt-20">
          <ButtonLink to={allIndustries} look="outline">
            {messages.allIndustries}
          </ButtonLink>
        </p>
      </div>
    </Section>
  );
}
