import { and, asc, eq, ne } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { personWords } from "#platform/search/names.server.ts";
import { hasWords } from "#platform/search/searched-words.server.ts";
import type { Actor } from "../actor.ts";
import { accounts } from "../tables/accounts.ts";
import { clients } from "../tables/clients.ts";
import { isVisiblePerson } from "./list-people.server.ts";

/** Searches name, username and email; people who were removed are left out, as in the list. */
export function findPeopleByWords(db: Database, actor: Actor, words: string, limit: number) {
  const { id, name, email, role } = accounts;
  return db
    .select({ id, name, email, role, clientName: clients.name })
    .from(accounts)
    .leftJoin(clients, eq(clients.id, accounts.clientId))
    .where(and(isVisiblePerson(actor), ne(accounts.state, "removed"), hasWords(personWords, words)))
    .orderBy(asc(byName(name)), asc(id))
    .limit(limit);
}
