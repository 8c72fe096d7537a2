import { findClientsByWords } from "#features/facilities/find-by-words.server.ts";
import type { Finder } from "#platform/feature.server.ts";
import { clientMessages } from "./messages.ts";

export const clientFinder: Finder = {
  title: (language) => clientMessages(language).section,
  place: 10,
  async find({ db, actor, words, limit }) {
    const matches = await findClientsByWords(db, actor, words, limit);
    return matches.map(({ id, name }) => ({ to: `/office/clients/${id}`, label: name }));
  },
};
