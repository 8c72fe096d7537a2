import type { Finder } from "#platform/feature.server.ts";
import { listApplications } from "./list-applications.server.ts";
import { hiringMessages } from "./messages.ts";

export const applicationFinder: Finder = {
  title: (language) => hiringMessages(language).section,
  place: 82,
  async find({ db, actor, words, limit }) {
    const filter = { tab: "all", sort: "newest", words } as const;
    const { rows } = await listApplications(db, actor, filter, limit);
    return rows.map(({ id, name, positionTitle, reference }) => ({
      to: `/office/applications/${id}`,
      label: name,
      detail: `${positionTitle}, ${reference}`,
    }));
  },
};
