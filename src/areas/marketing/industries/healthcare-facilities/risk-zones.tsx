import {
  healthcareFacilitiesContent,
  type Zone,
} from "#content/industries/healthcare-facilities.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { HeadedSection } from "../../sections/headed-section.tsx";
import { industryMessages } from "../messages.ts";

const columns = ["rhythm", "method", "record"] as const;

type ZoneId = ReturnType<typeof healthcareFacilitiesContent>["zones"][number]["id"];

/** The darker the background, the higher the risk. */
const grounds: Record<ZoneId, string> = {
  public: "bg-tint",
  care: "bg-teal/25",
  procedure: "bg-teal text-white",
  closed: "bg-ink text-porcelain",
};

export function RiskZones() {
  const { zones, zonesHeading } = useMessages(healthcareFacilitiesContent);
  const messages = useMessages(industryMessages).zones;
  return (
    <HeadedSection id="zones" {...zonesHeading}>
      <table className="w-full text-left max-lg:block">
        <caption className="sr-only">{messages.caption}</caption>
        <thead className="text-sm text-slate max-lg:sr-only">
          <tr>
            <th scope="col" className="w-[31%] pb-4 font-normal">
              {messages.zone}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="w-[23%] pb-4 pl-6 font-normal lg:pl-8">
                {messages[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:grid max-lg:gap-y-8">
          {zones.map((zone) => (
            <ZoneRow key={zone.id} zone={zone} ground={grounds[zone.id]} />
          ))}
        </tbody>
      </table>
    </HeadedSection>
  );
}

function ZoneRow({ zone, ground }: { zone: Zone; ground: string }) {
  const messages = useMessages(industryMessages).zones;
  return (
    <tr className="border-line max-lg:block lg:border-y">
      <th scope="row" className={`p-6 font-normal max-lg:block max-lg:rounded-lg lg:p-7 ${ground}`}>
        <span className="block text-quote font-semibold tracking-snug">{zone.name}</span>
        <span className="mt-1 block max-w-[28ch]">{zone.rooms}</span>
      </th>
      {columns.map((column) => (
        <td
          key={column}
          className="border-line py-3 max-lg:grid max-lg:grid-cols-[8.5rem_1fr] max-lg:border-b lg:py-7 lg:pl-8 lg:align-top"
        >
          <span aria-hidden="true" className="text-sm text-slate lg:hidden">
            {messages[column]}
          </span>
          {zone[column]}
        </td>
      ))}
    </tr>
  );
}
