import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { facilities, facilityBilling, invoiceLines, invoices } from "#features/schema.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { addBilling, addExtraWork, invoiceOf } from "#tests/support/invoices.ts";
import { addCredit } from "./billing-settings.server.ts";
import { issueInvoice } from "./issue-invoice.server.ts";
import { makeDueInvoices, makeInvoices } from "./make-invoices.server.ts";
import { readStatement } from "./statement.server.ts";

/**
 * By hand, in cents. A: $1,000.00 from January 15, $1,234.57 from April 11, $999.99 from September 1.
 * B: $777.77 from March 31 to November 10, taxed at 6.25%. A credit of $50.00 entered in June, $250.00
 * of extra work at A done on the last evening of July.
 */
const ledger = [
  ["2025-01-01", 54_839, "17/31 of 1,000.00"],
  ["2025-02-01", 100_000, "whole"],
  ["2025-03-01", 100_000 + 2_509 + 157, "B 1/31 of 777.77 is 25.09, tax 1.57"],
  ["2025-04-01", 33_333 + 82_305 + 77_777 + 4_861, "A 10/30 and 20/30, B tax 48.61"],
  ["2025-05-01", 123_457 + 77_777 + 4_861, "both whole"],
  ["2025-06-01", 123_457 + 77_777 + 4_861 - 5_000, "credit"],
  ["2025-07-01", 123_457 + 77_777 + 4_861 + 25_000, "extra work"],
  ["2025-08-01", 123_457 + 77_777 + 4_861, "whole"],
  ["2025-09-01", 99_999 + 77_777 + 4_861, "A at its third price"],
  ["2025-10-01", 99_999 + 77_777 + 4_861, "whole"],
  ["2025-11-01", 99_999 + 25_926 + 1_620, "B 10/30 of 777.77 is 259.26, tax 16.20"],
  ["2025-12-01", 99_999, "A alone"],
] as const;

describeEachDatabase("dates", (database) => {
  const context = useAccounts(database);

  it("a year of partial months, changes of scope, credits and taxes is exact to the cent", async () => {
    const manager = await addPerson(context, { role: "administrator" });
    const actor = actorOf(manager);
    const a = await addFacility(context, { name: "A", areas: [{}, {}] });
    const { clientId } = a;
    const b = await addFacility(context, { clientId, name: "B", areas: [{}] });
    const [lobby = "", hall = ""] = a.areaIds;
    const prices = (first: number, second: number) => [
      { areaId: lobby, task: "Vacuum", monthlyPriceCents: first },
      { areaId: hall, task: "Mop", monthlyPriceCents: second },
    ];
    for (const [index, [from, lines]] of (
      [
        ["2025-01-15", prices(60_000, 40_000)],
        ["2025-04-11", prices(83_457, 40_000)],
        ["2025-09-01", prices(99_999, 0)],
      ] as const
    ).entries())
      await addScope(context, a, { version: index + 1, effectiveFrom: from, lines: [...lines] });
    const ofB = { areaId: b.areaIds[0] ?? "", task: "Vacuum", monthlyPriceCents: 77_777 };
    await addScope(context, b, { effectiveFrom: "2025-03-31", lines: [ofB] });
    await context.db
      .update(facilities)
      .set({ archivedAt: new Date("2025-11-10T23:00:00-06:00") })
      .where(eq(facilities.id, b.id));
    await addBilling(context, clientId);
    const taxed = { clientId, facilityId: b.id, taxBasisPoints: 625 };
    await context.db.insert(facilityBilling).values(taxed);
    const extra = { cents: 25_000, acceptedBy: manager.id };
    // Already August in Greenwich.
    await addExtraWork(context, a.id, { ...extra, doneAt: new Date("2025-08-01T04:30:00Z") });

    let billed = 0;
    for (const [period, expected, why] of ledger) {
      if (period === "2025-06-01")
        await addCredit(context, actor, clientId, {
          facilityId: a.id,
          cents: 5_000,
          reason: "Visit missed",
        });
      const [id = ""] = await makeInvoices(context.db, clientId, period, null);
      const invoice = await invoiceOf(context, clientId, period);
      expect(invoice?.totalCents, `${period}: ${why}`).toBe(expected);
      const lines = await context.db
        .select()
        .from(invoiceLines)
        .where(eq(invoiceLines.invoiceId, id));
      expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(expected);
      const issuedOn = `${period.slice(0, 8)}28`;
      expect((await issueInvoice(context, actor, id, issuedOn)).ok).toBe(true);
      billed += expected;
    }
    const period = { from: "2025-03-01", to: "2025-12-31" };
    const statement = await readStatement(context.db, actor, clientId, period, { limit: 100 });
    expect(statement?.openingCents).toBe(54_839 + 100_000);
    expect(statement?.movements).toHaveLength(10);
    expect(statement?.closingCents).toBe(billed);
  });

  it("makes each month from the client's day on, and never twice", async () => {
    const facility = await addFacility(context, { areas: [{}] });
    await addScope(context, facility);
    await addBilling(context, facility.clientId, { billsFrom: "2025-09-01", issueDay: 5 });
    const periods = async () =>
      (
        await context.db
          .select({ period: invoices.period })
          .from(invoices)
          .where(eq(invoices.clientId, facility.clientId))
      )
        .map(({ period }) => period)
        .toSorted();
    await makeDueInvoices(context.db, "2025-10-04");
    expect(await periods()).toEqual([]);
    await makeDueInvoices(context.db, "2025-10-05");
    expect(await periods()).toEqual(["2025-09-01"]);
    // Nobody ran it in November.
    await makeDueInvoices(context.db, "2025-12-06");
    await makeDueInvoices(context.db, "2025-12-07");
    expect(await periods()).toEqual(["2025-09-01", "2025-10-01", "2025-11-01"]);
  });
});
