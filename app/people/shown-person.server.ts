import type { RouteRequest } from "#app/http/actor.server.ts";
import type { Person } from "#domain/accounts/people/list-people.ts";
import { roleLabels } from "#domain/accounts/roles.ts";
import { momentOf } from "../document/moment.ts";

/** @param of whose person it is, or what is assigned */
const shownPerson = (person: Person, of: string) => ({
  ...{ id: person.id, name: person.name, email: person.email, state: person.state, of },
  role: roleLabels[person.role],
  hasSecondFactor: person.hasSecondFactor,
  lastSeen: person.lastSeenAt && momentOf(person.lastSeenAt),
});

export type ShownPerson = ReturnType<typeof shownPerson>;

/**
 * Those in whom the words of the address occur, and the words.
 * @param ofPerson whose person it is, or what is assigned
 */
export function searchPeople(
  { request }: RouteRequest,
  people: readonly Person[],
  ofPerson: (person: Person) => string,
) {
  const words = (new URL(request.url).searchParams.get("words") ?? "").trim().slice(0, 200);
  const found = people.filter((person) =>
    [person.name, person.email, person.username, roleLabels[person.role], ofPerson(person)]
      .join(" ")
      .toLowerCase()
      .includes(words.toLowerCase()),
  );
  const shown = found.map((person) => shownPerson(person, ofPerson(person)));
  return { words, total: people.length, people: shown };
}
