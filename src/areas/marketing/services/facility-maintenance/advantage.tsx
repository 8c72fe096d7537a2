import { facilityMaintenanceContent } from "#content/services/facility-maintenance.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { serviceMessages } from "../messages.ts";

/** Usual response times of the trade beside ours; a table on narrow screens as well. */
export function Advantage() {
  const { advantageHeading, responseSource, responseTargets } = useMessages(
    facilityMaintenanceContent,
  );
  const messages = useMessages(serviceMessages).responseTimes;
  return (
    <HeadedSection id="advantage" tone="ink" {...advantageHeading}>
      <table className="w-full text-left">
        <caption className="sr-only">{messages.caption}</caption>
        <thead className="text-sm text-mist max-md:sr-only">
          <tr>
            <th scope="col" className="w-1/4 py-3 pr-6 font-medium">
              {messages.request}
            </th>
            <th scope="col" className="w-3/8 py-3 pr-6 font-medium">
              {messages.inTheTrade}
            </th>
            <th scope="col" className="py-3 font-medium">
              {messages.withUs}
            </th>
          </tr>
        </thead>
        <tbody>
          {responseTargets.map(({ priority, example, trade, ours }, at) => (
            <tr
              key={priority}
              className="border-t border-porcelain/25 align-baseline max-md:grid max-md:gap-y-1 max-md:py-6"
            >
              <th scope="row" className="font-normal md:py-8 md:pr-6">
                <span className="block text-subtitle font-semibold tracking-snug">{priority}</span>
                <span className="text-sm text-mist">{example}</span>
              </th>
              <td className="text-mist md:py-8 md:pr-6">
                <RichText
                  text={messages.typical({ trade })}
                  tags={{ label: (words) => <span className="md:hidden">{words}</span> }}
                />
              </td>
              <td
                className={
                  at === 0
                    ? "text-quote font-medium tracking-snug text-dawn md:py-8"
                    : "font-medium md:py-8"
                }
              >
                {ours}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-8 border-t border-porcelain/25 pt-5 text-sm text-mist">{responseSource}</p>
    </HeadedSection>
  );
}
