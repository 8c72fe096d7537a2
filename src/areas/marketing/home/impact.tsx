import { homeContent } from "#content/home.ts";
import { type Statistic, statisticsContent } from "#content/statistics.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Figures } from "#ui/figures.tsx";
import { Section } from "#ui/section.tsx";

export function Impact() {
  const { impactSection } = useMessages(homeContent);
  // An administrator may have taken all of them off the site.
  const statistics: readonly Statistic[] = useMessages(statisticsContent).statistics;
  if (statistics.length === 0) return null;
  return (
    <Section id="impact" tone="ink" className="py-20 md:py-28">
      <div className="wrap">
        <h2 id="impact-title" className="mb-14 max-w-[30ch] text-lead text-mist md:mb-20">
          {impactSection.headline}
        </h2>
        <Figures figures={statistics} />
      </div>
    </Section>
  );
}
