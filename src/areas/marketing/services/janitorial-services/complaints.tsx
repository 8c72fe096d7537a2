import { janitorialServicesContent } from "#content/services/janitorial-services.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Bar } from "#ui/bar.tsx";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { serviceMessages } from "../messages.ts";

const dawnOnInk = { whole: "fill-porcelain/15", part: "fill-dawn" };

/** A bar chart marked up as a table. */
export function Complaints() {
  const { complaints, complaintsHeading, complaintsSource } =
    useMessages(janitorialServicesContent);
  const messages = useMessages(serviceMessages).complaints;
  return (
    <HeadedSection id="complaints" tone="ink" {...complaintsHeading}>
      <table className="w-full table-fixed text-left max-lg:block">
        <caption className="sr-only">{messages.caption}</caption>
        <colgroup className="max-lg:hidden">
          <col className="w-[17%]" />
          <col className="w-[51%]" />
          <col className="w-[32%]" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">{messages.complaint}</th>
            <th scope="col">{messages.share}</th>
            <th scope="col">{messages.plan}</th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {complaints.map(({ about, percent, answer }) => (
            <tr
              key={about}
              className="border-t border-porcelain/25 max-lg:grid max-lg:gap-y-2 max-lg:py-6 lg:h-32"
            >
              <th scope="row" className="text-subtitle font-semibold tracking-snug">
                {about}
              </th>
              <td>
                <div className="flex items-center gap-5 lg:gap-8">
                  <Bar percent={percent} className="h-3 w-0 grow" look={dawnOnInk} />
                  <span className="text-title font-medium tracking-tight tabular-nums">
                    {percent}%
                  </span>
                </div>
              </td>
              <td className="text-mist lg:pl-14">{answer}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-porcelain/25 pt-5 text-sm text-mist">{complaintsSource}</p>
    </HeadedSection>
  );
}
