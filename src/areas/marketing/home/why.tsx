import { type Differentiator, differentiatorsContent } from "#content/differentiators.ts";
import { homeContent } from "#content/home.ts";
import { addressIn } from "#content/page-address.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Section } from "#ui/section.tsx";
import { TermList } from "#ui/term-list.tsx";
import { homeMessages } from "./messages.ts";

export function Why() {
  const messages = useMessages(homeMessages);
  const { whySection } = useMessages(homeContent);
  // An administrator may have taken all of them off the site.
  const differentiators: readonly Differentiator[] =
    useMessages(differentiatorsContent).differentiators;
  const language = useLanguage();
  if (differentiators.length === 0) return null;
  return (
    <Section id="why-choose-us" tone="sand">
      <div className="wrap grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          <h2 id="why-choose-us-title" className="text-side font-semibold tracking-tight">
            {whySection.headline}
          </h2>
          <p className="mt-6 max-w-[32ch] text-lead text-slate">{whySection.lead}</p>
          <p className="mt-4">
            <ArrowLink to={addressIn(language, "/services")}>
              <RichText
                text={messages.aboutServices}
                tags={{ more: (words) => <span className="sr-only">{words}</span> }}
              />
            </ArrowLink>
          </p>
        </div>
        <div className="lg:col-span-8">
          <TermList terms={differentiators} />
        </div>
      </div>
    </Section>
  );
}
