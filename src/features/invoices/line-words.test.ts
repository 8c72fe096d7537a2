import { expect, it } from "vitest";
import type { LineFacts } from "./invoice-types.ts";
import { lineWords } from "./line-words.server.ts";

const line = (facts: LineFacts | null, text = "", detail = "") => ({
  facts,
  text,
  detail,
  taxBasisPoints: 625,
});

const part = {
  from: "2026-11-16",
  to: "2026-11-30",
  days: 15,
  daysInMonth: 30,
  monthlyPriceCents: 120_050,
};

it.each<[LineFacts, english: string[], spanish: string[]]>([
  [
    { kind: "service", version: 3 },
    ["Cleaning by scope of work, version 3", ""],
    ["Limpieza según el alcance del servicio, versión 3", ""],
  ],
  [
    { kind: "service", version: 3, part },
    [
      "Cleaning by scope of work, version 3",
      "Nov 16, 2026 to Nov 30, 2026, 15 of 30 days of $1,200.50 a month",
    ],
    [
      "Limpieza según el alcance del servicio, versión 3",
      "16 nov 2026 al 30 nov 2026, 15 de 30 días de $1,200.50 al mes",
    ],
  ],
  [
    { kind: "extra-work", number: "WO-7K3M9R", doneOn: "2026-11-21", category: "odor" },
    ["Odor", "Work order WO-7K3M9R, done Nov 21, 2026"],
    ["Mal olor", "Orden de trabajo WO-7K3M9R, terminada el 21 nov 2026"],
  ],
  [{ kind: "tax" }, ["Sales tax, 6.25%", ""], ["Impuesto sobre las ventas, 6.25%", ""]],
])("says a line that is made in the reader's language: %j", (facts, english, spanish) => {
  for (const [language, [text, detail]] of [
    ["en", english],
    ["es", spanish],
  ] as const)
    expect(lineWords(line(facts), language)).toEqual({ text, detail });
});

it("leaves what somebody wrote, and lines of earlier versions, as they are", () => {
  const written = line({ kind: "credit" }, "Visit missed on June 3");
  expect(lineWords(written, "es")).toEqual({ text: "Visit missed on June 3", detail: "Crédito" });
  const earlier = line(null, "Cleaning by scope of work, version 1", "10 of 30 days");
  expect(lineWords(earlier, "es")).toEqual({
    text: "Cleaning by scope of work, version 1",
    detail: "10 of 30 days",
  });
});
