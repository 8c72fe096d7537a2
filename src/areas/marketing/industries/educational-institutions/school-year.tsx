import {
  educationalInstitutionsYearContent,
  type Season,
} from "#content/industries/educational-institutions-year.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { industryMessages } from "../messages.ts";

export function SchoolYear() {
  const { seasons, yearHeading, yearNote } = useMessages(educationalInstitutionsYearContent);
  const { inSession, empty } = useMessages(industryMessages).schoolYear;
  return (
    <HeadedSection id="school-year" {...yearHeading}>
      <ol className="border-b border-line">
        {seasons.map((season) => (
          <li
            key={season.id}
            className="grid gap-x-8 gap-y-2 border-t border-line py-6 lg:grid-cols-12 lg:items-center"
          >
            <div className="lg:col-span-3">
              <h3 className="text-subtitle font-semibold tracking-snug">{season.name}</h3>
              <p className="text-sm text-slate">{season.months}</p>
            </div>
            <div className="max-lg:my-1 lg:col-span-5">
              <PartOfYear season={season} />
            </div>
            <p className="text-slate lg:col-span-4">{season.work}</p>
          </li>
        ))}
      </ol>
      <div className="mt-5 flex flex-wrap gap-x-8 gap-y-2 text-sm text-slate">
        <Key fill="fill-teal">{inSession}</Key>
        <Key fill="fill-dawn">{empty}</Key>
        <p>{yearNote}</p>
      </div>
    </HeadedSection>
  );
}

function Key({ fill, children }: { fill: string; children: string }) {
  return (
    <p className="flex items-center gap-2.5">
      <svg aria-hidden="true" focusable="false" className="size-3.5" viewBox="0 0 1 1">
        <rect width="1" height="1" className={fill} />
      </svg>
      {children}
    </p>
  );
}

/** The months of a season within the year, from August to July. */
function PartOfYear({ season: { from, until, empty } }: { season: Season }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className="block h-5 w-full"
      preserveAspectRatio="none"
      viewBox="0 0 12 1"
    >
      <rect width="12" height="1" className="fill-sand" />
      <rect
        x={from}
        width={until - from}
        height="1"
        className={empty ? "fill-dawn" : "fill-teal"}
      />
    </svg>
  );
}
