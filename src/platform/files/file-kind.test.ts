import { expect, it } from "vitest";
import { heic, pdf, photo } from "#tests/support/sample-files.ts";
import { kindBytes, kindOf } from "./file-kind.ts";

const brands = (...names: string[]) => {
  const box = Buffer.alloc(8 + 4 * (names.length + 1));
  box.writeUInt32BE(box.length);
  box.write(`ftyp${names[0]}`, 4, "latin1");
  box.write(names.slice(1).join(""), 16, "latin1");
  return box;
};

it("is told by the first bytes", async () => {
  for (const format of ["jpeg", "png", "webp", "avif"] as const)
    expect(kindOf((await photo({ format })).subarray(0, kindBytes)), format).toBe(format);
  expect(kindOf(pdf())).toBe("pdf");
  expect(kindOf(heic)).toBe("heic");
  expect(kindOf(brands("mif1", "mif1", "avif"))).toBe("avif");
  expect(kindOf(brands("mif1", "miaf", "heic"))).toBe("heic");
  expect(kindOf(brands("heix"))).toBe("heic");
});

it("is none of ours for anything else, however short or strange", () => {
  const strange = [
    "",
    "\xff\xd8",
    "GIF89a",
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "<!doctype html>",
    "RIFF\0\0\0\0WAVE",
    " %PDF-1.7",
    "PK\x03\x04",
    "MZ",
    "\0\0\0\x18ftypisom\0\0\0\0mp42",
    "\xff\xff\xff\xffftyp",
    "\0\0\0\0ftyp",
    "ftypheic",
  ];
  for (const text of strange) expect(kindOf(Buffer.from(text, "latin1")), text).toBeUndefined();
});
