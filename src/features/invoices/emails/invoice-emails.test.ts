import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { renderEmail } from "#features/render-email.server.ts";
import { accounts, emails, invoices } from "#features/schema.ts";
import { chooseLanguage } from "#platform/identity/account-language.server.ts";
import { changePreferences } from "#platform/notifications/preferences.server.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { addBilledClient, addDraft } from "#tests/support/invoices.ts";
import { waysToPay } from "../detail-screen.server.ts";
import { recordPayment, voidInvoice } from "../handle-issued.server.ts";
import { issueInvoice } from "../issue-invoice.server.ts";
import { sendReminders } from "../notify-about-invoice.server.ts";

const origin = "https://www.cleardawn.example";

describeDatabase((database) => {
  const context = useAccounts(database);

  /** Issued on October 5, 2025, $1,000.00, due in 30 days. */
  async function stage() {
    const { clientId } = await addBilledClient(context);
    const client = await addPerson(context, { role: "client-administrator", clientId });
    const manager = await addPerson(context, { clientIds: [clientId] });
    const id = await addDraft(context, clientId, "2025-09-01");
    const issued = await issueInvoice(context, actorOf(manager), id, "2025-10-05");
    if (!issued.ok) throw new Error(issued.reason);
    const [row] = await context.db.select().from(invoices).where(eq(invoices.id, id));
    return { id, number: row?.number ?? "", client, manager: actorOf(manager) };
  }
  const render = async (id: string, event: "issued" | "overdue") => {
    const rows = await context.db.select().from(emails).where(eq(emails.aboutId, id));
    const row = rows.find(({ data }) => data.event === event);
    if (row === undefined) throw new Error("no such mail");
    return renderEmail({ db: context.db, origin }, row);
  };

  it("say what is due and when, and lead to the invoice", async () => {
    const { id, number } = await stage();
    const mail = await render(id, "issued");
    expect(mail).toMatchObject({ subject: `Invoice ${number}, September 2025: $1,000.00` });
    const { html, text } = mail as { html: string; text: string };
    for (const part of [html, text]) {
      expect(part).toContain("Nov 4, 2025");
      expect(part).toContain(`${origin}/client-portal/invoices/${id}`);
      expect(part).toContain(`${origin}/unsubscribe`);
      for (const { label, text } of waysToPay("en", number).ways) {
        expect(part).toContain(label);
        for (const line of text.split("\n")) expect(part).toContain(line);
      }
      expect(part).toContain(`include invoice number ${number} with your payment`);
      expect(part).not.toMatch(/undefined|\bnull\b/);
    }
  });

  it("are Spanish for who has chosen it", async () => {
    const { id, number, client } = await stage();
    await chooseLanguage(context.db, { accountId: client.id }, "es");
    const mail = await render(id, "issued");
    expect(mail).toMatchObject({
      subject: `Factura ${number}, septiembre de 2025: $1,000.00`,
      text: expect.stringContaining("vence el 4 nov 2025."),
    });
  });

  it("remind of what is still open, and of nothing that was paid", async () => {
    const { id, number, manager } = await stage();
    await sendReminders(context, "2025-11-05");
    const pay = (cents: number) =>
      recordPayment(context, manager, id, {
        cents,
        paidOn: "2025-11-05",
        method: "check",
        reference: "",
      });
    await pay(24_950);
    const mail = await render(id, "overdue");
    expect(mail).toMatchObject({
      subject: `Overdue: invoice ${number}, $750.50`,
      text: expect.stringMatching(/How to pay: Check:\n {2}Payable to /),
    });
    await pay(75_050);
    expect(await render(id, "overdue")).toEqual({ notDue: "paid" });
  });

  it("are not sent once it is void, or the reader wants or may see it no more", async () => {
    const unwanted = await stage();
    await changePreferences(context, notificationDefinitions, actorOf(unwanted.client), {
      invoice: "off",
    });
    expect(await render(unwanted.id, "issued")).toEqual({
      notDue: "switched-off",
    });

    const gone = await stage();
    await context.db
      .update(accounts)
      .set({ role: "client-member" })
      .where(eq(accounts.id, gone.client.id));
    expect(await render(gone.id, "issued")).toBeUndefined();

    const { id, manager } = await stage();
    await voidInvoice(context, manager, id, "Sent twice", "2025-10-06");
    expect(await render(id, "issued")).toEqual({ notDue: "voided" });
  });
});
