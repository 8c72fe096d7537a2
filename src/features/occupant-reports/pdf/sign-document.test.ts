import { inflateSync } from "node:zlib";
import { encode } from "uqr";
import { describe, expect, it, vi } from "vitest";
import { company } from "#content/company.ts";
import { renderPdf } from "#platform/pdf/render-pdf.ts";
import { alternativeInPdf } from "#tests/support/pdf-texts.ts";
import { renderSigns, type SignsDocument } from "./sign-document.ts";

vi.setConfig({ testTimeout: 60_000 });

const codes = [
  "7KRM-4M2W-FHTX",
  "2222-3333-4444",
  "FHJK-MRTW-X234",
  "5678-9FHJ-KMRT",
  "XXXX-2222-XXXX",
];
const address = (code: string) => `https://www.cleardawn.example.com/r/${code}`;
const sign = (code: string, areaName = "Lobby") => ({
  areaName,
  floor: "Floor 1",
  address: address(code),
});
const document = (over: Partial<SignsDocument> = {}): SignsDocument => ({
  facilityName: "Lakeside Clinic",
  format: "a6",
  signs: codes.map((code) => sign(code)),
  date: Date.UTC(2026, 10, 22, 12),
  ...over,
});

/** Dictionaries are written uncompressed, so they can be read as text. */
const dictionaries = (file: Buffer) => file.toString("latin1");
const pagesOf = (file: Buffer) => dictionaries(file).match(/\/Type \/Page\b/g)?.length;

/** What the pages paint, one text for each. */
function paintings(file: Buffer): string[] {
  const text = dictionaries(file);
  return [...text.matchAll(/\/Length (\d+)[^>]*?>>\s*stream\r?\n/g)].flatMap((match) => {
    const start = (match.index ?? 0) + match[0].length;
    const content = file.subarray(start, start + Number(match[1]));
    const isPage = content[0] === 0x78;
    const painted = isPage ? inflateSync(content).toString("latin1") : "";
    return painted.includes(" re\n") ? painted : [];
  });
}

/** Modules of the first code of a page, read back from its rectangles. */
function modulesIn(painting: string, size: number): boolean[][] {
  const shapes = [...painting.matchAll(/([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re\n/g)].map(
    (match) => match.slice(1).map(Number) as [number, number, number, number],
  );
  const left = Math.min(...shapes.map(([x]) => x));
  const top = Math.min(...shapes.map(([, y]) => y));
  const [, , , side] = shapes[0] ?? [0, 0, 0, 1];
  const module = side / 1.02;
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [x, y, width] of shapes) {
    const from = Math.round((x - left) / module);
    for (let n = 0; n < Math.round(width / module); n++)
      rows[Math.round((y - top) / module)]?.splice(from + n, 1, true);
  }
  return rows;
}

describe("signs as a PDF", () => {
  it("are tagged, titled and in their languages", async () => {
    const text = dictionaries(await renderSigns(document()));
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    expect(text).toContain("/Marked true");
    expect(text).toContain("/Lang (en-US)");
    expect(text).toContain("/DisplayDocTitle true");
    expect(text).toContain(`(Signs for Lakeside Clinic, ${company.name})`);
    expect(text.match(/\/Lang \(es-US\)/g)).toHaveLength(3 * codes.length);
    for (const part of ["Document", "Sect", "H1", "P", "Figure"])
      expect(text).toContain(`/S /${part}`);
    for (const code of codes)
      expect(text).toContain(alternativeInPdf(`QR code with the address ${address(code)}`));
  });

  it("are one on each A6 page, or four on a letter sheet", async () => {
    const a6 = await renderSigns(document());
    expect(pagesOf(a6)).toBe(5);
    expect(dictionaries(a6)).toContain("/MediaBox [0 0 297.64 419.53]");
    const letter = await renderSigns(document({ format: "letter" }));
    expect(pagesOf(letter)).toBe(2);
    expect(dictionaries(letter)).toContain("/MediaBox [0 0 612 792]");
  });

  it("paint the code of their address, module by module", async () => {
    const pages = paintings(await renderSigns(document()));
    expect(pages).toHaveLength(codes.length);
    for (const [index, code] of codes.entries()) {
      const { data, size } = encode(address(code), { ecc: "Q", border: 0 });
      expect(modulesIn(pages[index] ?? "", size)).toEqual(data);
    }
  });

  it("stay on their page whatever a room is called", async () => {
    const names = ["Łazienka — WC ☃ 厕所", "x".repeat(80), "Room ".repeat(16), "א", "(\\) %%EOF"];
    const signs = names.map((name, index) => sign(codes[index] ?? "", name));
    for (const format of ["a6", "letter"] as const) {
      const file = await renderSigns(document({ signs, format, facilityName: "Ä".repeat(120) }));
      expect(pagesOf(file)).toBe(format === "a6" ? 5 : 2);
    }
  });

  it("are the same file for the same signs", async () => {
    const [firstFile, secondFile] = [await renderSigns(document()), await renderSigns(document())];
    expect(firstFile.equals(secondFile)).toBe(true);
  });
});

describe("rendering", () => {
  it("leaves the thread that answers requests alone", async () => {
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 5);
    const signs = Array.from({ length: 40 }, (_, n) => sign(codes[n % 5] ?? ""));
    const file = await renderPdf({ kind: "signs", content: document({ signs }) });
    clearInterval(ticking);
    expect(pagesOf(Buffer.from(file ?? []))).toBe(40);
    // Each sign takes ten milliseconds or more: in this thread there would be one tick.
    expect(ticks).toBeGreaterThan(20);
  });
});
