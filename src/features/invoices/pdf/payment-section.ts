/** How to pay, side by side and never torn over two pages, then whom to ask. */
import { company } from "#content/company.ts";
import { palette } from "#content/palette.ts";
import { addPaper, drawText, heightOf, paper } from "#platform/pdf/paper.ts";
import type { PdfFile } from "#platform/pdf/pdf-file.ts";
import { invoiceServerMessages } from "../messages.server.ts";
import { invoiceMessages } from "../messages.ts";

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
