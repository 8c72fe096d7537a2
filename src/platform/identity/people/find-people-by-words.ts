import { and, asc, eq, ne } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { clients } from "#database/tables/clients.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { personWords } from "#domain/search/names.ts";
import { hasWords } from "#domain/search/searched-words.ts";
import { isVisiblePerson } from "./list-people.ts";

/** By name, username or email; people who were removed are left out, as in the list. */
export function findPeopleByWords(db: Database, actor: Actor, words: string, limit: number) {
  const { id, name, email, role } = accounts;
  return db
    .select({ id, name, email, role, clientName: clients.name })
    .from(accounts)
    .leftJoin(clients, eq(clients.id, accounts.clientId))
    .where(and(isVisiblePerson(actor), ne(accounts.state, "removed"), hasWords(personWords, words)))
    .orderBy(asc(name), asc(id))
    .limit(limit);
}
