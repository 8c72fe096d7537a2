/** One mail a day with what a person wanted daily and has not read: at 7:00 where the person is. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Database, Transaction } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { emails } from "#platform/email/tables/emails.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { kindsWanted } from "#platform/notifications/preferences.server.ts";
import { notifications } from "#platform/notifications/tables/notifications.ts";
import { activePeople, zoneOfPerson } from "#platform/notifications/zone-of-person.server.ts";
import { isVisibleNotification } from "./visible-notifications.server.ts";

const digestHour = 7;
/** What could not leave by noon waits for the next morning. */
const lastHour = 12;

interface Due {
  accountId: string;
  /** Day on the person's calendar, which the key names. */
  date: string;
}

/** @param companyZone for people without a facility @returns how many were queued */
export async function queueDigests(
  { db, queue }: { db: Database; queue: PgBoss },
  definitions: NotificationDefinitions,
  now: Date,
  companyZone: string,
): Promise<number> {
  let queued = 0;
  for (const due of await findDue(db, now, companyZone))
    if (await db.transaction((tx) => queueFor(tx, queue, definitions, due))) queued += 1;
  return queued;
}

/** People with something for the digest, in whose zone it is morning. */
async function findDue(db: Database, now: Date, companyZone: string): Promise<Due[]> {
  const { rows } = await db.execute(sql`
    select person.id, ${zoneOfPerson} as zone from ${activePeople} as person
    where exists (select from ${notifications} as n where n.account_id = person.id
      and n.email = 'daily' and n.digest_on is null and n.read_at is null)`);
  return rows.flatMap(({ id, zone }) => {
    const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
      typeof zone === "string" ? zone : companyZone,
    );
    if (there.hour < digestHour || there.hour >= lastHour) return [];
    return { accountId: String(id), date: there.toPlainDate().toString() };
  });
}

/**
 * Does nothing where another process was first, or nothing is left that the person may see and
 * wants.
 */
async function queueFor(
  tx: Transaction,
  queue: PgBoss,
  definitions: NotificationDefinitions,
  { accountId, date }: Due,
): Promise<boolean> {
  const { id } = accounts;
  // Others wait here, and find the key.
  await tx.select({ id }).from(accounts).where(eq(id, accountId)).for("update");
  const key = `digest.${accountId}.${date}`;
  if ((await tx.$count(emails, eq(emails.key, key))) > 0) return false;
  const actor = await findActorOf(tx, accountId);
  if (actor === undefined) return false;
  const kinds = await kindsWanted(tx, definitions, actor, "daily");
  if (kinds.length === 0) return false;
  const rows = await tx
    .update(notifications)
    .set({ digestOn: date })
    .where(
      and(
        isVisibleNotification(actor, definitions),
        eq(notifications.email, "daily"),
        inArray(notifications.kind, kinds),
        isNull(notifications.digestOn),
        isNull(notifications.readAt),
      ),
    )
    .returning({ id: notifications.id });
  if (rows.length === 0) return false;
  await queueEmails(tx, queue, [
    {
      message: "daily-digest",
      to: actor.email,
      about: { kind: "account", id: accountId },
      data: { accountId, date },
      key,
    },
  ]);
  return true;
}
