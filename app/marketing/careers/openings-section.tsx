import { fairHiring } from "#content/careers/careers.ts";
import type { Opening } from "#content/careers/openings.ts";
import { noOpenings, openingsHeading } from "#content/careers/page.ts";
import { HeadedSection } from "../sections/headed-section.tsx";
import { OpeningCard } from "./opening-card.tsx";
import type { Application } from "./use-application.ts";

interface OpeningsSectionProps {
  openings: readonly Opening[];
  application: Application;
}

export function OpeningsSection({ openings, application }: OpeningsSectionProps) {
  return (
    <HeadedSection id="openings" tone="sand" {...openingsHeading}>
      {openings.length === 0 ? (
        <p className="text-lead">
          {noOpenings}{" "}
          <a href="/contact#message" className="underline underline-offset-4">
            Write to us
          </a>
        </p>
      ) : null}
      <ul className="grid gap-5 md:grid-cols-2 lg:gap-6">
        {openings.map((opening) => (
          <OpeningCard
            key={opening.id}
            opening={opening}
            isSelected={application.selected === opening.id}
            onSelect={() => application.select(opening.id)}
          />
        ))}
      </ul>
      <p className="mt-10 max-w-[85ch] text-sm text-slate">{fairHiring}</p>
    </HeadedSection>
  );
}
