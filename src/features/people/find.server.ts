import type { Finder } from "#platform/feature.server.ts";
import { findPeopleByWords } from "#platform/identity/people/find-people-by-words.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { roleLabels } from "#platform/identity/roles.ts";

/** Account managers know people of their clients, and open none of them: they come to the list. */
export const personFinder: Finder = {
  title: () => "People",
  place: 90,
  async find({ db, actor, words, limit }) {
    if (!may(actor, "people.read")) return [];
    const opens = may(actor, "staff.change");
    const people = await findPeopleByWords(db, actor, words, limit);
    return people.map(({ id, name, email, role, clientName }) => ({
      to: opens ? `/office/people/${id}` : `/office/people?words=${encodeURIComponent(email)}`,
      label: name,
      detail: clientName ? `${roleLabels[role]}, ${clientName}` : roleLabels[role],
    }));
  },
};
