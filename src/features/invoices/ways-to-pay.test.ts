import { afterEach, expect, it } from "vitest";
import { changePayment, type Payment, shippedPayment } from "#content/payment.ts";
import { waysToPay } from "./detail-screen.server.ts";

const { bank } = shippedPayment;
const real: Payment = { ...shippedPayment, demo: false };

afterEach(() => changePayment(shippedPayment));

it("names each way that the company has, and what to name with a payment", () => {
  changePayment(real);
  const { ways, note } = waysToPay("en", "2026-00042");
  expect(ways.map(({ label }) => label)).toEqual(["Online", "Bank transfer (ACH)", "Check"]);
  expect(ways[1]?.text).toContain(`Account number ${bank.accountNumber}`);
  expect(note).toBe("Please include invoice number 2026-00042 with your payment.");
});

it("names no invoice where there may be several", () => {
  changePayment(real);
  expect(waysToPay("en").note).toBe("Please include the invoice number with your payment.");
});

it("leaves out what is empty", () => {
  changePayment({ ...real, link: "", bank: { ...bank, accountNumber: "" } });
  expect(waysToPay("en", "2026-00042").ways.map(({ label }) => label)).toEqual(["Check"]);
});

it("is marked as invented until somebody replaces it", () => {
  expect(waysToPay("en", "2026-00042").note).toContain("don’t send money");
});
