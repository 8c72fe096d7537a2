import { allIndustriesContent, type IndustrySection } from "#content/industries/all-industries.ts";
import { industriesContent } from "#content/industries.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { Picture } from "#ui/picture.tsx";

export function IndustryBands() {
  const { industrySections } = useMessages(allIndustriesContent);
  return (
    <div className="wrap grid gap-y-20 pb-[clamp(4.5rem,3rem+6.5vw,9rem)] lg:gap-y-28">
      <BelowHeadline>
        {industrySections.map((section) => (
          <IndustryBand key={section.id} section={section} />
        ))}
      </BelowHeadline>
    </div>
  );
}

function IndustryBand({ section }: { section: IndustrySection }) {
  const { industries } = useMessages(industriesContent);
  const industry = industries.find(({ id }) => id === section.id);
  if (!industry) return null;
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="later">
      <Picture
        name={industry.image}
        alt={industry.alt}
        sizes="(min-width: 81rem) 75rem, 94vw"
        className="aspect-[4/3] w-full rounded-lg sm:aspect-[16/9] lg:aspect-[21/9]"
      />
      <div className="mt-8 grid gap-x-12 gap-y-6 lg:mt-10 lg:grid-cols-12">
        <h2
          id={`${section.id}-title`}
          className="text-title font-semibold tracking-tight lg:col-span-5"
        >
          {industry.title}
        </h2>
        <div className="lg:col-span-7 lg:pt-1.5">
          <p className="max-w-[52ch] text-lead text-slate">{section.text}</p>
          <ul className="mt-7 grid gap-x-6 border-t border-line sm:grid-cols-3">
            {section.facts.map((fact) => (
              <li key={fact} className="border-b border-line py-2.5 text-sm">
                {fact}
              </li>
            ))}
          </ul>
          <p className="mt-5">
            <ArrowLink to={industry.href}>{section.link}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}
