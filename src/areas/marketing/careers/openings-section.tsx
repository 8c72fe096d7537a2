import { careersContent } from "#content/careers/careers.ts";
import type { Opening } from "#content/careers/openings.ts";
import { careersPageContent } from "#content/careers/page.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { HeadedSection } from "../sections/headed-section.tsx";
import { OpeningCard } from "./opening-card.tsx";
import type { Application } from "./use-application.ts";

interface OpeningsSectionProps {
  openings: readonly Opening[];
  application: Application;
}

export function OpeningsSection({ openings, application }: OpeningsSectionProps) {
  const { applyForAny, noOpeningsHeading, openingsHeading } = useMessages(careersPageContent);
  const { fairHiring } = useMessages(careersContent);
  return (
    <HeadedSection
      id="openings"
      tone="sand"
      {...(openings.length > 0 ? openingsHeading : noOpeningsHeading)}
    >
      {openings.length === 0 ? (
        <p>
          <ButtonLink to="#application-form">{applyForAny}</ButtonLink>
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
