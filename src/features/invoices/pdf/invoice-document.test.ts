import { describe, expect, it, vi } from "vitest";
import { company } from "#content/company.ts";
import { renderPdf } from "#platform/pdf/render-pdf.ts";
import { waysToPay } from "../detail-screen.server.ts";
import { type InvoiceDocument, renderInvoice } from "./invoice-document.ts";
import { renderStatement } from "./statement-document.ts";

vi.setConfig({ testTimeout: 120_000 });

const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    text: `Window cleaning ${n}`,
    detail: n % 3 === 0 ? "10 of 31 days" : "",
    cents: 12_345,
  }));

const invoice = (over: Partial<InvoiceDocument> = {}): InvoiceDocument => ({
  language: "en",
  number: "2026-00042",
  isVoid: false,
  billTo: "Accounts payable\n1 Main Street",
  facts: [
    ["Issued", "Nov 5, 2026"],
    ["Due", "Dec 5, 2026"],
  ],
  groups: [{ facilityName: "Lakeside Clinic", lines: lines(3) }],
  taxes: [{ text: "Sales tax, 6.25%", cents: 2_315 }],
  totalCents: 39_350,
  paidCents: 10_000,
  openCents: 29_350,
  date: Date.UTC(2026, 10, 5),
  pay: waysToPay("en", "2026-00042"),
  ...over,
});

/** Dictionaries are written uncompressed, so they can be read as text. */
const dictionaries = (file: Buffer) => file.toString("latin1");
const count = (file: Buffer, pattern: RegExp) => dictionaries(file).match(pattern)?.length ?? 0;
const pagesOf = (file: Buffer) => count(file, /\/Type \/Page\b/g);

describe("an invoice as a PDF", () => {
  it("is tagged, titled and in its language, with a table that is read row by row", async () => {
    const file = await renderInvoice(invoice());
    const text = dictionaries(file);
    expect(text).toContain("/Marked true");
    expect(text).toContain("/Lang (en-US)");
    expect(text).toContain("/DisplayDocTitle true");
    expect(text).toContain(`(Invoice 2026-00042, ${company.name})`);
    expect(pagesOf(file)).toBe(1);
    expect(count(file, /\/S \/Table\b/g)).toBe(1);
    // Header, facility, three lines, subtotal, tax, total, paid, open.
    expect(count(file, /\/S \/TR\b/g)).toBe(10);
  });

  it("speaks the language of who reads it, and leaves what the invoice says as it is", async () => {
    const text = dictionaries(await renderInvoice(invoice({ language: "es" })));
    expect(text).toContain("/Lang (es-US)");
    expect(text).toContain(`(Factura 2026-00042, ${company.name})`);
  });

  it("says how to pay under a heading, and nothing of it once nothing is open", async () => {
    const file = await renderInvoice(invoice());
    expect(count(file, /\/S \/H2\b/g)).toBe(1);
    expect(pagesOf(file)).toBe(1);
    const paid = await renderInvoice(invoice({ paidCents: 39_350, openCents: 0, pay: null }));
    expect(count(paid, /\/S \/H2\b/g)).toBe(0);
  });

  it("goes on over forty pages, each row in the tags once", async () => {
    const groups = Array.from({ length: 40 }, (_, n) => ({
      facilityName: `Clinic ${n}`,
      lines: lines(26),
    }));
    const file = Buffer.from(
      (await renderPdf({ kind: "invoice", content: invoice({ groups }) })) ?? [],
    );
    expect(pagesOf(file)).toBeGreaterThanOrEqual(38);
    expect(count(file, /\/S \/TR\b/g)).toBe(1 + 40 * 27 + 5);
    expect(count(file, /\/S \/H1\b/g)).toBe(1);
  });

  it("says of a draft and of a void one what it is", async () => {
    expect(dictionaries(await renderInvoice(invoice({ number: null })))).toContain(
      "(Draft invoice",
    );
    expect(pagesOf(await renderInvoice(invoice({ isVoid: true })))).toBe(1);
  });

  it("takes any words", async () => {
    const groups = [
      {
        facilityName: "Łazienka 厕所 ".repeat(30),
        lines: [{ text: "x".repeat(200), detail: "א ".repeat(150), cents: -1 }],
      },
    ];
    expect(pagesOf(await renderInvoice(invoice({ groups, billTo: "Long\n".repeat(12) })))).toBe(2);
  });
});

it("a statement is a PDF of the same make", async () => {
  const movements = Array.from({ length: 60 }, (_, n) => ({
    day: "Nov 5, 2026",
    text: `Invoice 2026-${n}`,
    cents: 100,
    balanceCents: 100 * n,
  }));
  const file = await renderStatement({
    language: "en",
    clientName: "Lakeside",
    period: "a year",
    openingCents: 0,
    closingCents: 5_900,
    movements,
    date: 0,
    pay: waysToPay("en"),
    cut: undefined,
  });
  expect(pagesOf(file)).toBe(3);
  expect(count(file, /\/S \/TR\b/g)).toBe(63);
  expect(count(file, /\/S \/H2\b/g)).toBe(1);
  const settled = { clientName: "Lakeside", period: "a year", openingCents: 0, closingCents: 0 };
  const nothing = await renderStatement({
    language: "en",
    ...settled,
    movements: [],
    pay: null,
    date: 0,
    cut: undefined,
  });
  expect(count(nothing, /\/S \/H2\b/g)).toBe(0);
});
