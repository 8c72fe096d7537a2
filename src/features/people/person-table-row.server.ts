import * as z from "zod/mini";
import { momentOf } from "#platform/document/moment.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type Person, pageOfPeople } from "#platform/identity/people/list-people.server.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import type { Language } from "#platform/language/language.ts";
import { findTimeZoneOfPerson } from "#platform/notifications/zone-of-person.server.ts";

/** @param of whose person it is, or what is assigned */
const toPersonTableRow = (person: Person, of: string, language: Language, timeZone: string) => ({
  id: person.id,
  name: person.name,
  email: person.email,
  state: person.state,
  of,
  role: roleLabels(language)[person.role],
  hasSecondFactor: person.hasSecondFactor,
  lastSeen: person.lastSeenAt && momentOf(person.lastSeenAt, language, timeZone),
});

export type PersonTableRow = ReturnType<typeof toPersonTableRow>;

/**
 * People who match the words in the address, a page at a time.
 * @param ofPerson the client of a person, or what is assigned
 */
export async function readPeoplePage(
  { request, context }: RouteRequest,
  actor: Actor,
  ofPerson: (person: Person) => string,
) {
  const { db } = context.get(appContext);
  const search = new URL(request.url).searchParams;
  const words = (search.get("words") ?? "").trim().slice(0, 200);
  const after = z.safeParse(z.uuid(), search.get("after")).data;
  const { people, next } = await pageOfPeople(db, actor, { words, after });
  const timeZone = await findTimeZoneOfPerson(db, actor.accountId);
  const rows = people.map((person) =>
    toPersonTableRow(person, ofPerson(person), actor.language, timeZone),
  );
  return { words, isFirst: after === undefined, next, people: rows };
}
