/** Tells administrators what is wrong with the backups: once a day, until it is right again. */
import { and, eq, ne } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database, Transaction } from "#platform/database/client.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { settings } from "#platform/records/tables/settings.ts";
import type { BackupClock, BackupTrouble } from "./backup-times.ts";
import { backupsRecordId } from "./backup-troubles.server.ts";
import { backupNotifications, backupsRecord } from "./notifications.server.ts";

const notifiedSetting = "backup-trouble-told";

/** Any process may ask at any time. */
export async function notifyAdministrators(
  { db, queue, log }: { db: Database; queue: PgBoss; log: Logger },
  place: string,
  troubles: BackupTrouble[],
  { now, timeZone }: BackupClock,
): Promise<void> {
  const day = todayIn(timeZone, now);
  const isMine = await db.transaction(async (tx) => {
    if (!(await claimDay(tx, day))) return false;
    const people = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.state, "active"), eq(accounts.role, "administrator")));
    const details = { place, troubles };
    const key = `backups.${day}`;
    await raiseNotifications(
      tx,
      queue,
      {
        kind: backupNotifications.backups,
        event: "trouble",
        record: backupsRecord,
        recordId: backupsRecordId,
        clientId: null,
        facilityId: null,
        actorId: null,
        details,
        key,
        replaces: true,
      },
      people.map(({ id }) => id),
      ({ accountId, email }) => ({
        message: "backup-trouble",
        to: email,
        about: undefined,
        data: { accountId, ...details },
        key: `${key}.${accountId}`,
      }),
    );
    return true;
  });
  if (isMine) log.error({ place, troubles }, "backup trouble reported");
}

/** @returns false where another process, or an earlier round, has told of that day */
async function claimDay(tx: Transaction, day: string): Promise<boolean> {
  const claimed = await tx
    .insert(settings)
    .values({ name: notifiedSetting, value: day })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: day },
      setWhere: ne(settings.value, day),
    })
    .returning({ name: settings.name });
  return claimed.length > 0;
}
