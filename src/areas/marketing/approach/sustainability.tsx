import { approachPageContent } from "#content/approach-page.ts";
import { addressIn } from "#content/page-address.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";

export function Sustainability() {
  const language = useLanguage();
  const { labels, sustainability, sustainabilityPicture } = useMessages(approachPageContent);
  const { title, lead, figure, points } = sustainability;
  return (
    <Section id="sustainability" tone="tint" className="pt-[clamp(4.5rem,3rem+6.5vw,9rem)]">
      <div className="wrap grid gap-x-16 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2
            id="sustainability-title"
            className="max-w-[14ch] text-title font-semibold tracking-tight"
          >
            {title}
          </h2>
          <p className="mt-6 max-w-[40ch] text-lead text-slate">{lead}</p>
          <p className="mt-10">
            <span className="block">{figure.before}</span>
            <span className="block text-figure font-medium tracking-tight tabular-nums">
              {figure.value}
            </span>
            <span className="mt-2 block max-w-[26ch]">{figure.label}</span>
          </p>
        </div>
        <div className="lg:col-span-6">
          <ul className="border-b border-ink/20">
            {points.map((point) => (
              <li key={point} className="border-t border-ink/20 py-5 text-lead">
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-5">
            <ArrowLink to={addressIn(language, "/news/eco-friendly-program")}>
              {labels.ecoFriendlyProgram}
            </ArrowLink>
          </p>
        </div>
      </div>
      <div className="wrap mt-14 max-md:px-0 md:mt-20">
        <Picture
          {...sustainabilityPicture}
          sizes="(min-width: 81rem) 75rem, 100vw"
          className="aspect-[2/1] w-full md:aspect-[3/1] md:rounded-t-lg"
        />
      </div>
    </Section>
  );
}
