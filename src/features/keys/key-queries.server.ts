/** No read in this file selects a code. */
import {
  and,
  asc,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { visits } from "#features/visits/tables/visits.ts";
import { workOrders } from "#features/work-orders/tables/work-orders.ts";
import type { Count, Database } from "#platform/database/client.ts";
import { indexedWords } from "#platform/database/tables/indexed-words.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilityAssignments } from "#platform/identity/tables/assignments.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { recordsAtOnce } from "#platform/records/record-page.ts";
import { seenMark } from "#platform/records/seen-mark.server.ts";
import { isOfClientNamed, isOfFacilityNamed } from "#platform/search/names.server.ts";
import { hasEachWord } from "#platform/search/searched-words.server.ts";
import { type KeyFilter, type KeyState, type KeyTab, keyTabs } from "./key-types.ts";
import { type KeyRow, keyIssues, keys } from "./tables/keys.ts";

const keysAPage = 50;

/** Every read and command puts this into its `where`. A crew lead sees only keys that they hold. */
export function isVisibleKey(actor: Actor): SQL {
  if (!may(actor, "keys.read")) return sql`false`;
  const isHeld = actor.role === "crew-lead" ? isHeldBy(actor.accountId) : undefined;
  return and(inVisibleFacility(actor, keys), isHeld) ?? sql`false`;
}

/** True if a copy of the key is out or lost that meets this condition. */
const hasOpenIssue = (about: SQL | undefined): SQL =>
  sql`exists (select from ${keyIssues} where ${and(
    sql`${keyIssues.keyId} = ${keys.id}`,
    isNull(keyIssues.returnedAt),
    about,
  )})`;

const isHeldBy = (accountId: string): SQL => hasOpenIssue(eq(keyIssues.holderId, accountId));

const isLost = isNotNull(keyIssues.lostAt);
const isWithHolder = isNull(keyIssues.lostAt);
const today = sql`(clock_timestamp() at time zone ${facilities.timeZone})::date`;
const isOverdue = sql`${isWithHolder} and ${keyIssues.dueOn} < ${today}`;
/** The holder has not said to have it, or has said that it is back. */
const isToConfirm = sql`${isWithHolder}
  and (${keyIssues.receivedAt} is null or ${keyIssues.givenBackAt} is not null)`;

/** A key in several states is listed under the most urgent one. */
const stateOf = sql<KeyState>`case
  when ${keys.retiredAt} is not null then 'retired'
  when ${hasOpenIssue(isLost)} then 'lost'
  when ${hasOpenIssue(isOverdue)} then 'overdue'
  when ${hasOpenIssue(isToConfirm)} then 'to-confirm'
  when ${hasOpenIssue(undefined)} then 'out'
  else 'in-box' end`;

const order = sql`array_position(
  array['lost', 'overdue', 'to-confirm', 'out', 'in-box', 'retired'], ${stateOf})`;

function isInTab(tab: KeyTab): SQL | undefined {
  if (tab === "retired") return isNotNull(keys.retiredAt);
  const about = {
    all: undefined,
    out: hasOpenIssue(isWithHolder),
    "to-confirm": hasOpenIssue(isToConfirm),
    overdue: hasOpenIssue(isOverdue),
    lost: hasOpenIssue(isLost),
    "in-box": sql`not ${hasOpenIssue(undefined)}`,
  }[tab];
  return and(isNull(keys.retiredAt), about);
}

const keyWords = indexedWords(keys.label, keys.opens);

const fitsFilter = ({ clientId, facilityId, kind, holderId, words }: Partial<KeyFilter>) =>
  and(
    clientId === undefined ? undefined : eq(keys.clientId, clientId),
    facilityId === undefined ? undefined : eq(keys.facilityId, facilityId),
    kind && eq(keys.kind, kind),
    holderId === undefined ? undefined : isHeldBy(holderId),
    words === undefined
      ? undefined
      : hasEachWord(words, (query) =>
          or(
            sql`${keyWords} @@ ${query}`,
            isOfClientNamed(keys.clientId, query),
            isOfFacilityNamed(keys.facilityId, query),
          ),
        ),
  );

const selectKeys = (db: Database, actor: Actor, condition: SQL | undefined) =>
  db
    .select({
      id: keys.id,
      clientId: keys.clientId,
      clientName: clients.name,
      facilityId: keys.facilityId,
      facilityName: facilities.name,
      timeZone: facilities.timeZone,
      kind: keys.kind,
      label: keys.label,
      opens: keys.opens,
      keyBox: keys.keyBox,
      copies: keys.copies,
      state: stateOf,
      addedAt: keys.addedAt,
      retiredAt: keys.retiredAt,
    })
    .from(keys)
    .innerJoin(clients, eq(clients.id, keys.clientId))
    .innerJoin(facilities, eq(facilities.id, keys.facilityId))
    .where(and(isVisibleKey(actor), condition))
    .$dynamic();

const selectIssues = (db: Database, actor: Actor, condition: SQL | undefined) =>
  db
    .select({
      id: keyIssues.id,
      keyId: keyIssues.keyId,
      copy: keyIssues.copy,
      holderId: keyIssues.holderId,
      holderName: accounts.name,
      crew: keyIssues.crew,
      issuedAt: keyIssues.issuedAt,
      dueOn: keyIssues.dueOn,
      receivedAt: keyIssues.receivedAt,
      givenBackAt: keyIssues.givenBackAt,
      returnedAt: keyIssues.returnedAt,
      lostAt: keyIssues.lostAt,
      isOverdue: sql<boolean>`${keyIssues.returnedAt} is null and ${isOverdue}`,
      workOrderId: workOrders.id,
      workOrderNumber: workOrders.number,
    })
    .from(keyIssues)
    .innerJoin(facilities, eq(facilities.id, keyIssues.facilityId))
    .leftJoin(accounts, eq(accounts.id, keyIssues.holderId))
    .leftJoin(workOrders, eq(workOrders.id, keyIssues.workOrderId))
    .where(
      and(
        // A crew lead has no need to know what others hold.
        actor.role === "crew-lead" ? eq(keyIssues.holderId, actor.accountId) : undefined,
        condition,
      ),
    )
    .orderBy(desc(keyIssues.issuedAt), desc(keyIssues.id))
    .$dynamic();

export type KeyIssue = Awaited<ReturnType<typeof selectIssues>>[number];
type SelectedKey = Awaited<ReturnType<typeof selectKeys>>[number];

/** A key with the copies that are out. */
export interface KeyListRow extends SelectedKey {
  issues: KeyIssue[];
}

export interface KeyPage {
  rows: KeyListRow[];
  /** The number of the next page, if there is one. */
  next: number | undefined;
}

export async function listKeys(
  db: Database,
  actor: Actor,
  filter: KeyFilter,
  limit = keysAPage,
): Promise<KeyPage> {
  const keyRows = await selectKeys(db, actor, and(isInTab(filter.tab), fitsFilter(filter)))
    .orderBy(order, asc(byName(facilities.name)), asc(byName(keys.label)), asc(keys.id))
    .limit(limit + 1)
    .offset((filter.page - 1) * limit);
  const rows = keyRows.slice(0, limit);
  const next = keyRows.length > limit ? filter.page + 1 : undefined;
  if (rows.length === 0) return { rows: [], next };
  const ids = rows.map(({ id }) => id);
  const open = and(inArray(keyIssues.keyId, ids), isNull(keyIssues.returnedAt));
  const issues = Map.groupBy(await selectIssues(db, actor, open), ({ keyId }) => keyId);
  return { rows: rows.map((row) => ({ ...row, issues: issues.get(row.id) ?? [] })), next };
}

/** Reads larger pages, for exports. */
export const listManyKeys = (db: Database, actor: Actor, filter: KeyFilter): Promise<KeyPage> =>
  listKeys(db, actor, filter, recordsAtOnce);

/** Counts for each tab, with all other filters applied. */
export async function countKeys(
  db: Database,
  actor: Actor,
  filter: Partial<KeyFilter>,
): Promise<Record<KeyTab, number>> {
  const counts = await Promise.all(
    keyTabs.map(async (tab) => {
      const matching = selectKeys(db, actor, and(isInTab(tab), fitsFilter(filter)));
      return [tab, await db.$count(matching.as("found"))] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<KeyTab, number>;
}

/** A holder has to confirm a receipt, and the office a return. */
export function countKeysToConfirm(db: Database, actor: Actor): Count {
  const isOwn = and(
    eq(keyIssues.holderId, actor.accountId),
    isNull(keyIssues.receivedAt),
    isNull(keyIssues.lostAt),
  );
  const isReturn = and(isNotNull(keyIssues.givenBackAt), isNull(keyIssues.lostAt));
  const waits = may(actor, "keys.change") ? or(isOwn, isReturn) : isOwn;
  const waitsForActor = isClientRole(actor.role) ? sql`false` : hasOpenIssue(waits);
  return db.$count(selectKeys(db, actor, waitsForActor).as("waiting"));
}

export interface KeyDetail extends SelectedKey {
  /** The latest first, those that are back among them. */
  issues: KeyIssue[];
}

/** Undefined for what does not exist or the actor may not see. */
export async function findKey(
  db: Database,
  actor: Actor,
  id: string,
): Promise<KeyDetail | undefined> {
  const [row] = await selectKeys(db, actor, eq(keys.id, id));
  if (row === undefined) return undefined;
  const issues = await selectIssues(db, actor, eq(keyIssues.keyId, id)).limit(200);
  return { ...row, issues };
}

/** A code is never shown; that it is another one since, a form knows by this mark of what is sealed. */
export const codeMarkOf = ({ encryptedCode }: Pick<KeyRow, "encryptedCode">): string =>
  seenMark(encryptedCode);

export async function readCodeMark(db: Database, actor: Actor, id: string): Promise<string> {
  const [key] = await db
    .select({ encryptedCode: keys.encryptedCode })
    .from(keys)
    .where(and(eq(keys.id, id), isVisibleKey(actor)));
  return codeMarkOf({ encryptedCode: key?.encryptedCode ?? null });
}

/** Everybody who has a key of the facilities that the actor sees. */
export const listHolders = (db: Database, actor: Actor) =>
  db
    .select({ id: accounts.id, name: accounts.name })
    .from(keyIssues)
    .innerJoin(accounts, eq(accounts.id, keyIssues.holderId))
    .innerJoin(keys, eq(keys.id, keyIssues.keyId))
    .where(and(isNull(keyIssues.returnedAt), isVisibleKey(actor)))
    .groupBy(accounts.id)
    .orderBy(asc(byName(accounts.name)), asc(accounts.id));

export interface TonightAtFacility {
  facilityName: string;
  timeZone: string;
  /** The visit that runs, or begins within a day. */
  visit: { id: string; date: string; windowStart: string; windowEnd: string } | undefined;
  people: { id: string; name: string; isCrewLead: boolean; labels: string[] }[];
}

/** Everybody who can get into the building: its crew leads, with or without a key, and other holders. */
export async function readTonight(
  db: Database,
  actor: Actor,
  facilityId: string,
): Promise<TonightAtFacility | undefined> {
  if (!may(actor, "keys.change")) return undefined;
  const place = { facilityId: facilities.id, clientId: facilities.clientId };
  const [facility] = await db
    .select({ facilityName: facilities.name, timeZone: facilities.timeZone })
    .from(facilities)
    .where(and(eq(facilities.id, facilityId), inVisibleFacility(actor, place)));
  if (facility === undefined) return undefined;
  const { id, date, windowStart, windowEnd, beginsAt, endsAt, state } = visits;
  const [visit] = await db
    .select({ id, date, windowStart, windowEnd })
    .from(visits)
    .where(
      and(
        eq(visits.facilityId, facilityId),
        inArray(state, ["scheduled", "in-progress"]),
        sql`${endsAt} > clock_timestamp()`,
        sql`${beginsAt} < clock_timestamp() + interval '24 hours'`,
      ),
    )
    .orderBy(asc(beginsAt), asc(id))
    .limit(1);
  const holding = db
    .select({ id: keyIssues.id })
    .from(keyIssues)
    .where(
      and(
        eq(keyIssues.holderId, accounts.id),
        eq(keyIssues.facilityId, facilityId),
        isNull(keyIssues.returnedAt),
        isNull(keyIssues.lostAt),
      ),
    );
  const assigned = db
    .select({ id: facilityAssignments.accountId })
    .from(facilityAssignments)
    .where(
      and(
        eq(facilityAssignments.accountId, accounts.id),
        eq(facilityAssignments.facilityId, facilityId),
      ),
    );
  const isCrewLead = eq(accounts.role, "crew-lead");
  const people = await db
    .select({
      id: accounts.id,
      name: accounts.name,
      isCrewLead: sql<boolean>`${isCrewLead}`,
      labels: sql<string[]>`array(select k.label from ${keyIssues} as i
        join ${keys} as k on k.id = i.key_id
        where i.holder_id = ${accounts}.id and i.facility_id = ${facilityId}
          and i.returned_at is null and i.lost_at is null
        order by ${byName(sql`k.label`)})`,
    })
    .from(accounts)
    .where(or(exists(holding), and(isCrewLead, eq(accounts.state, "active"), exists(assigned))))
    .orderBy(asc(byName(accounts.name)), asc(accounts.id))
    .limit(200);
  return { ...facility, visit, people };
}
