import { allIndustriesContent, type Hours } from "#content/industries/all-industries.ts";
import { industriesContent } from "#content/industries.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { industryMessages } from "../messages.ts";

const markedHours = [0, 6, 12, 18, 24] as const;

/** A table: the industry's name links to its section, the bar shows our hours. */
export function WorkingHours() {
  const { hoursHeading, hoursNote, industrySections } = useMessages(allIndustriesContent);
  const { industries } = useMessages(industriesContent);
  const messages = useMessages(industryMessages).hours;
  const isOffered = (section: { id: string }) => industries.some(({ id }) => id === section.id);
  return (
    <HeadedSection id="hours" {...hoursHeading}>
      <table className="w-full table-fixed text-left max-md:block">
        <caption className="sr-only">{messages.caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="text-sm text-slate">
            <th scope="col" className="w-[26%]">
              <span className="sr-only">{messages.industry}</span>
            </th>
            <th scope="col" className="w-[50%] pb-3 font-normal">
              <span className="sr-only">{messages.hoursOfDay}</span>
              <span aria-hidden="true" className="flex justify-between tabular-nums">
                {markedHours.map((hour) => (
                  <span key={hour}>{clock(hour, messages)}</span>
                ))}
              </span>
            </th>
            <th scope="col" className="w-[24%]">
              <span className="sr-only">{messages.inWords}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {industrySections.filter(isOffered).map(({ id, hours, when }) => (
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
                <span className="sr-only">{formatHours(hours, messages)}</span>
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

type HourMessages = ReturnType<typeof industryMessages>["hours"];

/** `[[0, 5], [13.5, 14]]` -> "12 am to 5 am, 1:30 pm to 2 pm" */
const formatHours = (hours: readonly Hours[], messages: HourMessages) =>
  hours
    .map(([from, until]) =>
      messages.fromUntil({ from: clock(from, messages), until: clock(until, messages) }),
    )
    .join(", ");

function clock(hour: number, { am, pm }: HourMessages): string {
  const minutes = hour % 1 === 0 ? "" : `:${(hour % 1) * 60}`;
  const time = `${Math.floor(hour) % 12 || 12}${minutes}`;
  return hour % 24 < 12 ? am({ time }) : pm({ time });
}

/** The bar goes from midnight to midnight. */
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
