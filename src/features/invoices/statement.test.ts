import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { invoicePayments, invoices } from "#features/schema.ts";
import { newId } from "#platform/database/new-id.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addIssuedInvoice } from "#tests/support/invoices.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { readStatement, type StatementRange } from "./statement.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);

  /** Each is for 100 dollars and issued on October 5. */
  const addInvoice = (word: string) =>
    addIssuedInvoice(context, { clientId: cast.own.id, facilityId: cast.assigned }, word);
  const pay = async (invoiceId: string, cents: number, paidOn: string, over = {}) => {
    const id = newId();
    const paid = { id, clientId: cast.own.id, invoiceId, cents, paidOn, method: "check" } as const;
    await context.db
      .insert(invoicePayments)
      .values({ ...paid, enteredBy: cast.ids.administrator, ...over });
    return id;
  };

  const read = (
    from: string,
    to: string,
    part: StatementRange = { limit: 100 },
    clientId = cast.own.id,
  ) => readStatement(context.db, administratorOf(cast), clientId, { from, to }, part);

  it("begins with what was owed, and counts invoices before what is paid for them on the same day", async () => {
    const [first, second] = [await addInvoice("A"), await addInvoice("B")];
    const wrong = await pay(first, 3_000, "2026-10-05", { reference: "1077" });
    await pay(first, -3_000, "2026-10-09", { takesBack: wrong });
    await pay(second, 10_000, "2026-10-07");
    await context.db
      .update(invoices)
      .set({ state: "void", voidedOn: "2026-10-08", voidReason: "Wrong rate" })
      .where(eq(invoices.id, first));

    const whole = await read("2026-10-01", "2026-10-31");
    expect(
      whole?.movements.map(({ day, kind, note, cents, balanceCents }) => [
        day.slice(8),
        kind,
        note,
        cents,
        balanceCents,
      ]),
    ).toEqual([
      ["05", "invoice", "", 10_000, 10_000],
      ["05", "invoice", "", 10_000, 20_000],
      ["05", "payment", "1077", -3_000, 17_000],
      ["07", "payment", "", -10_000, 7_000],
      ["08", "void", "Wrong rate", -10_000, -3_000],
      ["09", "payment-taken-back", "", 3_000, 0],
    ]);
    expect(whole).toMatchObject({ openingCents: 0, closingCents: 0, movementCount: 6 });

    const later = await read("2026-10-06", "2026-10-08");
    expect(later).toMatchObject({ openingCents: 17_000, closingCents: -3_000, movementCount: 2 });
    const before = await read("2026-09-01", "2026-09-30");
    expect(before).toMatchObject({ openingCents: 0, closingCents: 0, movements: [] });
  });

  it("is read in parts, each with the balances of the whole", async () => {
    const parts = [];
    for (const offset of [0, 2, 4, 6])
      parts.push(await read("2026-10-01", "2026-10-31", { limit: 2, offset }));
    expect(parts.map((part) => part?.movements.map(({ balanceCents }) => balanceCents))).toEqual([
      [10_000, 20_000],
      [17_000, 7_000],
      [-3_000, 0],
      [],
    ]);
    for (const part of parts)
      expect(part).toMatchObject({ openingCents: 0, closingCents: 0, movementCount: 6 });
  });

  it("is nobody's of another client", async () => {
    expect(await read("2026-10-01", "2026-10-31", { limit: 2 }, cast.other.id)).toMatchObject({
      movements: [],
      closingCents: 0,
    });
  });
});
