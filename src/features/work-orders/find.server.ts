import type { Finder } from "#platform/feature.server.ts";
import { listWorkOrders } from "./list-work-orders.server.ts";
import { workOrderMessages } from "./messages.ts";
import { stateLabel } from "./work-order-types.ts";

const maxLabelLength = 120;

export const workOrderFinder: Finder = {
  title: (language) => workOrderMessages(language).section,
  place: 30,
  async find({ db, actor, words, home, limit }) {
    const filter = { tab: "all", words, sort: "newest" } as const;
    const { rows } = await listWorkOrders(db, actor, filter, limit);
    return rows.map(({ id, number, text, facilityName, state, cycle }) => ({
      to: `${home}/work-orders/${id}`,
      label: `${number} ${text.replace(/\s+/g, " ")}`.slice(0, maxLabelLength).trimEnd(),
      detail: `${facilityName}, ${stateLabel({ state, cycle }, actor.language).toLowerCase()}`,
    }));
  },
};
