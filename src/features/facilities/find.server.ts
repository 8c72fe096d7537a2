import type { Finder } from "#platform/feature.server.ts";
import { findFacilitiesByWords } from "./find-by-words.server.ts";
import { facilityServerMessages } from "./messages.server.ts";

/** Clients tell their facilities apart by the city, staff by the client. */
export const facilityFinder: Finder = {
  title: (language) => facilityServerMessages(language).section,
  place: 20,
  async find({ db, actor, words, home, limit }) {
    const facilities = await findFacilitiesByWords(db, actor, words, limit);
    return facilities.map(({ id, name, city, state, clientId, clientName }) =>
      home === "/office"
        ? { to: `/office/clients/${clientId}/facilities/${id}`, label: name, detail: clientName }
        : {
            to: `/client-portal/facilities/${id}`,
            label: name,
            detail: [city, state].filter(Boolean).join(", "),
          },
    );
  },
};
