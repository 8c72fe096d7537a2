/** How clients pay: what is refused, what invoices say of it, and what the history does not tell. */
import { desc } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { changePayment, payment, shippedPayment } from "#content/payment.ts";
import { waysToPay } from "#features/invoices/detail-screen.server.ts";
import { companySettings, historyEvents } from "#features/schema.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { useCast } from "#tests/support/roles.ts";
import { applyStoredSettings } from "../follow-company.server.ts";
import * as page from "./payment-page.tsx";
import { paymentForm } from "./payment-section.server.ts";

const path = "/office/settings/payment";
const empty = {
  bankName: "",
  accountName: "",
  routingNumber: "",
  accountNumber: "",
  payableTo: "",
  checkAddress: "",
  payLink: "",
};
const account = {
  bankName: "Bank of Puget Sound",
  accountName: "Harbor Light Cleaning LLC",
  routingNumber: "125000024",
  accountNumber: "0012 3456 789",
};

afterEach(() => changePayment(shippedPayment));

describe("the form", () => {
  it.each([
    [{ ...account, routingNumber: "125000025" }, "routingNumber"],
    [{ ...account, routingNumber: "000000000" }, "routingNumber"],
    [{ ...account, accountNumber: "12" }, "accountNumber"],
    [{ ...account, accountNumber: "=1+1" }, "accountNumber"],
    [{ ...account, bankName: "" }, "accountNumber"],
    [{ payableTo: "Harbor Light" }, "checkAddress"],
    [{ payLink: "http://pay.sound.com" }, "payLink"],
    [{ payLink: "javascript:alert(1)" }, "payLink"],
  ])("refuses %j", (typed, field) => {
    const { error } = z.safeParse(paymentForm("en"), { ...empty, ...typed });
    expect(error?.issues.map(({ path: [name] }) => name)).toEqual([field]);
  });

  it("takes numbers with blanks and hyphens, and nothing at all", () => {
    expect(z.parse(paymentForm("en"), { ...empty, ...account }).accountNumber).toBe("00123456789");
    expect(z.parse(paymentForm("en"), empty)).toEqual(empty);
  });
});

describeDatabase((database) => {
  const context = useAccounts(database);
  const cast = useCast(context);
  afterEach(() => context.db.delete(companySettings));
  const save = (typed: Record<string, string>) =>
    cast.ask("administrator", path, page.action, { ...empty, ...typed });

  it("invoices say no invented way any more, and the invented ones again once it is cleared", async () => {
    expect(waysToPay("en", "2026-00042").note).toContain("don’t send money");
    expect((await save(account)).status).toBe(303);
    await applyStoredSettings(database().background);
    expect(waysToPay("en", "2026-00042")).toEqual({
      ways: [
        {
          label: "Bank transfer (ACH)",
          text: "Bank of Puget Sound\nHarbor Light Cleaning LLC\nRouting number 125000024\nAccount number 00123456789",
        },
      ],
      note: "Please include invoice number 2026-00042 with your payment.",
    });
    await cast.ask("administrator", `${path}?restore`, page.action, {});
    await applyStoredSettings(database().background);
    expect(payment()).toBe(shippedPayment);
  });

  it("the history knows that the account changed, and its last digits alone", async () => {
    await save(account);
    const [event] = await context.db
      .select({ details: historyEvents.details })
      .from(historyEvents)
      .orderBy(desc(historyEvents.position))
      .limit(1);
    expect(event?.details.after).toMatchObject({
      bankName: "Bank of Puget Sound",
      accountNumber: "•••••••6789",
    });
    expect(JSON.stringify(event)).not.toContain("00123456789");
  });
});
