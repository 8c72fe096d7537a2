/** One mail a day with what a person wanted daily and has not read: at 7:00 where the person is. */
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { company } from "#content/company.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import { emails } from "#platform/email/tables/emails.ts";
import type { JobParts } from "#platform/feature.server.ts";
import { comparisonIn } from "#platform/format/sort-order.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import type { NotificationDefinitions } from "#platform/notifications/notification-definitions.server.ts";
import { kindsWanted } from "#platform/notifications/preferences.server.ts";
import { notifications } from "#platform/notifications/tables/notifications.ts";
import { activePeople, zoneOfPerson } from "#platform/notifications/zone-of-person.server.ts";
import {
  type DescribedNotification,
  describeNotifications,
} from "./describe-notifications.server.ts";
import { selectNotifications } from "./list-notifications.server.ts";
import { notificationServerMessages } from "./messages.server.ts";
import { isVisibleNotification } from "./visible-notifications.server.ts";

const digestHour = 7;
/** A digest that could not leave by noon waits for the next morning. */
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

/** A digest that is longer says how many more there are. */
const maxRows = 30;

export interface Digest {
  /** By the names of client and facility; the client is null for records without one. */
  facilities: { clientName: string | null; facilityName: string; rows: DescribedNotification[] }[];
  more: number;
}

/**
 * Undefined if nothing is unread, wanted and visible any longer when the email leaves.
 * @param date the day of the digest
 */
export async function readDigest(
  db: Database,
  definitions: NotificationDefinitions,
  actor: Actor,
  date: string,
): Promise<Digest | undefined> {
  const kinds = await kindsWanted(db, definitions, actor, "daily");
  if (kinds.length === 0) return undefined;
  const ofDigest = and(
    eq(notifications.digestOn, date),
    isNull(notifications.readAt),
    inArray(notifications.kind, kinds),
  );
  const notificationRows = await selectNotifications(db, definitions, actor, ofDigest, 500);
  if (notificationRows.length === 0) return undefined;
  const shownRows = await describeNotifications(
    db,
    definitions,
    notificationRows.slice(0, maxRows),
    { language: actor.language, audience: isClientRole(actor.role) ? "client" : "staff" },
  );
  const groups = Map.groupBy(shownRows, ({ clientName, facilityId }) => facilityId ?? clientName);
  // Stands for the client as a whole.
  const { allFacilities } = notificationServerMessages(actor.language);
  const facilities = [...groups.values()].map((rows) => ({
    clientName: rows[0]?.clientName ?? null,
    facilityName: rows[0]?.facilityName ?? allFacilities,
    rows,
  }));
  const compare = comparisonIn(actor.language);
  facilities.sort(
    (a, b) =>
      compare(a.clientName ?? "", b.clientName ?? "") || compare(a.facilityName, b.facilityName),
  );
  return { facilities, more: notificationRows.length - Math.min(notificationRows.length, maxRows) };
}

/** Writes once a day what people wanted so. Not at the minute of reports: one would wait for the other. */
export const digestJob: ClockJob = {
  name: "daily-digests",
  times: "2-59/5 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

export async function workOnDigests(
  queue: PgBoss,
  { db, notificationDefinitions }: Pick<JobParts, "db" | "notificationDefinitions">,
  log: Logger,
): Promise<void> {
  await workByClock(queue, digestJob, async () => {
    const { timeZone } = company;
    const digests = await queueDigests(
      { db, queue },
      notificationDefinitions,
      new Date(),
      timeZone,
    );
    if (digests > 0) log.info({ digests }, "daily digests queued");
  });
}
