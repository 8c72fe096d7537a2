import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { emails, invoices } from "#features/schema.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addBilledClient } from "#tests/support/invoices.ts";
import { billByClock } from "./make-invoices.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  /** By the company's clock, which is Central Standard Time then. */
  const billAt = (time: string) =>
    billByClock(context, new Date(`${time}-06:00`), "America/Chicago");

  it("bills from seven in the morning of the day of issue, and reminds once of what is overdue", async () => {
    const setting = { billsFrom: "2026-10-01", issueDay: 5 };
    const reviewed = await addBilledClient(context, setting);
    const direct = await addBilledClient(context, { ...setting, isReviewed: false });
    const { id: accountId, email } = await addPerson(context, {
      role: "client-administrator",
      clientId: direct.clientId,
    });
    const none = { drafts: 0, issued: 0, reminders: 0 };
    for (const early of ["2026-11-04T23:17:00", "2026-11-05T06:17:00"])
      expect(await billAt(early), early).toEqual(none);

    expect(await billAt("2026-11-05T07:17:00")).toEqual({ ...none, drafts: 2, issued: 1 });
    const stateOf = async ({ clientId }: { clientId: string }) =>
      (await context.db.select().from(invoices).where(eq(invoices.clientId, clientId))).map(
        ({ period, state }) => `${period} ${state}`,
      );
    expect(await stateOf(reviewed)).toEqual(["2026-10-01 draft"]);
    expect(await stateOf(direct)).toEqual(["2026-10-01 issued"]);
    expect(await billAt("2026-11-05T08:17:00")).toEqual(none);

    expect(await billAt("2026-12-06T08:17:00")).toEqual({ drafts: 2, issued: 1, reminders: 1 });
    expect(await billAt("2026-12-06T09:17:00")).toEqual(none);
    const mails = await context.db.select().from(emails).where(eq(emails.message, "invoice"));
    expect(mails.map(({ recipient, data }) => [recipient, data])).toEqual([
      [email, { accountId, event: "issued" }],
      [email, { accountId, event: "issued" }],
      [email, { accountId, event: "overdue" }],
    ]);
  });
});
