/** Companies by what somebody remembers of them, for the searches of all features. */
import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/client.ts";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { hasEachWord } from "#platform/search/searched-words.server.ts";
import { phoneDigits, phoneEnd, prospectCompanies, prospectContacts } from "./tables/prospects.ts";

export const companyWords = indexedWords(prospectCompanies.name);
export const contactWords = indexedWords(prospectContacts.name, prospectContacts.email);

const extension = /(?:,|\s)*(?:extensi[oó]n|ext|x|#)\.?\s*\d{1,6}\s*$/iu;

/** @returns the digits of a telephone number without its extension; undefined for words that are none */
export function phoneIn(words: string): string | undefined {
  const number = words.replace(extension, "");
  const digits = number.replaceAll(/\D/g, "").slice(-10);
  return digits.length >= 7 && !/\p{L}/u.test(number) ? digits : undefined;
}

/** The index has the last seven digits, so they narrow the search first. */
export const endsInDigits = (phone: AnyPgColumn, digits: string): SQL =>
  sql`(${phoneEnd(phone)} = ${digits.slice(-7)}
    and ${phoneDigits(phone)} like ${`%${digits}`})`;

/**
 * A number of the company or a contact; else each word in its name, or in the name or address of a contact.
 * Both are looked for by their own index: with an `or` between them, the database would read every company.
 */
export function companyHasWords(words: string): SQL {
  const eitherHas = (ofCompany: SQL, ofContact: SQL) =>
    sql`${prospectCompanies.id} in (
      select ${prospectCompanies.id} from ${prospectCompanies} where ${ofCompany}
      union select ${prospectContacts.companyId} from ${prospectContacts} where ${ofContact})`;
  const digits = phoneIn(words);
  if (digits !== undefined)
    return eitherHas(
      endsInDigits(prospectCompanies.phone, digits),
      endsInDigits(prospectContacts.phone, digits),
    );
  return hasEachWord(words, (query) =>
    eitherHas(sql`${companyWords} @@ ${query}`, sql`${contactWords} @@ ${query}`),
  );
}

interface FoundCompany {
  id: string;
  name: string;
  contacts: { id: string; name: string; email: string; phone: string }[];
}

/** The caller has checked that the actor may read prospects. */
export async function findCompanies(
  db: Database,
  condition: SQL | undefined,
  limit: number,
): Promise<FoundCompany[]> {
  const companies = await db
    .select({ id: prospectCompanies.id, name: prospectCompanies.name })
    .from(prospectCompanies)
    .where(and(isNull(prospectCompanies.mergedInto), condition))
    .orderBy(asc(byName(prospectCompanies.name)), asc(prospectCompanies.id))
    .limit(limit);
  const contacts = await db
    .select({
      id: prospectContacts.id,
      companyId: prospectContacts.companyId,
      name: prospectContacts.name,
      email: prospectContacts.email,
      phone: prospectContacts.phone,
    })
    .from(prospectContacts)
    .where(
      and(
        isNull(prospectContacts.mergedInto),
        inArray(
          prospectContacts.companyId,
          companies.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(byName(prospectContacts.name)), asc(prospectContacts.id));
  return companies.map((company) => ({
    ...company,
    contacts: contacts.filter(({ companyId }) => companyId === company.id),
  }));
}

const shownCompanies = 12;

/**
 * Matches of a search for one company.
 * @param exceptId is not found
 */
export async function searchCompanies(
  db: Database,
  words: string | undefined,
  exceptId?: string,
): Promise<{ id: string; name: string; people: string[] }[]> {
  if (words === undefined) return [];
  const isOther = exceptId === undefined ? undefined : ne(prospectCompanies.id, exceptId);
  const companies = await findCompanies(db, and(companyHasWords(words), isOther), shownCompanies);
  return companies.map(({ id, name, contacts }) => ({
    id,
    name,
    people: contacts.map((contact) => contact.name),
  }));
}

export const isCompany = (id: string): SQL => eq(prospectCompanies.id, id);

export const isCalled = (name: string): SQL =>
  sql`lower(${prospectCompanies.name}) = lower(${name})`;
