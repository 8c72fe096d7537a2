import type { Finder } from "#platform/feature.server.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { listInspections } from "./list-inspections.server.ts";
import { inspectionServerMessages } from "./messages.server.ts";
import { inspectionMessages } from "./messages.ts";
import { percentOf } from "./scoring.ts";

/** Finds nothing for roles that may not read inspections. */
export const inspectionFinder: Finder = {
  title: (language) => inspectionMessages(language).section,
  place: 50,
  async find({ db, actor, words, home, limit }) {
    const { rows } = await listInspections(db, actor, { tab: "all", words }, limit);
    const { found } = inspectionServerMessages(actor.language);
    return rows.map(({ id, facilityName, plannedOn, scoreTenths, state: itsState }) => {
      const state = found.states[itsState];
      const day = dayWithYear(plannedOn, actor.language);
      return {
        to: `${home}/inspections/${id}`,
        label: found.label({ facility: facilityName, day }),
        detail:
          scoreTenths === null ? state : found.scored({ score: percentOf(scoreTenths), state }),
      };
    });
  },
};
