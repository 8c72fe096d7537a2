/** The search in a list of people: by the indexes of names, never by reading all of them. */
import { inArray, or, type SQL, sql } from "drizzle-orm";
import type { Language } from "#platform/language/language.ts";
import { isOfClientNamed, isOfFacilityNamed, personWords } from "#platform/search/names.server.ts";
import { plainLetters } from "#platform/search/plain-letters.ts";
import { hasEachWord } from "#platform/search/searched-words.server.ts";
import type { Actor } from "../actor.ts";
import { identityMessages } from "../messages.server.ts";
import { clientRoles, isClientRole, staffRoles } from "../roles.ts";
import { accounts } from "../tables/accounts.ts";
import { facilityAssignments } from "../tables/assignments.ts";

/**
 * Each word is in the name, an address or the role; for staff also in the name of the client, and
 * for a client's people in that of an assigned facility. Undefined without words.
 */
export function isPersonWithWords({ clientId, language }: Actor, words = ""): SQL | undefined {
  if (words.trim() === "") return undefined;
  return hasEachWord(words, (query, word) =>
    or(
      sql`${personWords} @@ ${query}`,
      clientId === undefined
        ? isOfClientNamed(accounts.clientId, query)
        : isAssignedToFacilityNamed(query),
      inRolesNamed(word, language),
    ),
  );
}

const isAssignedToFacilityNamed = (query: SQL): SQL =>
  sql`${accounts.id} = any(array(select assigned.account_id from ${facilityAssignments} as assigned
    where ${isOfFacilityNamed(sql`assigned.facility_id`, query)}))`;

/** Matches only roles that have a word in their label that starts with this one. */
function inRolesNamed(word: string, language: Language): SQL | undefined {
  const beginning = plainLetters(word);
  const { roles, staff } = identityMessages(language);
  const named = [...staffRoles, ...clientRoles].filter((role) => {
    const words = [...roles[role].split(" "), ...(isClientRole(role) ? [] : [staff])];
    return words.some((personWord) => plainLetters(personWord).startsWith(beginning));
  });
  return named.length === 0 ? undefined : inArray(accounts.role, named);
}
