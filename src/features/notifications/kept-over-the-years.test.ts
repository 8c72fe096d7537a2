/** What an update keeps, and what age removes. */
import { readdirSync, readFileSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { threadNotifications } from "#features/messages/notifications.server.ts";
import { deleteOldDays } from "#features/morning-reports/delete-old-days.server.ts";
import { accounts, morningReports, notifications } from "#features/schema.ts";
import { visitNotifications, visitRecord } from "#features/visits/notifications.server.ts";
import { dayMs } from "#platform/format/durations.ts";
import { deleteOldNotifications } from "#platform/notifications/delete-old-notifications.server.ts";
import { findChoice } from "#platform/notifications/preferences.server.ts";
import { raiseNotifications } from "#platform/notifications/raise-notifications.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";

const folder = `${import.meta.dirname}/../../platform/database/migrations`;
const migration = readdirSync(folder).find((file) => file.endsWith("_notifications.sql"));

describeDatabase((database) => {
  const context = useAccounts(database);

  it("who had switched off mails about messages gets none after the update either", async () => {
    const [off, on] = [await addPerson(context), await addPerson(context)];
    const before = { emailsUnreadMessages: false, language: "es" };
    await context.db.update(accounts).set({ preferences: before }).where(eq(accounts.id, off.id));
    const steps = readFileSync(`${folder}/${migration}`, "utf8").split("--> statement-breakpoint");
    for (const step of steps.filter((step) => step.includes("emailsUnreadMessages")))
      await context.db.execute(sql.raw(step));
    expect(await findChoice(context.db, off.id, threadNotifications.message)).toBe("off");
    expect(await findChoice(context.db, on.id, threadNotifications.message)).toBe("at-once");
    const [row] = await context.db.select().from(accounts).where(eq(accounts.id, off.id));
    expect(row?.preferences).toEqual({ language: "es" });
  });

  it("notifications go after 90 days, read or not, and the days of morning reports with them", async () => {
    const { id: facilityId, clientId } = await addFacility(context);
    const person = actorOf(await addPerson(context, { role: "client-administrator", clientId }));
    const now = new Date();
    for (const days of [89, 91]) {
      const at = new Date(now.getTime() - days * dayMs);
      await context.db.transaction((tx) =>
        raiseNotifications(
          tx,
          undefined,
          {
            kind: visitNotifications["visit-missed"],
            event: "missed",
            record: visitRecord,
            actorId: null,
            recordId: crypto.randomUUID(),
            clientId,
            facilityId,
            at,
          },
          [person.accountId],
        ),
      );
      const date = at.toISOString().slice(0, 10);
      await context.db.insert(morningReports).values({ facilityId, clientId, date, madeAt: at });
    }
    expect(await deleteOldNotifications(context.db, 90, now)).toEqual({ notifications: 1 });
    await deleteOldDays(context.db, now);
    expect(await context.db.$count(notifications)).toBe(1);
    expect(await context.db.$count(morningReports)).toBe(1);
  });
});
