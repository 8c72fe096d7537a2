/** A statement with more movements than a screen lays out. */
import { expect, it } from "vitest";
import { invoicePayments } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addIssuedInvoice } from "#tests/support/invoices.ts";
import { useCast } from "#tests/support/roles.ts";
import { loader as exportLoader } from "./statement-export.ts";
import { loader as pageLoader } from "./statement-page.tsx";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  const period = "?from=2026-10-01&to=2026-10-31";
  const payments = 2_100;

  it("shows the first of them and says so, with the balances of all; the file has all", async () => {
    const place = { clientId: cast.own.id, facilityId: cast.assigned };
    const invoiceId = await addIssuedInvoice(context, place, "long");
    const paid = { clientId: cast.own.id, invoiceId, cents: 1, method: "ach" } as const;
    const rows = Array.from({ length: payments }, (_, n) => ({
      ...paid,
      id: newId(),
      paidOn: "2026-10-20",
      reference: `no. ${n}`,
      enteredBy: cast.ids.administrator,
    }));
    await context.db.insert(invoicePayments).values(rows);

    const path = "/client-portal/invoices/statement";
    const page = await cast.ask("client-administrator", path + period, pageLoader);
    expect(page.body).toMatchObject({
      opening: "$0.00",
      closing: "$79.00",
      cut: "The first 300 of 2,101 transactions. Choose a shorter period, or export all of them as CSV.",
    });
    expect((page.body as { movements: unknown[] }).movements).toHaveLength(300);
    const shorter = "?from=2026-10-01&to=2026-10-19";
    const short = await cast.ask("client-administrator", path + shorter, pageLoader);
    expect(short.body).toMatchObject({ cut: undefined, closing: "$100.00" });

    const file = await cast.ask("client-administrator", `${path}.csv${period}`, exportLoader);
    const lines = String(file.body).trim().split("\r\n");
    expect(lines).toHaveLength(1 + 1 + 1 + payments + 1);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines[1]).toBe('"2026-10-01","Opening balance",,0');
    expect(lines.at(-2)?.endsWith(",-0.01,79")).toBe(true);
    expect(lines.at(-1)).toBe('"2026-10-31","Closing balance",,79');
  });
});
