import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import { emails, facilityAssignments } from "#features/schema.ts";
import { changePreferences } from "#platform/notifications/preferences.server.ts";
import { actorOf, addClient, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addVisit } from "#tests/support/visits.ts";
import { makeMonthlyReport } from "../make-monthly-reports.server.ts";

const origin = "https://www.cleardawn.example";
const now = new Date("2026-11-02T13:00:00Z");

describeDatabase((database) => {
  const context = useAccounts(database);

  async function createScenario() {
    const { id: clientId } = await addClient(context);
    const clinic = await addFacility(context, { clientId, name: "Zebra clinic" });
    const store = await addFacility(context, { clientId, name: "Quail store" });
    const boss = await addPerson(context, { role: "client-administrator", clientId });
    const member = await addPerson(context, {
      role: "client-member",
      clientId,
      facilityIds: [store.id],
    });
    const missed = { state: "missed", missedAt: now } as const;
    for (const [{ id: facilityId }, date] of [
      [clinic, "2026-10-05"],
      [clinic, "2026-10-06"],
      [store, "2026-10-05"],
    ] as const)
      await addVisit(context, { clientId, facilityId }, { date, ...missed });
    const id = (await makeMonthlyReport(context, clientId, "2026-10", now)) ?? "";
    const render = async ({ email }: { email: string }) => {
      const rows = await context.db.select().from(emails).where(eq(emails.aboutId, id));
      const row = rows.find(({ recipient }) => recipient === email);
      if (row === undefined) throw new Error("no such mail");
      return renderEmail({ db: context.db, origin }, row);
    };
    return { id, boss, member, render };
  }

  it("tell each reader in sentences of their facilities, with a link and the way out", async () => {
    const { id, boss, member, render } = await createScenario();
    const whole = await render(boss);
    expect(whole).toMatchObject({
      subject: "Monthly report: October 2026",
      to: boss.email,
      unsubscribeAddress: expect.stringContaining(`${origin}/unsubscribe?token=`),
    });
    const text = JSON.stringify(whole);
    expect(text).toContain("Our crews missed all 3 visits");
    expect(text).toContain("2 facilities");
    expect(text).toContain(`${origin}/client-portal/insights/reports/${id}`);
    const part = JSON.stringify(await render(member));
    expect(part).toContain("Our crew missed the one visit due.");
    expect(part).toContain("Quail store");
    expect(part).not.toContain("Zebra");
  });

  it("are not sent to who has lost the facilities, or switched them off, in the meantime", async () => {
    const { boss, member, render } = await createScenario();
    await changePreferences(context, notificationDefinitions, actorOf(boss), {
      "monthly-report": "off",
    });
    expect(await render(boss)).toMatchObject({ notDue: "switched-off" });
    await context.db
      .delete(facilityAssignments)
      .where(eq(facilityAssignments.accountId, member.id));
    expect(await render(member)).toBeUndefined();
  });
});
