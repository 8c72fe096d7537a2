import { and, asc, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { demoInvoices } from "#content/demo-invoices.ts";
import { historyEvents, invoicePayments, invoices } from "#features/schema.ts";
import { addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addFacility, addScope } from "#tests/support/facilities.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { demonstration } from "./demonstration.server.ts";

describeDatabase((database) => {
  const context = useAccounts(database);
  const files = temporaryFiles();

  it("says of each invoice what happened to it, when and by whom", async () => {
    const { db } = context;
    const now = new Date("2026-11-05T14:00:00Z");
    const { id: enteredBy } = await addPerson(context, { role: "administrator" });
    const places = new Map<string, { id: string; clientId: string }>();
    for (const { facility } of demoInvoices) {
      const place = await addFacility(context, { areas: [{}] });
      await addScope(context, place);
      places.set(facility, place);
    }
    const facilityOf = (name: string) => {
      const place = places.get(name);
      if (place === undefined) throw new Error(name);
      return place;
    };
    const accountOf = () => enteredBy;
    const parts = { db, files, secrets: context.secrets, notes: {}, personalData: [] };
    await demonstration.add({ ...parts, places: { facilityOf, accountOf }, enteredBy, now });

    for (const { clientId } of places.values()) {
      const rows = await db.select().from(invoices).where(eq(invoices.clientId, clientId));
      expect(rows.length).toBeGreaterThan(10);
      for (const invoice of rows) {
        const { recordKind, recordId, position } = historyEvents;
        const events = await db
          .select()
          .from(historyEvents)
          .where(and(eq(recordKind, "invoice"), eq(recordId, invoice.id)))
          .orderBy(asc(position));
        const [payment] = await db
          .select()
          .from(invoicePayments)
          .where(eq(invoicePayments.invoiceId, invoice.id));
        const kinds = [
          "drafted",
          ...(invoice.number ? ["issued"] : []),
          ...(payment ? ["paid"] : []),
        ];
        expect(events.map(({ kind }) => kind)).toEqual(kinds);
        const [drafted, issued, paid] = events;
        expect(drafted?.actorId).toBeNull();
        if (issued)
          expect(issued).toMatchObject({
            actorId: enteredBy,
            details: {
              number: invoice.number,
              before: { state: "draft" },
              after: { state: "issued", number: invoice.number, dueOn: invoice.dueOn },
            },
          });
        if (paid)
          expect(paid).toMatchObject({
            actorId: enteredBy,
            details: { cents: invoice.totalCents, paidOn: payment?.paidOn, method: "ach" },
          });
        const days = events.map(({ at }) => at.toISOString().slice(0, 10));
        const expected = [invoice.issuedOn, invoice.issuedOn, payment?.paidOn];
        if (invoice.number) expect(days).toEqual(expected.slice(0, days.length));
        for (const { at } of events) expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
      }
    }
  });
});
