import {
  type Hours,
  hoursHeading,
  hoursNote,
  industrySections,
} from "#content/industries/all-industries.ts";
import { industries } from "#content/industries.ts";
import { HeadedSection } from "../../sections/headed-section.tsx";

const marks = ["12 am", "6 am", "12 pm", "6 pm", "12 am"] as const;

/** A table: the industry's name links to its section, the bar shows our hours. */
export function WorkingHours() {
  return (
    <HeadedSection id="hours" {...hoursHeading}>
      <table className="w-full table-fixed text-left max-md:block">
        <caption className="sr-only">When a crew is in the building, by industry</caption>
        <thead className="max-md:sr-only">
          <tr className="text-sm text-slate">
            <th scope="col" className="w-[26%]">
              <span className="sr-only">Industry</span>
            </th>
            <th scope="col" className="w-[50%] pb-3 font-normal">
              <span className="sr-only">Hours of the day</span>
              <span aria-hidden="true" className="flex justify-between tabular-nums">
                {marks.map((mark, at) => (
                  <span key={at === 0 ? "start" : mark + at}>{mark}</span>
                ))}
              </span>
            </th>
            <th scope="col" className="w-[24%]">
              <span className="sr-only">In words</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {industrySections.map(({ id, hours, when }) => (
            <tr
              key={id}
              className="border-t border-line max-md:grid max-md:gap-y-2.5 max-md:py-5 md:h-24"
            >
              <th scope="row" className="text-subtitle font-semibold tracking-snug md:pr-6">
                <a
                  href={`#${id}`}
                  className="underline decoration-teal/35 underline-offset-[6px] hover:text-teal hover:decoration-2"
                >
                  {industries.find((industry) => industry.id === id)?.title}
                </a>
              </th>
              <td>
                <span className="sr-only">{formatHours(hours)}</span>
                <Day hours={hours} />
              </td>
              <td className="text-slate md:pl-8">{when}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line pt-5 text-sm text-slate">{hoursNote}</p>
    </HeadedSection>
  );
}

/** `[[0, 5], [13.5, 14]]` -> "12 am to 5 am, 1:30 pm to 2 pm" */
const formatHours = (hours: readonly Hours[]) =>
  hours.map(([from, until]) => `${clock(from)} to ${clock(until)}`).join(", ");

function clock(hour: number): string {
  const minutes = hour % 1 === 0 ? "" : `:${(hour % 1) * 60}`;
  return `${Math.floor(hour) % 12 || 12}${minutes} ${hour % 24 < 12 ? "am" : "pm"}`;
}

/** From midnight to midnight. */
function Day({ hours }: { hours: readonly Hours[] }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className="block h-6 w-full rounded-sm"
      preserveAspectRatio="none"
      viewBox="0 0 24 1"
    >
      <rect width="24" height="1" className="fill-ink" />
      {[6, 12, 18].map((hour) => (
        <rect key={hour} x={hour - 0.02} width="0.04" height="1" className="fill-porcelain/25" />
      ))}
      {hours.map(([from, until]) => (
        <rect key={from} x={from} width={until - from} height="1" className="fill-dawn" />
      ))}
    </svg>
  );
}
