/**
 * Removes the demonstration in steps of their own: a process that is killed in the middle leaves what the
 * next round removes, as clients and accounts, which tell what is theirs, go last and together.
 */
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database, Transaction } from "#platform/database/client.ts";
import { nothingChanged } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  closeSetup,
  hasOwnAdministrator,
  setupCodeSetting,
} from "#platform/identity/setup/setup-code.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import {
  type ClockJob,
  eachMinute,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import {
  demoRemovalSetting,
  demoSetting,
  isDemo,
  isDemoBeingRemoved,
  isOfDemonstration,
} from "#platform/records/is-demo.server.ts";
import { settings } from "#platform/records/tables/settings.ts";
import { lockSection, writeSection } from "../settings-sections.server.ts";
import {
  childrenFirst,
  type DemonstrationIds,
  keptTables,
  otherTables,
  readDemonstrationIds,
  readSchemaTables,
  refersToItself,
  rowsOfDemonstration,
  type SchemaTable,
} from "./demonstration-rows.server.ts";

/** Few enough for the limits of background work on a busy machine. */
const atATime = 1_000;

/**
 * Does nothing unless somebody has asked for it.
 * @returns how many rows were deleted
 */
export async function removeDemonstration(db: Database): Promise<number | undefined> {
  if (!(await isDemo(db)) || !(await isDemoBeingRemoved(db))) return undefined;
  // Without an administrator of its own, nobody could sign in afterwards.
  if (!(await hasOwnAdministrator(db))) return undefined;
  await signOutDemonstration(db);
  const demonstration = await readDemonstrationIds(db);
  const tables = childrenFirst(await readSchemaTables(db));
  const byName = new Map(tables.map((table) => [table.name, table]));
  const conditionOn = (table: SchemaTable) => rowsOfDemonstration(table, byName, demonstration);
  let gone = await deleteEmails(db, byName, conditionOn, demonstration);
  for (const table of tables) {
    const condition = conditionOn(table);
    if (keptTables.includes(table.name)) gone += await deleteKept(db, table.name);
    else if (table.name === "files" && condition !== undefined) await leaveFiles(db, condition);
    else if (condition !== undefined && !(table.name in otherTables))
      gone += await deleteRows(db, table, condition);
  }
  return gone + (await db.transaction((tx) => deleteRoots(tx, tables)));
}

/** Nobody goes on working in what is being removed. */
const signOutDemonstration = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const { accounts } = await readDemonstrationIds(tx);
    await tx.execute(sql`
      update accounts set state = 'suspended', suspended_at = now()
      where state = 'active' and id in ${accounts}`);
    await tx.execute(sql`delete from sessions where account_id in ${accounts}`);
  });

/**
 * First, as the records that they are about are still there, and by one statement for each kind of record,
 * so that none takes longer than a transaction may. A job of a deleted email ends quietly.
 */
async function deleteEmails(
  db: Database,
  byName: ReadonlyMap<string, SchemaTable>,
  conditionOn: (table: SchemaTable) => SQL | undefined,
  { accounts }: DemonstrationIds,
): Promise<number> {
  const emails = byName.get("emails");
  if (emails === undefined) return 0;
  let gone = await deleteRows(
    db,
    emails,
    sql`recipient_mailbox in (select mailbox from accounts where id in ${accounts})
      or data ->> 'accountId' in (select id::text from accounts where id in ${accounts})`,
  );
  for (const table of byName.values()) {
    const condition = conditionOn(table);
    if (condition === undefined || !table.columns.includes("id")) continue;
    const records = sql`select id from ${sql.identifier(table.name)} where ${condition}`;
    gone += await deleteRows(db, emails, sql`about_id in (${records})`);
  }
  return gone;
}

async function deleteRows(db: Database, table: SchemaTable, condition: SQL): Promise<number> {
  const name = sql.identifier(table.name);
  if (refersToItself(table))
    return (await db.execute(sql`delete from ${name} where ${condition} returning 1`)).rows.length;
  let gone = 0;
  for (;;) {
    const { rows } = await db.execute(sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${condition} limit ${atATime})) returning 1`);
    gone += rows.length;
    if (rows.length < atATime) return gone;
  }
}

async function deleteKept(db: Database, name: string): Promise<number> {
  const { rows } = await db.execute(sql`select remove_kept_demonstration_rows(${name}) as gone`);
  return Number(rows[0]?.gone);
}

/** Their contents follow with the cleanup of a later day, so that a backup has all that it names. */
async function leaveFiles(db: Database, condition: SQL): Promise<void> {
  await db.execute(sql`
    update files set state = 'deleted', deleted_at = coalesce(deleted_at, now()), client_id = null,
      facility_id = null, uploaded_by = null, sent_as = null, name = ''
    where ${condition}`);
}

/** One transaction is necessary: rows that were left without these could no longer be told from real ones. */
async function deleteRoots(tx: Transaction, tables: readonly SchemaTable[]): Promise<number> {
  const demonstration = await readDemonstrationIds(tx);
  const { rows: people } = await tx.execute(
    sql`select id from accounts where id in ${demonstration.accounts} for update`,
  );
  const ids = sql`(${sql.join([sql`null::uuid`, ...people.map(({ id }) => sql`${id}::uuid`)], sql`, `)})`;
  await tx.execute(sql`update accounts set created_by = null where created_by in ${ids}`);
  const naming = sql.join(
    tables.flatMap((table) =>
      columnsOfPeople(table).map(
        (name) => sql`select ${sql.identifier(name)} from ${sql.identifier(table.name)}
          where ${sql.identifier(name)} in ${ids}`,
      ),
    ),
    sql` union `,
  );
  const { rows: named } = await tx.execute(
    sql`select id from accounts where id in ${ids} and id in (${naming})`,
  );
  const keptIds = sql`(${sql.join([sql`null::uuid`, ...named.map(({ id }) => sql`${id}::uuid`)], sql`, `)})`;
  // Records of a client who is real name them: they stay, without the name of somebody who never was. A
  // role of clients cannot be without its client.
  await tx.execute(sql`
    update accounts set state = 'removed', removed_at = now(), suspended_at = null, name = 'Demonstration',
      username = null, email = '', mailbox = '', pending_email = null, password_hash = null,
      preferences = '{}', client_id = null,
      role = case when client_id is null then role else 'account-manager' end
    where id in ${keptIds}`);
  const { rows: deleted } = await tx.execute(sql`
    delete from accounts where id in ${ids} and not exists (
      select from (values ${sql.join([sql`(null::uuid)`, ...named.map(({ id }) => sql`(${id}::uuid)`)], sql`, `)}) as kept (id)
      where kept.id = accounts.id) returning 1`);
  const { rows: clients } = await tx.execute(
    sql`delete from clients where id in ${demonstration.clients} returning 1`,
  );
  await tx.execute(
    sql`delete from invoice_counters where not exists (select from invoices where state <> 'draft')`,
  );
  await tx.execute(sql`delete from settings where name in (${demoSetting}, ${demoRemovalSetting})`);
  // An administrator who was invited in the demonstration has used no code.
  await closeSetup(tx);
  return deleted.length + clients.length;
}

/** Columns that name who did something, even without a foreign key, as in the history. */
const columnsOfPeople = ({ name, columns, keys }: SchemaTable): string[] => {
  if (name === "accounts") return [];
  const byKey = keys.filter(({ to }) => to === "accounts").flatMap((key) => key.columns);
  const byName = columns.filter((column) => column === "actor_id" || column === "account_id");
  return [...new Set([...byKey, ...byName])];
};

/** Looks whether somebody has asked for it; a round that was killed is made up for by the next. */
export const removalJob: ClockJob = {
  name: "demonstration-removal",
  times: eachMinute,
  pollingIntervalSeconds: 5,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: hourSeconds,
};

export const workOnRemoval = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, removalJob, async () => {
    const rows = await removeDemonstration(db);
    if (rows !== undefined) log.info({ rows }, "demonstration removed");
  });

/** `own`: the person came with the demonstration, and would be removed with it. */
export type RemovalState = "none" | "own" | "possible" | "under-way";

export async function readRemovalState(
  db: Database | Transaction,
  actor: Pick<Actor, "accountId">,
): Promise<RemovalState> {
  if (!(await isDemo(db))) return "none";
  if (await isDemoBeingRemoved(db)) return "under-way";
  return (await cameWithDemonstration(db, actor)) ? "own" : "possible";
}

async function cameWithDemonstration(
  db: Database | Transaction,
  { accountId }: Pick<Actor, "accountId">,
): Promise<boolean> {
  const { id, createdAt } = accounts;
  return (await db.$count(accounts, and(eq(id, accountId), isOfDemonstration(createdAt)))) > 0;
}

/** @returns whether it is under way; asked for twice, it is removed once */
export const askForRemoval = (
  db: Database,
  actor: Pick<Actor, "accountId" | "role" | "needsSecondFactor">,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (!may(actor, "settings.change")) return false;
    const { id } = await lockSection(tx, "demonstration");
    const state = await readRemovalState(tx, actor);
    if (state !== "possible") return state === "under-way";
    await tx.insert(settings).values({ name: demoRemovalSetting, value: new Date().toISOString() });
    await writeSection(
      tx,
      id,
      {},
      {
        kind: "demonstration-removal-requested",
        actorId: actor.accountId,
        change: nothingChanged,
      },
    );
    return true;
  });

/**
 * "Make it mine" leads here as long as the installation has no administrator of its own. After that, the
 * settings and the list before going live offer to remove the demonstration.
 * @param settingNames those that are stored
 */
export async function findOwnPath(
  db: Database,
  actor: Actor,
  settingNames: ReadonlySet<string>,
): Promise<string | undefined> {
  const isOffered =
    may(actor, "settings.change") &&
    settingNames.has(setupCodeSetting) &&
    settingNames.has(demoSetting) &&
    !settingNames.has(demoRemovalSetting);
  return isOffered && (await cameWithDemonstration(db, actor)) ? "/setup" : undefined;
}
