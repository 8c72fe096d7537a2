import type { Finder } from "#platform/feature.server.ts";
import { threadTexts } from "./messages.ts";
import { listThreads } from "./thread-list-screen.server.ts";

export const threadFinder: Finder = {
  title: (language) => threadTexts(language).section,
  place: 40,
  async find({ db, actor, words, home, limit }) {
    const { rows } = await listThreads(db, actor, { words }, limit);
    return rows.map(({ id, subject, facilityName }) => ({
      to: `${home}/messages/${id}`,
      label: subject,
      detail: facilityName,
    }));
  },
};
