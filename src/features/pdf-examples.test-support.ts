/**
 * Each PDF as it is made for somebody, from made-up facts. What its renderer is handed, and what is not ours to
 * translate, stands between « and », so that a test finds every word that does not come from the messages.
 */
import { renderReport } from "#features/inspections/pdf/report-document.ts";
import { renderInvoice } from "#features/invoices/pdf/invoice-document.ts";
import { renderStatement } from "#features/invoices/pdf/statement-document.ts";
import { renderMonthlyReport } from "#features/monthly-reports/pdf/report-document.ts";
import { renderSigns } from "#features/occupant-reports/pdf/sign-document.ts";
import { renderProposal } from "#features/proposals/pdf/proposal-document.ts";
import type { Language } from "#platform/language/language.ts";
import type { PdfDocuments } from "#platform/pdf/render-pdf.ts";

const date = Date.UTC(2026, 10, 20);
const pay = { ways: [{ label: "«Check»", text: "«To us»" }], note: "«Thank you»" };
const lines = Array.from({ length: 60 }, (_, at) => ({
  text: `«Line ${at}»`,
  detail: "",
  cents: 100,
}));

/** A PDF without an example does not compile. */
export const pdfExamples = (
  language: Language,
): Readonly<Record<keyof PdfDocuments, () => Promise<Buffer>>> => ({
  invoice: () =>
    renderInvoice({
      language,
      number: "2026-00042",
      isVoid: false,
      billTo: "«Accounts payable»",
      facts: [["«Issued»", "«Nov 20»"]],
      groups: [{ facilityName: "«Lakeside»", lines }],
      taxes: [{ text: "«Sales tax»", cents: 625 }],
      totalCents: 6_625,
      paidCents: 1_000,
      openCents: 5_625,
      pay,
      date,
    }),
  statement: () =>
    renderStatement({
      language,
      clientName: "«Lakeside Group»",
      period: "«Nov 1 to Nov 30»",
      openingCents: 5_000,
      movements: [{ day: "«Nov 5»", text: "«Payment»", cents: -5_000, balanceCents: 0 }],
      closingCents: 0,
      pay,
      cut: "«There are more»",
      date,
    }),
  "monthly-report": () =>
    renderMonthlyReport({
      language,
      month: "«11/2026»",
      clientName: "«Lakeside Group»",
      place: "«Both facilities»",
      made: "«Dec 1»",
      numbers: [
        { label: "«Score»", text: "93.5%", of: "«of 62»", change: "«Better»", trend: "better" },
      ],
      columns: ["«A»", "«B»", "«C»", "«D»", "«E»"],
      rows: [
        { name: "«Clinic»", cells: Array.from({ length: 5 }, () => ["93.5%", "«95.8%»"] as const) },
      ],
      sections: [{ title: "«In short»", sentences: ["«All is well.»"] }],
      definitions: [{ label: "«Score»", text: "«Of all items.»" }],
      date,
    }),
  inspection: () =>
    renderReport({
      language,
      facilityName: "«Lakeside»",
      day: "«Nov 20»",
      score: { percent: "91.4%", level: "«Level 2»" },
      facts: [["«Method»", "«Five-point»"]],
      areas: [
        {
          name: "«Lobby»",
          floor: "1",
          weight: 3,
          score: "91.4%",
          photos: [],
          items: [{ task: "«Mop»", rating: "«Poor»", notes: "«Corners»" }],
        },
      ],
      deficiencies: [{ item: "«Lobby: Mop»", due: "«Nov 27»", state: "«Open»" }],
      signatures: [["«Inspector»", "«Rosa»"]],
      method: "«Spotless = 100%.»",
      morePhotos: 3,
      date,
    }),
  proposal: () =>
    renderProposal({
      offer: {
        format: 1,
        reference: "S-7KR-4M2W",
        number: 2,
        language,
        company: "«Lakeside Group»",
        contact: "«Dana»",
        provider: "«Cleardawn»",
        seller: "«Ann»",
        offeredOn: "2026-11-20",
        expiresOn: "2026-12-20",
        startsOn: "",
        letter: "«Hello»\n«We offer this.»",
        alternatives: [
          {
            name: "a",
            label: "«Nightly»",
            pricePerMonth: 476_525,
            pricePerVisit: 21_993,
            visitsAMonth: 2_167,
            areas: Array.from({ length: 40 }, (_, at) => ({
              name: `«Area ${at}»`,
              floor: "«1»",
              type: "office" as const,
              squareFeet: 900,
              frequency: { times: 5, per: "week" } as const,
            })),
            porter: { minutesADay: 240, daysAWeek: 5 },
            work: [{ name: "«Windows»", price: 90_000, timesAYear: 2, months: [4, 10] }],
          },
          {
            name: "b",
            label: "",
            pricePerMonth: 300_000,
            pricePerVisit: 0,
            visitsAMonth: 0,
            areas: [],
            porter: null,
            work: [],
          },
        ],
        window: { from: "18:00", until: "22:00" },
        suppliesBy: "client",
        exclusions: "«Snow»",
        terms: "«30 days»",
      },
      digest: "0".repeat(64),
      signatures: [
        {
          isOfCompany: false,
          alternative: "a",
          name: "«Dana»",
          title: "«Manager»",
          company: "«Lakeside Group»",
          signature: "«Dana»",
          drawing: "M10 20L300 200",
          at: date,
          evidence: "1".repeat(64),
        },
        {
          isOfCompany: true,
          alternative: "a",
          name: "«Ann»",
          title: "«Sales»",
          company: "«Cleardawn»",
          signature: "«Ann»",
          drawing: "",
          at: date,
          evidence: "2".repeat(64),
        },
      ],
      date,
    }),
  signs: () =>
    renderSigns({
      facilityName: "«Lakeside»",
      format: "a6",
      signs: [{ areaName: "«Lobby»", floor: "«1»", address: "https://www.cleardawn.example/r/X" }],
      date,
    }),
});
