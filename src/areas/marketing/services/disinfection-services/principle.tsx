import { disinfectionServicesContent } from "#content/services/disinfection-services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Section } from "#ui/section.tsx";

export function Principle() {
  const { principle } = useMessages(disinfectionServicesContent);
  return (
    <Section id="principle" tone="ink" className="py-20 md:py-28">
      <div className="wrap">
        <h2 id="principle-title" className="text-lead text-mist">
          {principle.title}
        </h2>
        <dl className="mt-8 md:mt-12">
          {principle.terms.map(({ term, meaning }) => (
            <div
              key={term}
              className="grid items-baseline gap-x-12 gap-y-2 border-t border-porcelain/25 py-6 md:grid-cols-12 md:py-8"
            >
              <dt className="text-title font-semibold tracking-tight md:col-span-4">{term}</dt>
              <dd className="max-w-[52ch] text-lead text-pretty md:col-span-8">{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
