/** Invoices and statements begin alike: the sender, the recipient, and the facts. */
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import { paintLogoAbove } from "#platform/pdf/brand-mark.ts";
import { addPaper, drawText, heightOf, paintRule, paper } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import { invoiceServerMessages } from "../messages.server.ts";
import { invoiceMessages } from "../messages.ts";

interface Letterhead {
  title: string;
  /** A remark below the title, e.g. that the invoice is void. */
  mark?: string | undefined;
  to: string;
  facts: readonly (readonly [label: string, value: string])[];
}

const label = () => ({ size: 8, color: palette.slate }) as const;

/** @returns where the content begins */
export function addLetterhead(file: PdfFile, { title, mark, to, facts }: Letterhead): number {
  const { billTo } = invoiceMessages(file.language).detail;
  const { street, city, state, postalCode } = company.address;
  const { name, licenses } = company.legal;
  const registered = name === "" || name === company.name ? "" : `${name}\n`;
  // Two lines of licenses fit above the rule; the website has them all.
  const licensed = licenses.slice(0, registered === "" ? 2 : 1).map((line) => `\n${line}`);
  const from = `${registered}${street}\n${city}, ${state} ${postalCode}\n${company.phone.display}\n${company.email}${licensed.join("")}`;
  const factsLeft = 342;
  const toHeight = heightOf(file, to, { width: 250 });
  const end = Math.max(206 + toHeight, 192 + facts.length * 17) + 22;
  const place = { x: paper.left, width: 250 };
  file.addSection([
    {
      tag: "P",
      paint: () =>
        drawText(file, company.name, {
          ...place,
          y: 56,
          font: "semibold",
          size: 13,
          color: palette.teal,
        }),
    },
    { tag: "P", paint: () => drawText(file, from, { ...place, y: 76, ...label() }) },
    {
      tag: "H1",
      paint: () =>
        drawText(file, title, {
          x: 258,
          width: 300,
          y: 54,
          font: "semibold",
          size: 22,
          align: "right",
        }),
    },
    ...(mark
      ? [
          {
            tag: "P" as const,
            paint: () =>
              drawText(file, mark, {
                x: 258,
                width: 300,
                y: 86,
                font: "semibold",
                align: "right",
                size: 11,
                color: palette.error,
              }),
          },
        ]
      : []),
    { tag: "P", paint: () => drawText(file, billTo, { ...place, y: 192, ...label() }) },
    { tag: "P", paint: () => drawText(file, to, { ...place, y: 206 }) },
    ...facts.map(([name, value], index) => ({
      tag: "P" as const,
      paint: () => {
        const y = 192 + index * 17;
        drawText(file, name, { x: factsLeft, width: 90, y, ...label() });
        drawText(file, value, { x: factsLeft + 90, width: 126, y, align: "right" });
      },
    })),
  ]);
  file.decorate(() => {
    paintLogoAbove(file.canvas, paper.left);
    paintRule(file, 172);
  });
  return end;
}

// Ways to pay stand side by side and never break over two pages; below them is the person to ask.

export interface WaysToPay {
  ways: readonly { label: string; text: string }[];
  note: string;
}

/** @param pay null where nothing is to be paid */
export function addPaymentSection(file: PdfFile, pay: WaysToPay | null, top: number): void {
  const { howToPay } = invoiceMessages(file.language);
  const { pdf } = invoiceServerMessages(file.language);
  const questions = pdf.questions({ email: company.email, phone: company.phone.display });
  const note = [pay?.note, questions].filter(Boolean).join(" ");
  const noteHeight = heightOf(file, note, { width: paper.width });
  const ways = pay?.ways ?? [];
  const gap = 18;
  const width = (paper.width - gap * (ways.length - 1)) / Math.max(1, ways.length);
  const textHeight = Math.max(0, ...ways.map(({ text }) => heightOf(file, text, { width })));
  const waysHeight = ways.length === 0 ? 0 : 40 + textHeight + 14;
  let y = top;
  if (y + waysHeight + noteHeight > paper.bottom) {
    addPaper(file);
    y = paper.top;
  }
  if (ways.length > 0) {
    const title = { x: paper.left, y, width: paper.width, font: "semibold", size: 11 } as const;
    file.addSection([{ tag: "H2", paint: () => drawText(file, howToPay, title) }]);
    file.addSection(
      ways.flatMap(({ label, text }, index) => {
        const x = paper.left + index * (width + gap);
        const head = { x, y: y + 22, width, size: 8, color: palette.slate };
        return [
          { tag: "P", paint: () => drawText(file, label, head) },
          { tag: "P", paint: () => drawText(file, text, { x, y: y + 36, width }) },
        ] as const;
      }),
    );
  }
  const place = { x: paper.left, y: y + waysHeight, width: paper.width, color: palette.slate };
  file.addSection([{ tag: "P", paint: () => drawText(file, note, place) }]);
}
