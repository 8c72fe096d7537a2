import { expect, it } from "vitest";
import { payment } from "#content/company.ts";
import { waysToPay } from "./ways-to-pay.server.ts";

const real = { ...payment, demo: false };

it("names each way that the company has, and what to name with a payment", () => {
  const { ways, note } = waysToPay("en", "2026-00042", real);
  expect(ways.map(({ label }) => label)).toEqual(["Online", "Bank transfer (ACH)", "Check"]);
  expect(ways[1]?.text).toContain(`Account number ${payment.bank.accountNumber}`);
  expect(note).toBe("Please include invoice number 2026-00042 with your payment.");
});

it("names no invoice where there may be several", () => {
  expect(waysToPay("en", undefined, real).note).toBe(
    "Please include the invoice number with your payment.",
  );
});

it("leaves out what is empty", () => {
  const partly = { ...real, link: "", bank: { ...payment.bank, accountNumber: "" } };
  expect(waysToPay("en", "2026-00042", partly).ways.map(({ label }) => label)).toEqual(["Check"]);
});

it("is marked as invented until somebody replaces it", () => {
  expect(waysToPay("en", "2026-00042").note).toContain("don’t send money");
});
