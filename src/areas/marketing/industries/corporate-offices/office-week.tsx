import { corporateOfficesContent } from "#content/industries/corporate-offices.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { industryMessages } from "../messages.ts";

/** A floor that was this full, in percent of its desks, is cleaned comprehensively that night. */
const comprehensiveFrom = 75;

/** Charts how full the floor was each day, and the cleaning that followed: columns, or rows on phones. */
export function OfficeWeek() {
  const { week, weekHeading, weekNote } = useMessages(corporateOfficesContent);
  const messages = useMessages(industryMessages);
  return (
    <HeadedSection id="week" {...weekHeading}>
      <ol className="grid lg:grid-cols-5 lg:gap-x-6">
        {week.map(({ day, desksInUse, round, detail }) => (
          <li
            key={day}
            className="grid gap-x-6 gap-y-1 border-t border-line py-5 max-lg:grid-cols-[1fr_auto] lg:content-start lg:border-0 lg:py-0"
          >
            <UsedDesks percent={desksInUse} full={desksInUse >= comprehensiveFrom} />
            <h3 className="text-subtitle font-semibold tracking-snug max-lg:order-1 lg:mt-5">
              {day}
            </h3>
            <p className="text-slate tabular-nums max-lg:order-1 max-lg:self-center">
              {messages.desksInUse({ percent: desksInUse })}
            </p>
            <div className="max-lg:order-3 max-lg:col-span-2 max-lg:mt-2 lg:mt-4 lg:border-t lg:border-line lg:pt-4">
              <p className="font-semibold">{round}</p>
              <p className="mt-1 text-sm text-slate">{detail}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-[80ch] border-t border-line pt-5 text-sm text-slate lg:mt-12">
        {weekNote}
      </p>
    </HeadedSection>
  );
}

/** @param percent of the whole bar, 0 to 100; vertical on larger screens, horizontal on phones */
function UsedDesks({ percent, full }: { percent: number; full: boolean }) {
  const fill = full ? "fill-teal" : "fill-teal/40";
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className="h-3 w-full max-lg:order-2 max-lg:col-span-2 max-lg:my-2 lg:h-72"
      preserveAspectRatio="none"
      viewBox="0 0 100 100"
    >
      <rect width="100" height="100" className="fill-sand" />
      <rect width={percent} height="100" className={`${fill} lg:hidden`} />
      <rect y={100 - percent} width="100" height={percent} className={`${fill} max-lg:hidden`} />
    </svg>
  );
}
