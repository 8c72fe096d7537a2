/** Lists are read by key, so that any page costs as much as the first. */
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { leads } from "#features/leads/tables/leads.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { companyHasWords } from "#features/prospects/find-companies.server.ts";
import { prospectCompanies, prospectContacts } from "#features/prospects/tables/prospects.ts";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { CompanyFilter, CompanyState } from "./company-types.ts";

const rowsAPage = 50;

/** Every read puts this into its `where`. A merged company is found under the one that replaced it. */
const isVisible = (actor: Actor): SQL | undefined =>
  may(actor, "prospects.read") ? isNull(prospectCompanies.mergedInto) : sql`false`;

// The table's name is written out, because a select from one table leaves it out of its columns.
const ownId = sql`${prospectCompanies}.id`;

const ofCompany = (condition: SQL): SQL =>
  sql`exists (select from ${opportunities}
    where ${opportunities.companyId} = ${ownId} and ${condition})`;

const isOpen = sql`${opportunities.closedAt} is null`;
const isWon = sql`${opportunities.stage} = 'won'`;
const isAny = sql`true`;

const states: Readonly<Record<CompanyState, SQL>> = {
  open: ofCompany(isOpen),
  won: ofCompany(isWon),
  lost: sql`(${ofCompany(isAny)} and not ${ofCompany(sql`(${isOpen} or ${isWon})`)})`,
  none: sql`not ${ofCompany(isAny)}`,
};

const countOf = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${opportunities}
    where ${opportunities.companyId} = ${ownId} and ${condition})`;

const companyColumns = {
  id: prospectCompanies.id,
  name: prospectCompanies.name,
  homepage: prospectCompanies.homepage,
  phone: prospectCompanies.phone,
  address: prospectCompanies.address,
  addedAt: prospectCompanies.addedAt,
  asked: countOf(isAny),
  open: countOf(isOpen),
  won: countOf(isWon),
  /** The value of all open ones together, in cents a month. */
  openCents: sql<number>`(select coalesce(sum(${opportunities.valueCents}), 0) from ${opportunities}
    where ${opportunities.companyId} = ${ownId} and ${isOpen})`.mapWith(Number),
};

const companyName = byName(prospectCompanies.name);

/** Compared in the database, as JavaScript has no microseconds. */
function isBehind({ sort, after }: CompanyFilter): SQL | undefined {
  if (after === undefined) return undefined;
  const by = sort === "name" ? companyName : sql`${prospectCompanies.addedAt}`;
  // The same expression of another row of the table: only the alias has its columns.
  const place = sql`(select ${by}, ${prospectCompanies.id} from ${prospectCompanies}
    where ${prospectCompanies.id} = ${after})`;
  return sql`(${by}, ${prospectCompanies.id}) ${sort === "name" ? sql`>` : sql`<`} ${place}`;
}

/** Empty for actors who may not read them. */
export async function listCompanies(
  db: Database,
  actor: Actor,
  filter: CompanyFilter,
  limit = rowsAPage,
) {
  const { words, state, sort } = filter;
  const found = await db
    .select(companyColumns)
    .from(prospectCompanies)
    .where(
      and(
        isVisible(actor),
        words === undefined ? undefined : companyHasWords(words),
        state === undefined ? undefined : states[state],
        isBehind(filter),
      ),
    )
    .orderBy(
      ...(sort === "name"
        ? [asc(companyName), asc(prospectCompanies.id)]
        : [desc(prospectCompanies.addedAt), desc(prospectCompanies.id)]),
    )
    .limit(limit + 1);
  const companies = found.slice(0, limit);
  const contacts = await listContacts(
    db,
    companies.map(({ id }) => id),
  );
  const rows = companies.map((company) => ({
    ...company,
    contacts: contacts.filter(({ companyId }) => companyId === company.id),
  }));
  return { rows, next: found.length > limit ? rows.at(-1)?.id : undefined };
}

export type CompanyListRow = Awaited<ReturnType<typeof listCompanies>>["rows"][number];

const listContacts = (db: Database, companyIds: readonly string[]) =>
  db
    .select({
      id: prospectContacts.id,
      companyId: prospectContacts.companyId,
      name: prospectContacts.name,
      jobTitle: prospectContacts.jobTitle,
      email: prospectContacts.email,
      phone: prospectContacts.phone,
      language: prospectContacts.language,
      isInUse: sql<boolean>`exists (select from ${opportunities}
        where ${opportunities.contactId} = ${prospectContacts}.id)`,
    })
    .from(prospectContacts)
    .where(
      and(
        inArray(prospectContacts.companyId, [...companyIds]),
        isNull(prospectContacts.mergedInto),
      ),
    )
    .orderBy(asc(prospectContacts.addedAt), asc(prospectContacts.id));

export type CompanyContact = Awaited<ReturnType<typeof listContacts>>[number];

/** Undefined for what does not exist or the actor may not see; of what was merged, where it went. */
export async function findCompany(db: Database, actor: Actor, id: string) {
  if (!may(actor, "prospects.read")) return undefined;
  const [row] = await db
    .select({ ...companyColumns, mergedInto: prospectCompanies.mergedInto })
    .from(prospectCompanies)
    .where(eq(prospectCompanies.id, id));
  return row && { ...row, contacts: await listContacts(db, [id]) };
}

/** All opportunities of the company, each with the quote request it came from, the newest first. */
export const listAsked = (db: Database, companyId: string) =>
  db
    .select({
      id: opportunities.id,
      reference: opportunities.reference,
      contactName: prospectContacts.name,
      stage: opportunities.stage,
      valueCents: opportunities.valueCents,
      origin: opportunities.origin,
      openedAt: opportunities.openedAt,
      leadId: leads.id,
      leadReference: leads.reference,
    })
    .from(opportunities)
    .innerJoin(prospectContacts, eq(prospectContacts.id, opportunities.contactId))
    .leftJoin(leads, eq(leads.id, opportunities.leadId))
    .where(eq(opportunities.companyId, companyId))
    .orderBy(desc(opportunities.openedAt), desc(opportunities.id))
    .limit(100);
