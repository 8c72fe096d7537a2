import { differentiators } from "#content/differentiators.ts";
import { whySection } from "#content/home.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Section } from "#ui/section.tsx";
import { TermList } from "#ui/term-list.tsx";

export function Why() {
  return (
    <Section id="why-choose-us" tone="sand">
      <div className="wrap grid gap-x-12 gap-y-12 lg:grid-cols-12">
        <div className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
          <h2 id="why-choose-us-title" className="text-side font-semibold tracking-tight">
            {whySection.headline}
          </h2>
          <p className="mt-6 max-w-[32ch] text-lead text-slate">{whySection.lead}</p>
          <p className="mt-4">
            <ArrowLink to="/services">
              Learn More<span className="sr-only"> about our services</span>
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
