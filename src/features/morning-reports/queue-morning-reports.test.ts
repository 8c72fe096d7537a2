import { and, eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { emails, facilities, facilityAssignments, visits } from "#features/schema.ts";
import { changePreferences } from "#platform/notifications/preferences.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addVisit } from "#tests/support/visits.ts";
import { queueMorningReports } from "./queue-morning-reports.server.ts";
import { readMorningReport } from "./read-morning-report.server.ts";

/** A Monday; facilities open at 8 in Chicago, which is 14:00 UTC. */
const due = new Date("2026-11-23T13:00:30Z");
const later = (hours: number) => new Date(due.getTime() + hours * 3_600_000);

describeEachDatabase("dates", (database) => {
  const context = useAccounts(database);

  // Each test has the facilities of its own alone.
  beforeEach(async () => {
    await context.db.update(facilities).set({ archivedAt: new Date() });
  });

  async function stage(columns: Parameters<typeof addFacility>[1] = {}) {
    const facility = await addFacility(context, columns);
    const { clientId, id: facilityId } = facility;
    const place = { clientId, facilityId };
    const admin = await addPerson(context, { role: "client-administrator", clientId });
    const member = await addPerson(context, {
      role: "client-member",
      clientId,
      facilityIds: [facilityId],
    });
    await addPerson(context, { role: "client-member", clientId });
    await addPerson(context, { role: "client-administrator" });
    await addPerson(context, { role: "account-manager", clientIds: [clientId] });
    const recipients = async () => {
      const isReport = and(eq(emails.aboutId, facilityId), like(emails.key, "morning-report.%"));
      const rows = await context.db.select().from(emails).where(isReport);
      return rows.map(({ recipient }) => recipient).toSorted();
    };
    return { place, admin, member, recipients, both: [admin.email, member.email].toSorted() };
  }
  /** From 22:00 to 02:00 in Chicago. */
  const visitOn = (place: { clientId: string; facilityId: string }, date: string, columns = {}) =>
    addVisit(context, place, { date, state: "missed", missedAt: due, ...columns });
  const look = (now = due) => queueMorningReports(context, now);

  describe("morning reports", () => {
    it("go to the client's people of the facility, an hour before it opens", async () => {
      const { place, recipients, both } = await stage();
      await visitOn(place, "2026-11-22");
      await look(later(-0.1));
      expect(await recipients()).toEqual([]);
      expect(await look()).toEqual({ facilities: 1, reports: 2 });
      expect(await recipients()).toEqual(both);
    });

    it("go once, by two processes at the same moment, each five minutes, and after a restart", async () => {
      const { place, recipients, both } = await stage();
      await visitOn(place, "2026-11-22");
      await Promise.all([look(), look(), look()]);
      for (const hours of [0.1, 1, 2.9]) await look(later(hours));
      expect(await recipients()).toEqual(both);
    });

    it("are skipped without a visit, with a cancelled one alone, and when the morning is over", async () => {
      const without = await stage();
      const cancelled = await stage();
      await visitOn(cancelled.place, "2026-11-22", {
        state: "cancelled",
        missedAt: null,
        cancelReason: "Snow",
      });
      const late = await stage();
      await visitOn(late.place, "2026-11-22");
      await look(later(3.1));
      expect(await late.recipients()).toEqual([]);
      await look();
      expect([await without.recipients(), await cancelled.recipients()]).toEqual([[], []]);
      expect(await late.recipients()).toEqual(late.both);
    });

    it("are skipped on closed days and holidays, whose nights the next one tells", async () => {
      const { place, recipients, member } = await stage({ holidays: ["2026-11-26"] });
      await visitOn(place, "2026-11-24");
      await look(later(48));
      expect(await recipients()).toHaveLength(2);
      const holiday = await visitOn(place, "2026-11-25");
      await look(later(72));
      expect(await recipients()).toHaveLength(2);
      await visitOn(place, "2026-11-26");
      await look(later(96));
      expect(await recipients()).toHaveLength(4);
      const [mail] = await context.db
        .select()
        .from(emails)
        .where(eq(emails.key, `morning-report.${place.facilityId}.${member.id}.2026-11-27`));
      const since = new Date(Number(mail?.data.since));
      const question = { facilityId: place.facilityId, since };
      const report = await readMorningReport(context.db, actorOf(member), question, later(96));
      expect(report?.visits.map(({ date }) => date)).toEqual(["2026-11-26", "2026-11-25"]);
      expect(report?.visits[1]?.id).toBe(holiday);
    });

    it("come by the clock of each facility", async () => {
      const chicago = await stage();
      const indianapolis = await stage({ timeZone: "America/Indiana/Indianapolis" });
      await visitOn(chicago.place, "2026-11-22");
      await visitOn(indianapolis.place, "2026-11-22");
      await look(later(-1));
      expect([await chicago.recipients(), await indianapolis.recipients()]).toEqual([
        [],
        indianapolis.both,
      ]);
      await look();
      expect(await chicago.recipients()).toEqual(chicago.both);
    });

    it("leave out who has switched them off, is suspended, or has lost the facility", async () => {
      const { place, recipients, admin, member } = await stage();
      await addPerson(context, {
        role: "client-administrator",
        clientId: place.clientId,
        state: "suspended",
      });
      await changePreferences(context, notificationDefinitions, actorOf(admin), {
        "morning-report": "off",
      });
      await context.db
        .delete(facilityAssignments)
        .where(eq(facilityAssignments.accountId, member.id));
      await visitOn(place, "2026-11-22");
      await look();
      expect(await recipients()).toEqual([]);
    });
  });

  it("a report holds what the home holds, of this facility alone", async () => {
    const { place, member } = await stage();
    const elsewhere = await addFacility(context, { clientId: place.clientId });
    const visit = await visitOn(place, "2026-11-22");
    await visitOn({ clientId: place.clientId, facilityId: elsewhere.id }, "2026-11-22");
    const next = await addVisit(context, place, { date: "2026-11-23" });
    const question = { facilityId: place.facilityId, since: later(-36) };
    const report = await readMorningReport(context.db, actorOf(member), question, due);
    expect(report?.visits.map(({ id }) => id)).toEqual([visit]);
    expect(report?.nextVisit?.id).toBe(next);
    expect(report?.counts.open).toBe(0);
    const other = { ...question, facilityId: elsewhere.id };
    expect(await readMorningReport(context.db, actorOf(member), other, due)).toBeUndefined();
    await context.db
      .update(visits)
      .set({ state: "cancelled", cancelReason: "Snow" })
      .where(eq(visits.id, visit));
    expect(await readMorningReport(context.db, actorOf(member), question, due)).toBeUndefined();
    const gone = actorOf(await addPerson(context, { role: "client-administrator" }));
    expect(await readMorningReport(context.db, gone, question, due)).toBeUndefined();
  });
});
