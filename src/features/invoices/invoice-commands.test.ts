import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import {
  billingCredits,
  emails,
  facilities,
  invoiceLines,
  invoicePayments,
  invoices,
  notifications,
  workOrderPrices,
} from "#features/schema.ts";
import { csvHead, csvLines } from "#platform/records/csv.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase } from "#tests/support/databases.ts";
import { addFacility } from "#tests/support/facilities.ts";
import { addBilledClient, addDraft, addExtraWork } from "#tests/support/invoices.ts";
import { addCredit } from "./billing-settings.server.ts";
import { addInvoiceLine, refreshDraft, removeInvoiceLine } from "./change-draft.server.ts";
import { toInvoiceView } from "./detail-screen.server.ts";
import { findInvoice } from "./find-invoice.server.ts";
import {
  holdReminders,
  recordPayment,
  releaseReminders,
  reversePayment,
  voidInvoice,
} from "./handle-issued.server.ts";
import { issueInvoice } from "./issue-invoice.server.ts";
import { listInvoiceLines, listInvoices, sumInvoices } from "./list-invoices.server.ts";
import { accountingColumns, plainDollars } from "./list-screen.server.ts";
import { makeInvoices } from "./make-invoices.server.ts";
import { sendReminders } from "./notify-about-invoice.server.ts";
import { readStatement } from "./statement.server.ts";

const period = "2026-10-01";
const issuedOn = "2026-11-05";

describeEachDatabase("locks", (database) => {
  const context = useAccounts(database);

  async function prepare() {
    const billed = await addBilledClient(context);
    const admin = await addPerson(context, { role: "administrator" });
    const client = await addPerson(context, {
      role: "client-administrator",
      clientId: billed.clientId,
    });
    const id = await addDraft(context, billed.clientId, period);
    return { ...billed, id, actor: actorOf(admin), client };
  }

  async function prepareIssued() {
    const prepared = await prepare();
    const issued = await issueInvoice(context, prepared.actor, prepared.id, issuedOn);
    expect(issued.ok).toBe(true);
    return prepared;
  }

  const payment = { paidOn: "2026-11-20", method: "check", reference: "1077" } as const;
  const row = async (id: string) =>
    (await context.db.select().from(invoices).where(eq(invoices.id, id)))[0];

  it("issues once, with a number, a due day and a mail to the client's administrators", async () => {
    const { id, actor, client } = await prepare();
    const twice = await Promise.all([
      issueInvoice(context, actor, id, issuedOn),
      issueInvoice(context, actor, id, issuedOn),
    ]);
    expect(twice.map((result) => (result.ok ? "ok" : result.reason)).toSorted()).toEqual([
      "already-done",
      "ok",
    ]);
    expect(await row(id)).toMatchObject({ state: "issued", issuedOn, dueOn: "2026-12-05" });
    expect((await row(id))?.number).toMatch(/^2026-\d{5}$/);
    expect(await context.db.$count(emails, eq(emails.recipient, client.email))).toBe(1);
    expect(await context.db.$count(notifications, eq(notifications.recordId, id))).toBe(1);
  });

  it("never changes what was issued, even by hand in the database", async () => {
    const { id } = await prepareIssued();
    const change = (statement: Promise<unknown>) => expect(statement).rejects.toThrow();
    await change(
      context.db.update(invoices).set({ totalCents: 1 }).where(eq(invoices.id, id)).execute(),
    );
    await change(
      context.db
        .update(invoiceLines)
        .set({ cents: 1 })
        .where(eq(invoiceLines.invoiceId, id))
        .execute(),
    );
    await change(context.db.delete(invoiceLines).where(eq(invoiceLines.invoiceId, id)).execute());
    await change(context.db.delete(invoices).where(eq(invoices.id, id)).execute());
    expect((await row(id))?.totalCents).toBe(100_000);
  });

  it("adds payments up to what is owed, and takes one back", async () => {
    const { id, actor } = await prepareIssued();
    const pay = (cents: number) => recordPayment(context, actor, id, { ...payment, cents });
    expect((await pay(40_000)).ok).toBe(true);
    expect(await pay(60_001)).toEqual({ ok: false, reason: "too-much" });
    expect((await pay(60_000)).ok).toBe(true);
    const stateAt = async (day: string) => (await findInvoice(context.db, actor, id, day))?.state;
    expect(await stateAt("2027-01-01")).toBe("paid");
    const payments = await context.db
      .select()
      .from(invoicePayments)
      .where(eq(invoicePayments.invoiceId, id));
    const first = payments.find(({ cents }) => cents === 40_000)?.id ?? "";
    expect((await reversePayment(context, actor, id, first)).ok).toBe(true);
    expect(await reversePayment(context, actor, id, first)).toMatchObject({ ok: false });
    expect((await row(id))?.paidCents).toBe(60_000);
    expect(await stateAt("2026-12-05")).toBe("open");
    expect(await stateAt("2026-12-06")).toBe("overdue");
    const [sum] = await context.db
      .select({ cents: sql<number>`sum(${invoicePayments.cents})`.mapWith(Number) })
      .from(invoicePayments)
      .where(eq(invoicePayments.invoiceId, id));
    expect(sum?.cents).toBe(60_000);
  });

  it("voids with the number kept, and bills its extra work and credits again", async () => {
    const { clientId, facilityId, actor } = await prepare();
    const doneAt = new Date("2026-09-30T12:00:00Z");
    await addExtraWork(context, facilityId, { cents: 7_000, acceptedBy: actor.accountId, doneAt });
    await addCredit(context, actor, clientId, { facilityId, cents: 2_000, reason: "Missed" });
    const september = await addDraft(context, clientId, "2026-09-01");
    expect((await row(september))?.totalCents).toBe(105_000);
    await issueInvoice(context, actor, september, issuedOn);
    const { number } = (await row(september)) ?? {};
    expect((await voidInvoice(context, actor, september, "Wrong", "2026-11-06")).ok).toBe(true);
    expect(await row(september)).toMatchObject({ state: "void", number, totalCents: 105_000 });
    expect(await makeInvoices(context.db, clientId, "2026-09-01", null)).toEqual([]);
    const again = { again: true };
    const [anew = ""] = await makeInvoices(context.db, clientId, "2026-09-01", null, again);
    expect((await row(anew))?.totalCents).toBe(105_000);
    expect(await makeInvoices(context.db, clientId, "2026-09-01", null, again)).toEqual([]);
    const period = { from: "2026-11-01", to: "2026-11-30" };
    const statement = await readStatement(context.db, actor, clientId, period, { limit: 100 });
    expect(statement?.movements.map(({ kind, cents }) => [kind, cents])).toEqual([
      ["invoice", 105_000],
      ["void", -105_000],
    ]);
    expect(statement?.closingCents).toBe(0);
  });

  it("bills extra work and credits once, also where two drafts are made anew at once", async () => {
    const { clientId, facilityId, actor, id } = await prepare();
    const other = await addDraft(context, clientId, "2026-09-01");
    const doneAt = new Date("2026-08-10T12:00:00Z");
    await addExtraWork(context, facilityId, { cents: 7_000, acceptedBy: actor.accountId, doneAt });
    await addCredit(context, actor, clientId, { facilityId, cents: 2_000, reason: "Missed" });
    const kinds = async () =>
      (await context.db.select().from(invoiceLines).where(eq(invoiceLines.clientId, clientId)))
        .map(({ kind }) => kind)
        .filter((kind) => kind !== "service")
        .toSorted();
    for (let round = 0; round < 3; round++) {
      await Promise.all([id, other].map((draft) => refreshDraft(context, actor, draft)));
      expect(await kinds()).toEqual(["credit", "extra-work"]);
    }
    await addCredit(context, actor, clientId, { facilityId, cents: 3_000, reason: "Late" });
    await Promise.all([
      refreshDraft(context, actor, id),
      makeInvoices(context.db, clientId, "2026-08-01", null),
    ]);
    expect(await kinds()).toEqual(["credit", "credit", "extra-work"]);
  });

  it("takes credits off only as far as the invoice stays above zero; the rest waits", async () => {
    const { clientId, facilityId, actor } = await prepare();
    for (const cents of [90_000, 20_000, 10_000])
      await addCredit(context, actor, clientId, { facilityId, cents, reason: "Strike" });
    const id = await addDraft(context, clientId, "2026-08-01");
    expect((await row(id))?.totalCents).toBe(0);
    const waiting = and(eq(billingCredits.clientId, clientId), sql`invoice_id is null`);
    const left = await context.db.select().from(billingCredits).where(waiting);
    expect(left.map(({ cents }) => cents)).toEqual([20_000]);
  });

  it("keeps what was written by hand when lines are made anew, and frees what is removed", async () => {
    const { id, facilityId, actor } = await prepare();
    const byHand = { facilityId, text: "Keys", cents: 1_500, kind: "other" } as const;
    expect((await addInvoiceLine(context, actor, id, byHand)).ok).toBe(true);
    const doneAt = new Date("2026-10-10T12:00:00Z");
    await addExtraWork(context, facilityId, { cents: 7_000, acceptedBy: actor.accountId, doneAt });
    await refreshDraft(context, actor, id);
    expect((await row(id))?.totalCents).toBe(108_500);
    const isExtra = and(eq(invoiceLines.invoiceId, id), eq(invoiceLines.kind, "extra-work"));
    const [line] = await context.db.select().from(invoiceLines).where(isExtra);
    await removeInvoiceLine(context, actor, id, line?.id ?? "");
    expect((await row(id))?.totalCents).toBe(101_500);
    expect(await context.db.$count(workOrderPrices, eq(workOrderPrices.invoiceId, id))).toBe(0);
    const elsewhere = (await addBilledClient(context)).facilityId;
    expect(await addInvoiceLine(context, actor, id, { ...byHand, facilityId: elsewhere })).toEqual({
      ok: false,
      reason: "unknown-facility",
    });
    const credit = { ...byHand, kind: "credit", cents: 200_000 } as const;
    await addInvoiceLine(context, actor, id, credit);
    expect(await issueInvoice(context, actor, id, issuedOn)).toEqual({
      ok: false,
      reason: "below-zero",
    });
  });

  describe("reminders", () => {
    it("go out 1, 7 and 21 days past due, once each, unless they are held or it is paid", async () => {
      const { id, actor, client } = await prepareIssued();
      const isMail = and(eq(emails.recipient, client.email), sql`data ->> 'event' = 'overdue'`);
      const sentBy = async (day: string) => {
        await sendReminders(context, day);
        return context.db.$count(emails, isMail);
      };
      expect(await sentBy("2026-12-05")).toBe(0);
      expect(await sentBy("2026-12-06")).toBe(1);
      expect(await sentBy("2026-12-07")).toBe(1);
      const hold = { heldUntil: "2026-12-14", reason: "Paid by check, on its way" };
      await holdReminders(context, actor, id, hold);
      expect(await sentBy("2026-12-14")).toBe(1);
      expect(await sentBy("2026-12-15")).toBe(2);
      expect(await sentBy("2026-12-25")).toBe(2);
      await holdReminders(context, actor, id, { ...hold, heldUntil: "2027-12-31" });
      expect(await sentBy("2026-12-27")).toBe(2);
      await releaseReminders(context, actor, id);
      await Promise.all([
        sendReminders(context, "2026-12-27"),
        sendReminders(context, "2026-12-27"),
      ]);
      expect(await sentBy("2027-03-01")).toBe(3);
      const other = await prepareIssued();
      await recordPayment(context, other.actor, other.id, { ...payment, cents: 100_000 });
      await sendReminders(context, "2026-12-27");
      expect((await row(other.id))?.remindedDays).toBe(0);
    });
  });

  it("lists pages, counts states and sums what is shown", async () => {
    const { clientId, id, client } = await prepareIssued();
    const actor = actorOf(client);
    await addDraft(context, clientId, "2026-09-01");
    const today = "2026-12-31";
    expect(await sumInvoices(context.db, actor, {}, today)).toMatchObject({
      counts: { draft: 0, open: 0, overdue: 1, paid: 0, void: 0 },
      openCents: 100_000,
    });
    const admin = actorOf(await addPerson(context, { role: "administrator" }));
    const sumOf = async (state?: "draft" | "overdue") =>
      (await sumInvoices(context.db, admin, { clientId, state }, today)).totalCents;
    // A draft is not billed yet.
    expect([await sumOf(), await sumOf("overdue")]).toEqual([100_000, 100_000]);
    expect(await sumOf("draft")).toBe(100_000);
    const first = await listInvoices(context.db, admin, { clientId }, today, 1);
    expect(first.rows.map((row) => row.id)).toEqual([id]);
    const second = await listInvoices(context.db, admin, { clientId, after: id }, today, 1);
    expect(second.rows.map(({ state }) => state)).toEqual(["draft"]);
    expect(second.next).toBeUndefined();
    const unknown = { clientId, after: randomUUID() };
    expect((await listInvoices(context.db, admin, unknown, today)).rows).toEqual([]);
    const filter = { clientId, words: first.rows[0]?.number ?? "" };
    expect((await listInvoices(context.db, admin, filter, today)).rows).toHaveLength(1);
    expect((await listInvoices(context.db, admin, { clientId, words: "%" }, today)).rows).toEqual(
      [],
    );
  });

  it("has facilities of the same name apart", async () => {
    const { clientId, id, facilityId, actor } = await prepare();
    const other = await addFacility(context, { clientId });
    const sameName = { name: "Clinic" };
    await context.db.update(facilities).set(sameName).where(eq(facilities.clientId, clientId));
    for (const [at, text] of [
      [facilityId, "Keys"],
      [other.id, "Mats"],
    ] as const)
      await addInvoiceLine(context, actor, id, { facilityId: at, text, cents: 100, kind: "other" });
    const invoice = await findInvoice(context.db, actor, id, issuedOn);
    const groups = invoice && toInvoiceView(invoice, "en").groups;
    expect(groups?.map(({ facilityName, lines }) => [facilityName, lines.at(-1)?.text])).toEqual([
      ["Clinic", "Keys"],
      ["Clinic", "Mats"],
    ]);
  });

  it("exports lines whose texts are no formulas, and amounts that are numbers", async () => {
    const { clientId, id, facilityId, actor } = await prepare();
    const formula = '=HYPERLINK("http://x")';
    await addInvoiceLine(context, actor, id, {
      facilityId,
      text: formula,
      cents: 1_005,
      kind: "credit",
    });
    const filter = { clientId };
    const { rows } = await listInvoiceLines(context.db, actor, filter, "2026-11-22", 10);
    const text = csvHead(accountingColumns("en")) + csvLines(accountingColumns("en"), rows);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).toContain(',-10.05,"USD"');
    expect([plainDollars(-5), plainDollars(123_456_789), plainDollars(10)]).toEqual([
      -0.05, 1_234_567.89, 0.1,
    ]);
  });
});
