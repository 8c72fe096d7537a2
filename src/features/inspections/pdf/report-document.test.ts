import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { company } from "#content/company.ts";
import { quoteWritten, writtenAlone } from "#platform/language/written-words.ts";
import { renderPdf } from "#platform/pdf/render-pdf.ts";
import { alternativeInPdf, pdfTexts } from "#tests/support/pdf-texts.ts";
import { type ReportDocument, renderReport } from "./report-document.ts";

vi.setConfig({ testTimeout: 120_000 });

type Area = ReportDocument["areas"][number];

const area = (over: Partial<Area> = {}): Area => ({
  name: "Restrooms, floor 1",
  floor: "1",
  weight: 3,
  score: "91.4%",
  photos: [],
  items: [
    { task: "Clean and disinfect fixtures", rating: "Spotless", notes: [] },
    {
      task: "Mop with disinfectant",
      rating: "Poor",
      notes: [writtenAlone("Corners were missed", "en")],
    },
  ],
  ...over,
});

const report = (over: Partial<ReportDocument> = {}): ReportDocument => ({
  language: "en",
  facilityName: "Lakeside Clinic",
  day: "Nov 20, 2026",
  morePhotos: 0,
  score: {
    percent: "91.4%",
    level: "Ordinary tidiness (APPA level 2, where 1 is the cleanest and 5 the dirtiest)",
  },
  facts: [["Method", "Five-point, from spotless down to neglected"]],
  areas: [area()],
  deficiencies: [{ item: "Restrooms: Mop", due: "Nov 27", state: "Accepted by the client" }],
  signatures: [["Inspector", "Rosa Delgado, signed Nov 20"]],
  method: "Spotless = 100%.",
  date: Date.UTC(2026, 10, 20),
  ...over,
});

const count = (file: Buffer, pattern: RegExp) => file.toString("latin1").match(pattern)?.length;
const pagesOf = (file: Buffer) => count(file, /\/Type \/Page\b/g);

/** As detailed as a real one of that size. */
const photo = async (item: string) => {
  const [width, height] = [480, 360];
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  const create = { width, height, channels: 3, background: "#888", noise } as const;
  return { item, width, height, content: await sharp({ create }).jpeg().toBuffer() };
};

describe("the report of an inspection as a PDF", () => {
  it("is tagged, titled and in its language, photos with words in their place", async () => {
    const photos = [await photo("Mop with disinfectant")];
    const file = await renderReport(report({ areas: [area({ photos })] }));
    const text = file.toString("latin1");
    expect(text).toContain("/Marked true");
    expect(text).toContain("/Lang (en-US)");
    expect(text).toContain("/DisplayDocTitle true");
    expect(text).toContain(`(Inspection of Lakeside Clinic, Nov 20, 2026, ${company.name})`);
    expect(text).toContain(alternativeInPdf("Photo of Mop with disinfectant"));
    expect(pagesOf(file)).toBe(2);
    expect(count(file, /\/S \/Figure\b/g)).toBe(1);
    expect(count(file, /\/S \/H1\b/g)).toBe(1);
    // What was not right, the area, signatures, the method.
    expect(count(file, /\/S \/H2\b/g)).toBe(4);
    // Three tables, each with its header.
    expect(count(file, /\/S \/TR\b/g)).toBe(3 + 1 + 1 + 2);
  });

  it("says the language of what people wrote in another one, and claims none that nobody knows", async () => {
    const disputed = (text: string) => `Disputed: ${text} (Maya, Nov 21)`;
    const notes = [
      writtenAlone("Faltan las esquinas", "es"),
      quoteWritten(disputed, "No está limpio", "es"),
      writtenAlone("Corners were missed", "en"),
      writtenAlone("Vieux mot", null),
    ];
    const items = [{ task: "Mop", rating: "Poor", notes }];
    const file = await renderReport(report({ areas: [area({ items })] }));
    expect(count(file, /\/Lang \(es-US\)/g)).toBe(2);
    expect(count(file, /\/Lang <>/g)).toBe(1);
    expect(count(file, /\/Lang \(en-US\)/g)).toBe(1);
    expect(count(file, /\/S \/Span\b/g)).toBe(5);
    const texts = pdfTexts(file).join("");
    expect(texts).toContain("Disputed: No está limpio (Maya, Nov 21)");
    expect(texts).toContain("Corners were missed");
  });

  it("takes two hundred photos in its thread, each once, within bounded memory", async () => {
    const photos = await Promise.all(Array.from({ length: 10 }, (_, n) => photo(`Item ${n}`)));
    const copies = () =>
      photos.map((photo) => ({ ...photo, content: new Uint8Array(photo.content) }));
    const areas = Array.from({ length: 20 }, (_, n) =>
      area({ name: `Area ${n}`, photos: copies() }),
    );
    const before = process.memoryUsage().rss;
    const file = Buffer.from(
      (await renderPdf({ kind: "inspection", content: report({ areas }) })) ?? [],
    );
    const weight = areas
      .flatMap((area) => area.photos)
      .reduce((sum, p) => sum + p.content.length, 0);
    expect(count(file, /\/S \/Figure\b/g)).toBe(200);
    expect(pagesOf(file)).toBeGreaterThan(30);
    expect(file.length).toBeGreaterThan(weight);
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 2 ** 20);
  });

  it("takes any words, and goes on over forty pages", async () => {
    const items = Array.from({ length: 40 }, () => ({
      task: "Łazienka 厕所 ".repeat(8),
      rating: "Spotless",
      notes: [writtenAlone("x ".repeat(200), "en")],
    }));
    const areas = Array.from({ length: 22 }, (_, n) => area({ name: "א ".repeat(40 + n), items }));
    const file = await renderReport(report({ areas, score: undefined }));
    expect(pagesOf(file)).toBeGreaterThanOrEqual(40);
    expect(count(file, /\/S \/TR\b/g)).toBe(1 + 22 + 2 + 22 * 41);
  });
});
