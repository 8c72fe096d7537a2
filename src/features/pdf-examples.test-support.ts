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
import { writtenAlone } from "#platform/language/written-words.ts";
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
          items: [
            { task: "«Mop»", rating: "«Poor»", notes: [writtenAlone("«Corners»", language)] },
          ],
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
      language,
      format: 3,
      reference: "S-7KR-4M2W",
      number: 2,
      company: "«Lakeside Group»",
      contact: "«Dana»",
      provider: "«Cleardawn»",
      facts: [["«Offered»", "«Nov 20»"]],
      letter: ["«Hello»", "«We offer this.»"],
      alternatives: [
        {
          title: "«Alternative A»",
          lines: ["«$4,765.25 a month»", "«21.67 visits»"],
          areas: Array.from({ length: 40 }, (_, at) => [`«Area ${at}»`, "1", "900", "«Nightly»"]),
          work: {
            heads: ["«Work»", "«Months»", "«Times»", "«Each»", "«A year»"],
            rows: [["«Windows»", "«April»", "1", "$900.00", "$900.00"]],
            total: "«$900.00 a year»",
          },
        },
        {
          title: "«Alternative B»",
          lines: ["«$3,000.00 a month»"],
          areas: [],
          work: { heads: [], rows: [], total: "" },
        },
      ],
      notes: ["«At night»"],
      tasks: [["«Restroom»", "«Each visit: Clean and disinfect toilets.»"]],
      startUp: [["«Handover of keys»", "«7 days before service starts»"]],
      certificates: [{ name: "«Policy»", text: "«Issued by an insurer»", sha256: "3".repeat(64) }],
      quality: ["«We clean 9 buildings of this kind.»"],
      exclusions: ["«Snow»"],
      terms: ["«30 days»"],
      digest: "0".repeat(64),
      signatures: [
        {
          name: "«Dana»",
          lines: ["«For Lakeside Group»", "«Dana, Manager»"],
          drawing: "M10 20L300 200",
          evidence: "1".repeat(64),
        },
        { name: "«Ann»", lines: ["«For Cleardawn»"], drawing: "", evidence: "2".repeat(64) },
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
