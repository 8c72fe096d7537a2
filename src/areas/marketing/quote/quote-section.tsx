import type { ReactNode } from "react";
import { quoteContent } from "#content/quote.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Icon } from "#ui/icon.tsx";
import { Quotation } from "#ui/quotation.tsx";
import { Section } from "#ui/section.tsx";

export function QuoteSection({ children }: { children: ReactNode }) {
  const { quoteSection, quoteTestimonial } = useMessages(quoteContent);
  return (
    <Section id="quote" tone="sand">
      <div className="wrap grid gap-x-16 gap-y-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h2 id="quote-title" className="text-title font-semibold tracking-tight">
            {quoteSection.headline}
          </h2>
          <p className="mt-5 text-lead text-slate">{quoteSection.lead}</p>
          <div className="mt-10 rounded-lg border border-line bg-white p-5 sm:p-8 lg:p-10">
            {children}
          </div>
        </div>
        <div className="flex flex-col lg:col-span-5 lg:pt-3">
          <h3 className="text-subtitle font-semibold tracking-snug">{quoteSection.why}</h3>
          <ul className="mt-6 border-b border-line">
            {quoteSection.benefits.map((benefit) => (
              <li
                key={benefit.title}
                className="grid grid-cols-[2.5rem_1fr] gap-x-2 border-t border-line py-5"
              >
                <Icon name={benefit.icon} className="mt-0.5 size-6 text-teal" />
                <div>
                  <h4 className="font-semibold tracking-snug">{benefit.title}</h4>
                  <p className="text-slate">{benefit.text}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className="mt-12">
            <Quotation {...quoteTestimonial} />
          </div>
        </div>
      </div>
    </Section>
  );
}
