/** QR codes (ISO/IEC 18004) of texts in UTF-8, error correction M: what authenticator apps scan. */

import { codewordsOf, versionFor } from "./qr-codewords.server.ts";
import { chooseMask, type Grid } from "./qr-mask.server.ts";

/** Light modules around the code, as scanners need them. */
const quietZone = 4;
/** Two bits of every format word: level M is 00. */
const formatOfLevel = 0;
const formatMask = 0x5412;

/** @returns the side of the drawing in modules, and its dark ones as the path of an SVG */
export function drawQrCode(text: string): { size: number; path: string } {
  const bytes = new TextEncoder().encode(text);
  const version = versionFor(bytes.length);
  const side = version * 4 + 17;
  const dark: Grid = Array.from({ length: side }, () => new Array<boolean>(side).fill(false));
  const fixed: Grid = Array.from({ length: side }, () => new Array<boolean>(side).fill(false));
  const set = (x: number, y: number, isDark: boolean) => {
    const [row, fixedRow] = [dark[y], fixed[y]];
    if (row === undefined || fixedRow === undefined || x < 0 || x >= side) return;
    row[x] = isDark;
    fixedRow[x] = true;
  };
  drawPatterns(side, version, set);
  drawFormat(side, 0, set);
  placeCodewords(codewordsOf(bytes, version), dark, fixed);
  const mask = chooseMask(dark, fixed, (candidate, one) =>
    drawFormat(side, one, (x, y, isDark) => {
      const row = candidate[y];
      if (row !== undefined) row[x] = isDark;
    }),
  );
  const path = mask
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : [])),
    )
    .join("");
  return { size: side + 2 * quietZone, path };
}

type SetModule = (x: number, y: number, isDark: boolean) => void;

/** What tells a scanner where the code is and how it lies. */
function drawPatterns(side: number, version: number, set: SetModule): void {
  for (let i = 0; i < side; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const far = side - 4;
  for (const [x, y] of [
    [3, 3],
    [far, 3],
    [3, far],
  ] as const)
    drawRings(x, y, 4, [2, 4], set);
  const centers = alignmentCenters(version);
  const last = centers.length - 1;
  centers.forEach((x, column) => {
    centers.forEach((y, row) => {
      const isFinder =
        (column === 0 && row === 0) ||
        (column === 0 && row === last) ||
        (column === last && row === 0);
      if (!isFinder) drawRings(x, y, 2, [1], set);
    });
  });
  if (version >= 7) drawVersion(side, version, set);
}

/** Dark squares inside each other, but for the rings at these distances from the center. */
function drawRings(x: number, y: number, reach: number, light: number[], set: SetModule): void {
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

function alignmentCenters(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const fromEnd = Array.from({ length: count - 1 }, (_, i) => version * 4 + 10 - i * step);
  return [6, ...fromEnd.reverse()];
}

/** Twice, so that one may be dirty. */
function drawVersion(side: number, version: number, set: SetModule): void {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const [a, b] = [side - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, bit(bits, i));
    set(b, a, bit(bits, i));
  }
}

/** Level and mask, twice. */
function drawFormat(side: number, mask: number, set: SetModule): void {
  const data = (formatOfLevel << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ formatMask;
  for (let i = 0; i <= 5; i++) set(8, i, bit(bits, i));
  set(8, 7, bit(bits, 6));
  set(8, 8, bit(bits, 7));
  set(7, 8, bit(bits, 8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(bits, i));
  for (let i = 0; i < 8; i++) set(side - 1 - i, 8, bit(bits, i));
  for (let i = 8; i < 15; i++) set(8, side - 15 + i, bit(bits, i));
  set(8, side - 8, true);
}

/** In columns of two, up and down, from the right; around what is fixed and the timing column. */
function placeCodewords(codewords: Uint8Array, dark: Grid, fixed: Grid): void {
  const side = dark.length;
  let at = 0;
  for (let right = side - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < side; step++) {
      const y = ((right + 1) & 2) === 0 ? side - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (row === undefined || fixed[y]?.[x] || at >= codewords.length * 8) continue;
        row[x] = bit(codewords[at >>> 3] ?? 0, 7 - (at & 7));
        at++;
      }
    }
  }
}

const bit = (value: number, at: number): boolean => ((value >>> at) & 1) === 1;
