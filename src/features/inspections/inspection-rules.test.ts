import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { inspections } from "#features/schema.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { listRules, makeDueInspections, ruleTexts, saveRule } from "./inspection-rules.server.ts";

const now = new Date("2026-11-23T12:00:00Z");

describeDatabase((database) => {
  const context = useAccounts(database);

  async function stage() {
    const facility = await addFacility(context);
    await addScope(context, facility);
    const { id: facilityId } = facility;
    const supervisor = actorOf(
      await addPerson(context, { role: "supervisor", facilityIds: [facilityId] }),
    );
    const monthly = { everyMonths: 1, dayOfMonth: 5, method: "pass-fail" } as const;
    const rule = { ...monthly, facilityId, inspectorId: supervisor.accountId };
    await saveRule(context, supervisor, rule, {}, now);
    const change = (changes: { everyMonths: number } | { dayOfMonth: number }) =>
      saveRule(
        context,
        supervisor,
        { ...rule, ...changes },
        { ...ruleTexts(rule), facilityId },
        now,
      );
    const nextOn = async () => (await listRules(context.db, supervisor)).map((one) => one.nextOn);
    return { facilityId, change, nextOn };
  }

  it("comes after the last day that was made", async () => {
    const { facilityId, change, nextOn } = await stage();
    await makeDueInspections(context.db, now);
    expect(await nextOn()).toEqual(["2027-01-05"]);
    expect(await change({ everyMonths: 3 })).toEqual({ ok: true });
    expect(await nextOn()).toEqual(["2027-01-05"]);
    await makeDueInspections(context.db, now);
    const made = await context.db.$count(inspections, eq(inspections.facilityId, facilityId));
    expect(made).toBe(1);
  });

  it("is the day that another person chose meanwhile", async () => {
    const { change, nextOn } = await stage();
    expect(await change({ dayOfMonth: 20 })).toEqual({ ok: true });
    expect(await change({ everyMonths: 2 })).toEqual({ ok: true });
    expect(await nextOn()).toEqual(["2026-12-20"]);
  });
});
