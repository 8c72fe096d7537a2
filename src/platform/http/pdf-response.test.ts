import { expect, it } from "vitest";
import type { PdfOrder } from "#platform/pdf/render-pdf.ts";
import { pdfResponse } from "./pdf-response.server.ts";

const signs = [{ areaName: "Lobby", floor: "1", address: "https://example.com/r/7KRM-4M2W-FHTX" }];
const content = { facilityName: "Hall", format: "a6", signs, date: 0 } as const;
const order: PdfOrder = { kind: "signs", content };
const ask = (owner: string) => pdfResponse(owner, "Signs of the hall", order, "en");

it("takes a few of one person at once, and says when it is too many", async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask("someone")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
  const refused = answers.find(({ status }) => status === 503);
  expect(refused?.headers.get("Retry-After")).toBe("30");
  expect((await ask("someone")).headers.get("Content-Type")).toBe("application/pdf");
});

it("lets somebody else wait for one of many at most", async () => {
  const order: string[] = [];
  const noted = async (owner: string) => {
    await ask(owner);
    order.push(owner);
  };
  await Promise.all(["one", "one", "one", "one", "other"].map(noted));
  expect(order.indexOf("other")).toBeLessThanOrEqual(2);
});
