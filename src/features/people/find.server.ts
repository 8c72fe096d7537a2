import type { Finder } from "#platform/feature.server.ts";
import { findPeopleByWords } from "#platform/identity/people/find-people-by-words.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { peopleServerMessages } from "./messages.server.ts";
import { peopleMessages } from "./messages.ts";

/** Account managers know people of their clients, and open none of them: they come to the list. */
export const personFinder: Finder = {
  title: (language) => peopleMessages(language).section,
  place: 90,
  async find({ db, actor, words, limit }) {
    if (!may(actor, "people.read")) return [];
    const opens = may(actor, "staff.change");
    const people = await findPeopleByWords(db, actor, words, limit);
    const roles = roleLabels(actor.language);
    const { ofClient } = peopleServerMessages(actor.language);
    return people.map(({ id, name, email, role, clientName }) => ({
      to: opens ? `/office/people/${id}` : `/office/people?words=${encodeURIComponent(email)}`,
      label: name,
      detail: clientName ? ofClient({ role: roles[role], client: clientName }) : roles[role],
    }));
  },
};
