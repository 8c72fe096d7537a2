import { findClientsByWords } from "#features/facilities/find-by-words.server.ts";
import type { Finder } from "#platform/feature.server.ts";

export const clientFinder: Finder = {
  title: () => "Clients",
  place: 10,
  async find({ db, actor, words, limit }) {
    const matches = await findClientsByWords(db, actor, words, limit);
    return matches.map(({ id, name }) => ({ to: `/office/clients/${id}`, label: name }));
  },
};
