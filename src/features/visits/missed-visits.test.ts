import { and, asc, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { archiveFacility, restoreFacility } from "#features/facilities/change-facility.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import { emails, historyEvents, settings, visits } from "#features/schema.ts";
import { checkIn } from "#features/tonight/attendance.server.ts";
import { minuteMs } from "#platform/format/durations.ts";
import { actorOf, addPerson, type PersonOptions, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addVisit, addVisitBegun, visitOf } from "#tests/support/visits.ts";
import { markMissedVisits } from "./missed-visits.server.ts";

describeEachDatabase("dates", (database) => {
  const context = useAccounts(database);

  // A server of its own for each test: nobody has looked before.
  beforeEach(async () => {
    await context.db.delete(settings);
    await context.db
      .update(visits)
      .set({ state: "missed", missedAt: new Date() })
      .where(inArray(visits.state, ["scheduled"]));
  });

  const look = (now = new Date()) => markMissedVisits(context, now);
  const minutesLater = (minutes: number) => new Date(Date.now() + minutes * minuteMs);

  async function place() {
    const facility = await addFacility(context, { siteCode: "7KR-4M2W" });
    return { facilityId: facility.id, clientId: facility.clientId };
  }
  const mailsAbout = (id: string) =>
    context.db.select().from(emails).where(eq(emails.aboutId, id)).orderBy(asc(emails.recipient));

  it("are those without a check-in an hour after the window began", async () => {
    const at = await place();
    const ids = {
      early: await addVisitBegun(context, at, 59),
      due: await addVisitBegun(context, at, 61),
      cancelled: await addVisitBegun(context, at, 90, { state: "cancelled", cancelReason: "Snow" }),
      ahead: await addVisitBegun(context, at, -30),
    };
    expect(await look()).toEqual({ missed: 1 });
    const states = await Promise.all(Object.values(ids).map((id) => visitOf(context, id)));
    expect(states.map(({ state }) => state)).toEqual([
      "scheduled",
      "missed",
      "cancelled",
      "scheduled",
    ]);
    const history = and(eq(historyEvents.recordId, ids.due), eq(historyEvents.kind, "missed"));
    const [event] = await context.db.select().from(historyEvents).where(history);
    expect(event).toMatchObject({ actorId: null, ...at });
    expect(await look()).toEqual({ missed: 0 });
  });

  it("are told to both sides, each person once, and to nobody else", async () => {
    const at = await place();
    const { clientId, facilityId } = at;
    const facilityIds = [facilityId];
    const concerned: PersonOptions[] = [
      { role: "client-administrator", clientId },
      { role: "client-member", clientId, facilityIds },
      { role: "account-manager", clientIds: [clientId] },
      { role: "supervisor", facilityIds },
    ];
    const people = await Promise.all(concerned.map((options) => addPerson(context, options)));
    const other = await addFacility(context, { clientId });
    const others: PersonOptions[] = [
      { role: "client-member", clientId, facilityIds: [other.id] },
      { role: "client-administrator" },
      { role: "supervisor", facilityIds: [other.id] },
      { role: "crew-lead", facilityIds },
      { role: "account-manager" },
      { role: "client-administrator", clientId, state: "suspended" },
    ];
    for (const options of others) await addPerson(context, options);
    const id = await addVisitBegun(context, at, 75);
    await look();
    await look(minutesLater(1));
    const mails = await mailsAbout(id);
    expect(mails.map(({ recipient }) => recipient)).toEqual(
      people.map(({ email }) => email).toSorted(),
    );
    expect(new Set(mails.map(({ message }) => message))).toEqual(new Set(["visit-missed"]));
  });

  it("are marked and told once by processes that look at the same moment", async () => {
    const at = await place();
    await addPerson(context, { role: "client-administrator", clientId: at.clientId });
    const ids: string[] = [];
    for (let n = 0; n < 25; n++) ids.push(await addVisitBegun(context, at, 70 + n));
    const now = new Date();
    const results = await Promise.all([look(now), look(now), look(now)]);
    expect(results.reduce((sum, { missed }) => sum + missed, 0)).toBe(25);
    for (const id of ids) expect(await mailsAbout(id)).toHaveLength(1);
  });

  describe("after the server was stopped", () => {
    it("wait for an hour in which crews can check in", async () => {
      const at = await place();
      await look();
      const id = await addVisit(context, at, {
        beginsAt: minutesLater(30),
        endsAt: minutesLater(270),
      });
      // Stopped in between: nobody could have checked in.
      expect(await look(minutesLater(180))).toEqual({ missed: 0 });
      for (let minutes = 181; minutes < 240; minutes++)
        expect(await look(minutesLater(minutes)), String(minutes)).toEqual({ missed: 0 });
      expect(await look(minutesLater(240.5))).toEqual({ missed: 1 });
      expect((await visitOf(context, id)).state).toBe("missed");
    });

    it("or a clock has jumped, are not all those that lie ahead", async () => {
      const at = await place();
      await look();
      const id = await addVisitBegun(context, at, -24 * 60);
      expect(await look(minutesLater(48 * 60))).toEqual({ missed: 0 });
      // The clock is right again, for an hour from now on.
      expect(await look(minutesLater(1))).toEqual({ missed: 0 });
      expect((await visitOf(context, id)).state).toBe("scheduled");
    });
  });

  it("are none where a facility is no longer served, also not once it is again", async () => {
    const at = await place();
    const chief = actorOf(await addPerson(context, { role: "administrator" }));
    const before = await addVisitBegun(context, at, 75);
    await archiveFacility(context, chief, at.facilityId);
    expect(await look()).toEqual({ missed: 0 });
    await restoreFacility(context, chief, at.facilityId);
    const since = await addVisitBegun(context, at, 58);
    expect(await look(minutesLater(3))).toEqual({ missed: 1 });
    expect((await visitOf(context, before)).state).toBe("scheduled");
    expect((await visitOf(context, since)).state).toBe("missed");
  });

  it("are not told any more when the crew has checked in since, or to who lost the right", async () => {
    const at = await place();
    const { clientId } = at;
    const client = await addPerson(context, { role: "client-administrator", clientId });
    const supervisor = await addPerson(context, {
      role: "supervisor",
      facilityIds: [at.facilityId],
    });
    const id = await addVisitBegun(context, at, 75);
    await look();
    const mails = await mailsAbout(id);
    const render = async (recipient: string) => {
      const mail = mails.find((mail) => mail.recipient === recipient);
      if (mail === undefined) throw new Error("no mail");
      return renderEmail({ db: context.db, origin: "https://example.com" }, mail);
    };
    const toClient = await render(client.email);
    expect(JSON.stringify(toClient)).toContain(`https://example.com/client-portal/schedule/${id}`);
    expect(JSON.stringify(toClient)).not.toContain("/office/");
    expect(JSON.stringify(await render(supervisor.email))).toContain(`/office/schedule/${id}`);

    const stranger = { ...(mails[0] ?? {}), data: { accountId: (await addPerson(context)).id } };
    const parts = { db: context.db, origin: "https://example.com" };
    expect(await renderEmail(parts, stranger as (typeof mails)[number])).toBeUndefined();
    const code = { how: "site-code", code: "7KR-4M2W" } as const;
    await checkIn(context, actorOf(supervisor), id, code);
    expect(await render(client.email)).toEqual({ notDue: "attended" });
  });
});
