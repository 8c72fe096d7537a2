/** Companies, and contacts of one company, that look alike: by email, telephone number and domain. */
import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import * as z from "zod/mini";
import { freeMailDomains } from "#features/prospects/domains.ts";
import {
  emailDomain,
  phoneDigits,
  phoneEnd,
  prospectCompanies,
  prospectContacts,
} from "#features/prospects/tables/prospects.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { type LikenessReason, likenessReasons, type MergedKind } from "./duplicate-types.ts";
import { prospectDismissals, prospectMerges } from "./tables/prospect-merges.ts";

/**
 * A value that more companies share is a building's switchboard, or a mail provider missing from our list.
 */
const maxSharing = 20;
const shownPairs = 100;

/** The ten digits that a number ends in; shorter ones say too little. */
const wholePhone = (phone: SQL): SQL => sql`right(${phoneDigits(phone)}, 10)`;
const isWholePhone = (phone: SQL): SQL => sql`length(${phoneDigits(phone)}) >= 10`;

const listOf = (values: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

const idsOf = (ids: readonly string[]): SQL =>
  sql`(select id::uuid from unnest(${sql.param([...ids])}::text[]) as ids (id))`;

interface Signs {
  email: readonly string[];
  phone: readonly string[];
  domain: readonly string[];
}

/**
 * Distinguishing values of companies, as rows of company, reason and value.
 * @param among only these values, which the indexes can find
 */
function signsOf(among?: Signs): SQL {
  const company = sql`${prospectCompanies.phone}`;
  const contact = sql`${prospectContacts.phone}`;
  const isAmong = (value: SQL, values: readonly string[] | undefined): SQL =>
    values === undefined ? sql`true` : sql`${value} = any(${sql.param([...values])}::text[])`;
  const ends = among?.phone.map((phone) => phone.slice(-7));
  return sql`
    select ${prospectContacts.companyId} as company_id, 'email' as reason,
      lower(${prospectContacts.email}) as value
    from ${prospectContacts} where ${isNull(prospectContacts.mergedInto)}
      and ${prospectContacts.email} <> ''
      and ${isAmong(sql`lower(${prospectContacts.email})`, among?.email)}
    union select ${prospectContacts.companyId}, 'domain', ${emailDomain(prospectContacts.email)}
    from ${prospectContacts} where ${isNull(prospectContacts.mergedInto)}
      and ${prospectContacts.email} <> ''
      and ${emailDomain(prospectContacts.email)} not in ${listOf(freeMailDomains)}
      and ${isAmong(emailDomain(prospectContacts.email), among?.domain)}
    union select ${prospectCompanies.id}, 'domain', ${prospectCompanies.domain}
    from ${prospectCompanies} where ${isNull(prospectCompanies.mergedInto)}
      and ${prospectCompanies.domain} <> ''
      and ${prospectCompanies.domain} not in ${listOf(freeMailDomains)}
      and ${isAmong(sql`${prospectCompanies.domain}`, among?.domain)}
    union select ${prospectContacts.companyId}, 'phone', ${wholePhone(contact)}
    from ${prospectContacts} where ${isNull(prospectContacts.mergedInto)}
      and ${isWholePhone(contact)} and ${isAmong(phoneEnd(prospectContacts.phone), ends)}
    union select ${prospectCompanies.id}, 'phone', ${wholePhone(company)}
    from ${prospectCompanies} where ${isNull(prospectCompanies.mergedInto)}
      and ${isWholePhone(company)} and ${isAmong(phoneEnd(prospectCompanies.phone), ends)}`;
}

const isDismissed = (first: SQL, second: SQL): SQL =>
  sql`exists (select from ${prospectDismissals}
    where ${prospectDismissals.firstId} = ${first} and ${prospectDismissals.secondId} = ${second})`;

export interface DuplicatePair {
  id: string;
  kind: MergedKind;
  /** The company of both contacts, or the first of two companies. */
  companyId: string;
  first: { id: string; name: string };
  second: { id: string; name: string };
  /** The company of two contacts; undefined for a pair of companies. */
  companyName: string | undefined;
  /** The strongest sign first. */
  signs: { reason: LikenessReason; value: string }[];
}

/** All pairs, or only those with one of these companies. */
async function listCompanyPairs(
  db: Database,
  companyIds: readonly string[] | undefined,
): Promise<DuplicatePair[]> {
  const among = companyIds && (await readOwnSigns(db, companyIds));
  const isAbout =
    companyIds === undefined
      ? sql`true`
      : sql`(one.company_id in ${idsOf(companyIds)} or other.company_id in ${idsOf(companyIds)})`;
  const { rows } = await db.execute(sql`
    with signs as (${signsOf(among)}),
    shared as (select reason, value from signs group by reason, value
      having count(*) between 2 and ${maxSharing}),
    pairs as (select one.company_id as first_id, other.company_id as second_id,
        jsonb_agg(jsonb_build_object('reason', reason, 'value', value)) as signs
      from shared join signs as one using (reason, value) join signs as other using (reason, value)
      where one.company_id < other.company_id and ${isAbout}
      group by one.company_id, other.company_id)
    select first_id, second_id, signs, first.name as first_name, second.name as second_name
    from pairs join ${prospectCompanies} as first on first.id = first_id
      join ${prospectCompanies} as second on second.id = second_id
    where not ${isDismissed(sql`first_id`, sql`second_id`)}
    order by second_id desc, first_id limit ${shownPairs}`);
  return rows.map((row) => ({ ...pairOf(row), kind: "company", companyId: String(row.first_id) }));
}

const pairOf = (row: Record<string, unknown>) => ({
  id: `${row.first_id} ${row.second_id}`,
  first: { id: String(row.first_id), name: String(row.first_name) },
  second: { id: String(row.second_id), name: String(row.second_name) },
  companyName: row.company_name === undefined ? undefined : String(row.company_name),
  signs: strongestFirst(row.signs),
});

const signsSchema = z.array(z.object({ reason: z.enum(likenessReasons), value: z.string() }));

/** An address says more than its own domain. */
function strongestFirst(listed: unknown): DuplicatePair["signs"] {
  const signs = z.parse(signsSchema, listed);
  const emails = signs.filter(({ reason }) => reason === "email").map(({ value }) => value);
  return signs
    .filter(
      ({ reason, value }) =>
        reason !== "domain" || !emails.some((email) => email.endsWith(`@${value}`)),
    )
    .toSorted(
      (sign, other) => likenessReasons.indexOf(sign.reason) - likenessReasons.indexOf(other.reason),
    );
}

async function readOwnSigns(db: Database, companyIds: readonly string[]): Promise<Signs> {
  const { rows } = await db.execute(sql`
    select lower(email) as email, split_part(lower(email), '@', 2) as domain, phone
    from ${prospectContacts} where company_id in ${idsOf(companyIds)} and merged_into is null
    union all select '', domain, phone from ${prospectCompanies} where id in ${idsOf(companyIds)}`);
  const values = (name: string) =>
    rows.map((row) => String(row[name] ?? "")).filter((value) => value !== "");
  return {
    email: values("email"),
    domain: values("domain"),
    phone: values("phone").map((phone) => phone.replaceAll(/\D/g, "").slice(-10)),
  };
}

/** A company has one switchboard: of its contacts, the same number counts under the same name alone. */
async function listContactPairs(
  db: Database,
  companyIds: readonly string[] | undefined,
): Promise<DuplicatePair[]> {
  const isAbout =
    companyIds === undefined ? sql`true` : sql`one.company_id in ${idsOf(companyIds)}`;
  const { rows } = await db.execute(sql`
    select one.id as first_id, other.id as second_id, one.name as first_name,
      other.name as second_name, one.company_id, company.name as company_name,
      case when one.email <> '' and lower(one.email) = lower(other.email)
        then jsonb_build_array(jsonb_build_object('reason', 'email', 'value', lower(one.email)))
        else jsonb_build_array(jsonb_build_object('reason', 'phone',
          'value', ${wholePhone(sql`one.phone`)})) end as signs
    from ${prospectContacts} as one join ${prospectContacts} as other
      on other.company_id = one.company_id and one.id < other.id
      join ${prospectCompanies} as company on company.id = one.company_id
    where one.merged_into is null and other.merged_into is null and ${isAbout}
      and ((one.email <> '' and lower(one.email) = lower(other.email))
        or (lower(one.name) = lower(other.name) and ${isWholePhone(sql`one.phone`)}
          and ${wholePhone(sql`one.phone`)} = ${wholePhone(sql`other.phone`)}))
      and not ${isDismissed(sql`one.id`, sql`other.id`)}
    order by other.id desc limit ${shownPairs}`);
  return rows.map((row) => ({
    ...pairOf(row),
    kind: "contact",
    companyId: String(row.company_id),
  }));
}

/**
 * The latest first. Those of all are found by reading every company and contact; those of a few by indexes.
 * @param companyIds whose alone, where they are given
 */
export async function listDuplicates(
  db: Database,
  actor: Actor,
  companyIds?: readonly string[],
): Promise<DuplicatePair[]> {
  if (!may(actor, "prospects.read") || companyIds?.length === 0) return [];
  const [companies, contacts] = await Promise.all([
    listCompanyPairs(db, companyIds),
    listContactPairs(db, companyIds),
  ]);
  return [...companies, ...contacts];
}

const shownMerges = 100;
const undoers = alias(accounts, "undoers");

/**
 * Merges, the newest first.
 * @param companyId only merges of this company, if given
 */
export async function listMerges(db: Database, actor: Actor, companyId?: string) {
  if (!may(actor, "prospects.read")) return [];
  const nameOf = (id: SQL) => sql<string | null>`coalesce(
    (select name from ${prospectCompanies} where id = ${id}),
    (select name from ${prospectContacts} where id = ${id}))`;
  return db
    .select({
      id: prospectMerges.id,
      kind: prospectMerges.kind,
      companyId: prospectMerges.companyId,
      keptName: nameOf(sql`${prospectMerges.keptId}`),
      removedName: nameOf(sql`${prospectMerges.removedId}`),
      mergedAt: prospectMerges.mergedAt,
      mergedBy: accounts.name,
      undoneAt: prospectMerges.undoneAt,
      undoneBy: undoers.name,
    })
    .from(prospectMerges)
    .innerJoin(accounts, eq(accounts.id, prospectMerges.mergedBy))
    .leftJoin(undoers, eq(undoers.id, prospectMerges.undoneBy))
    .where(
      companyId === undefined
        ? undefined
        : and(eq(prospectMerges.companyId, companyId), isNull(prospectMerges.undoneAt)),
    )
    .orderBy(desc(prospectMerges.mergedAt), desc(prospectMerges.id))
    .limit(shownMerges);
}

export type MergeListRow = Awaited<ReturnType<typeof listMerges>>[number];

/** Pairs that somebody has said are not the same. */
export async function listDismissals(db: Database, actor: Actor) {
  if (!may(actor, "prospects.read")) return [];
  const nameOf = (id: SQL) => sql<string | null>`coalesce(
    (select name from ${prospectCompanies} where id = ${id} and merged_into is null),
    (select name from ${prospectContacts} where id = ${id} and merged_into is null))`;
  const rows = await db
    .select({
      id: prospectDismissals.id,
      kind: prospectDismissals.kind,
      firstId: prospectDismissals.firstId,
      secondId: prospectDismissals.secondId,
      firstName: nameOf(sql`${prospectDismissals.firstId}`),
      secondName: nameOf(sql`${prospectDismissals.secondId}`),
      dismissedAt: prospectDismissals.dismissedAt,
      dismissedBy: accounts.name,
    })
    .from(prospectDismissals)
    .innerJoin(accounts, eq(accounts.id, prospectDismissals.dismissedBy))
    .orderBy(desc(prospectDismissals.dismissedAt), desc(prospectDismissals.id))
    .limit(shownPairs);
  return rows.flatMap(({ firstName, secondName, ...row }) =>
    firstName === null || secondName === null ? [] : [{ ...row, firstName, secondName }],
  );
}
