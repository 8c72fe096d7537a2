/** The list of the rows that a figure counts, narrowed to its days. */
import type { Period } from "./insight-period.ts";
import type { Insight } from "./insight-types.ts";

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
): RowsLink {
  const { area, facilityId, clientId } = place;
  const of = { facilityId, clientId };
  const ordersWith = (more: Record<string, string | undefined>) =>
    addressOf(`${area}/work-orders`, { tab: "all", ...of, ...days, ...more });
  switch (name) {
    case "inspection-score":
      return {
        to: addressOf(`${area}/inspections`, { ...of, ...days, method: part }),
        text: "Inspections",
      };
    case "visits-on-time":
      return visitsOf(area, of, lastMonth(days));
    case "visits-missed":
      return { to: visitsOf(area, { ...of, state: "missed" }, days).to, text: "Missed visits" };
    case "response":
    case "resolution":
      return { to: ordersWith({ priority: part }), text: "Work orders" };
    case "breaches":
      return { to: ordersWith({ missed: "yes" }), text: "Work orders with a missed target" };
    case "occupant-reports":
      return { to: ordersWith({ source: "occupant" }), text: "Work orders from occupants" };
    case "feedback":
      return { to: addressOf(`${area}/feedback`, { ...of, ...days }), text: "Answers" };
    case "cost":
      return scopesOf(place);
  }
}

const visitsOf = (
  area: string,
  filter: Record<string, string | undefined>,
  { from, to }: Period,
): RowsLink => ({
  to: addressOf(`${area}/schedule`, { view: "list", on: from, until: to, ...filter }),
  text: `Visits since ${from.slice(5).replace("-", "/")}`,
});

/** All visits of a year are too many for a list; those of each month are behind its row. */
const lastMonth = ({ from, to }: Period): Period => {
  const first = `${to.slice(0, 7)}-01`;
  return { from: first < from ? from : first, to };
};

function scopesOf({ area, clientId, facilityId }: RowsPlace): RowsLink {
  if (area === "/office")
    return { to: `${area}/clients/${clientId}`, text: "Facilities and their scopes" };
  return facilityId
    ? { to: `${area}/facilities/${facilityId}/scope`, text: "Scope of work" }
    : { to: area, text: "Facilities and their scopes" };
}

function addressOf(path: string, filter: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) search.set(name, value);
  return `${path}?${search}`;
}
