import { aboutContent } from "#content/about.ts";
import { statisticsContent } from "#content/statistics.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Figures } from "#ui/figures.tsx";
import { Section } from "#ui/section.tsx";

export function Purpose() {
  const { mission, vision } = useMessages(aboutContent);
  const { statistics } = useMessages(statisticsContent);
  return (
    <Section id="mission" tone="ink">
      <div className="wrap">
        <div className="grid gap-x-16 gap-y-14 md:grid-cols-2">
          <div>
            <h2 id="mission-title" className="text-mist">
              {mission.title}
            </h2>
            <p className="mt-4 text-quote font-medium tracking-snug">{mission.text}</p>
          </div>
          <div id="vision">
            <h2 className="text-mist">{vision.title}</h2>
            <p className="mt-4 text-quote font-medium tracking-snug">{vision.text}</p>
          </div>
        </div>
        {statistics.length > 0 ? (
          <div className="mt-20 md:mt-28">
            <Figures figures={statistics} />
          </div>
        ) : null}
      </div>
    </Section>
  );
}
