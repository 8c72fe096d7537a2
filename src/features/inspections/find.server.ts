import type { Finder } from "#platform/feature.server.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { stateLabels } from "./inspection-form.ts";
import { listInspections } from "./list-inspections.server.ts";
import { percentOf } from "./scoring.ts";

/** Finds nothing for roles that may not read inspections. */
export const inspectionFinder: Finder = {
  title: () => "Inspections",
  place: 50,
  async find({ db, actor, words, home, limit }) {
    const { rows } = await listInspections(db, actor, { tab: "all", words }, limit);
    return rows.map(({ id, facilityName, plannedOn, scoreTenths, state }) => ({
      to: `${home}/inspections/${id}`,
      label: `${facilityName}, ${dayWithYear(plannedOn, "en")}`,
      detail: [scoreTenths === null ? "" : percentOf(scoreTenths), stateLabels[state].toLowerCase()]
        .filter(Boolean)
        .join(", "),
    }));
  },
};
