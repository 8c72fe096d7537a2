/** Searches in the names of clients, facilities and people, each by the index of that table. */
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";

export const clientWords = indexedWords(clients.name);
export const facilityWords = indexedWords(facilities.name, facilities.street, facilities.city);
export const personWords = indexedWords(accounts.name, accounts.username, accounts.email);

/**
 * True if the row belongs to one whose name has the word. The ids are found first, so that the list uses the
 * index of its own column; a join compares every row.
 */
export const isOfClientNamed = (clientId: PgColumn, query: SQL): SQL =>
  sql`${clientId} = any(array(select ${clients.id} from ${clients} where ${clientWords} @@ ${query}))`;

export const isOfFacilityNamed = (facilityId: PgColumn | SQL, query: SQL): SQL =>
  sql`${facilityId} = any(array(select ${facilities.id} from ${facilities} where ${facilityWords} @@ ${query}))`;

export const isOfPersonNamed = (accountId: PgColumn, query: SQL): SQL =>
  sql`${accountId} = any(array(select ${accounts.id} from ${accounts} where ${personWords} @@ ${query}))`;
