/** The list of the rows that a figure counts, narrowed to its days. */
import { dayAs } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";
import type { Period } from "./insight-period.ts";
import type { Insight } from "./insight-types.ts";
import { insightServerMessages } from "./messages.server.ts";

export interface RowsPlace {
  area: "/client-portal" | "/office";
  /** Set in the office, whose lists cover all clients. */
  clientId: string | undefined;
  facilityId: string | undefined;
}

interface RowsLink {
  to: string;
  text: string;
}

export function rowsBehind(
  { name, part }: Pick<Insight, "name" | "part">,
  place: RowsPlace,
  days: Period,
  language: Language,
): RowsLink {
  const { links } = insightServerMessages(language);
  const { area, facilityId, clientId } = place;
  const of = { facilityId, clientId };
  const ordersWith = (more: Record<string, string | undefined>) =>
    addressOf(`${area}/work-orders`, { tab: "all", ...of, ...days, ...more });
  const ordersReportedOn = ({ from: reportedFrom, to: reportedTo }: Period) =>
    addressOf(`${area}/work-orders`, { tab: "all", ...of, reportedFrom, reportedTo });
  switch (name) {
    case "inspection-score":
      return {
        to: addressOf(`${area}/inspections`, { ...of, ...days, method: part }),
        text: links.inspections,
      };
    case "visits-on-time":
      return visitsOf(area, of, lastMonth(days), language);
    case "visits-missed":
      return {
        ...visitsOf(area, { ...of, state: "missed" }, days, language),
        text: links.missedVisits,
      };
    case "response":
      return {
        to: ordersWith({ priority: part, measured: "answered" }),
        text: links.answeredOrders,
      };
    case "resolution":
      return {
        to: ordersWith({ priority: part, measured: "finished" }),
        text: links.finishedOrders,
      };
    case "breaches":
      return { to: ordersWith({ missed: "yes" }), text: links.missedTargets };
    case "occupant-reports":
      return { to: ordersReportedOn(days), text: links.fromOccupants };
    case "feedback":
      return { to: addressOf(`${area}/feedback`, { ...of, ...days }), text: links.answers };
    case "cost":
      return scopesOf(place, language);
  }
}

const visitsOf = (
  area: string,
  filter: Record<string, string | undefined>,
  { from, to }: Period,
  language: Language,
): RowsLink => ({
  to: addressOf(`${area}/schedule`, { view: "list", on: from, until: to, ...filter }),
  text: insightServerMessages(language).links.visitsSince({
    day: dayAs(from, { month: "2-digit", day: "2-digit" }, language),
  }),
});

/**
 * A year of visits is too long for a list, so this one shows the last month; each month's row leads to its
 * own.
 */
const lastMonth = ({ from, to }: Period): Period => {
  const first = `${to.slice(0, 7)}-01`;
  return { from: first < from ? from : first, to };
};

function scopesOf({ area, clientId, facilityId }: RowsPlace, language: Language): RowsLink {
  const { links } = insightServerMessages(language);
  if (area === "/office")
    return { to: `${area}/clients/${clientId}`, text: links.facilitiesAndScopes };
  return facilityId
    ? { to: `${area}/facilities/${facilityId}/scope`, text: links.scope }
    : { to: area, text: links.facilitiesAndScopes };
}

function addressOf(path: string, filter: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) search.set(name, value);
  return `${path}?${search}`;
}
