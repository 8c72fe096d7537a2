/** The bytes of a QR code: data, filling, and the Reed-Solomon codewords that mend dirt and glare. */

/** By version, from 1; level M (ISO/IEC 18004, table 9). */
const checkCodewords = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
];
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];

const byteMode = 0b0100;
const padding = [0xec, 0x11] as const;

/** All that is neither pattern nor format, in bytes. */
function totalCodewords(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const alignments = Math.floor(version / 7) + 2;
    modules -= (25 * alignments - 10) * alignments - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

const checksPerBlock = (version: number) => checkCodewords[version - 1] ?? 0;
const blocksOf = (version: number) => blockCounts[version - 1] ?? 0;

const dataCodewords = (version: number) =>
  totalCodewords(version) - checksPerBlock(version) * blocksOf(version);

/** Mode and length stand before the text. */
const headBits = (version: number) => 4 + (version < 10 ? 8 : 16);

/** @throws for texts of more than 666 bytes */
export function versionFor(byteCount: number): number {
  const version = checkCodewords.findIndex(
    (_, index) => headBits(index + 1) + byteCount * 8 <= dataCodewords(index + 1) * 8,
  );
  if (version === -1) throw new RangeError(`${byteCount} bytes are too many for a QR code`);
  return version + 1;
}

/** Data and checks of all blocks, interleaved as they are drawn. */
export function codewordsOf(text: Uint8Array, version: number): Uint8Array {
  const data = dataOf(text, version);
  const [checks, count] = [checksPerBlock(version), blocksOf(version)];
  const divisor = divisorOf(checks);
  const shortLength = Math.floor(data.length / count);
  const longFrom = count - (data.length % count);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const own = data.subarray(from, from + shortLength + (index >= longFrom ? 1 : 0));
    from += own.length;
    return { own, check: remainderOf(own, divisor) };
  });
  const woven: number[] = [];
  const weave = (parts: Uint8Array[]) => {
    const longest = Math.max(...parts.map(({ length }) => length));
    for (let i = 0; i < longest; i++)
      for (const part of parts) woven.push(...part.subarray(i, i + 1));
  };
  weave(blocks.map(({ own }) => own));
  weave(blocks.map(({ check }) => check));
  return Uint8Array.from(woven);
}

function dataOf(text: Uint8Array, version: number): Uint8Array {
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >>> i) & 1);
  };
  push(byteMode, 4);
  push(text.length, headBits(version) - 4);
  for (const byte of text) push(byte, 8);
  const capacity = dataCodewords(version) * 8;
  push(0, Math.min(4, capacity - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  for (let i = 0; bits.length < capacity; i++) push(padding[i % 2] ?? 0, 8);
  const bytes = new Uint8Array(capacity / 8);
  bits.forEach((one, at) => {
    bytes[at >>> 3] = (bytes[at >>> 3] ?? 0) | (one << (7 - (at & 7)));
  });
  return bytes;
}

/** In the field GF(256) of the polynomial 0x11d. */
function product(x: number, y: number): number {
  let z = 0;
  for (let i = 7; i >= 0; i--) {
    z = (z << 1) ^ ((z >>> 7) * 0x11d);
    z ^= ((y >>> i) & 1) * x;
  }
  return z;
}

function divisorOf(degree: number): Uint8Array {
  const result = new Uint8Array(degree);
  result[degree - 1] = 1;
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++)
      result[j] = product(result[j] ?? 0, root) ^ (result[j + 1] ?? 0);
    root = product(root, 2);
  }
  return result;
}

function remainderOf(data: Uint8Array, divisor: Uint8Array): Uint8Array {
  const rest = new Uint8Array(divisor.length);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest.copyWithin(0, 1);
    rest[rest.length - 1] = 0;
    divisor.forEach((one, i) => {
      rest[i] = (rest[i] ?? 0) ^ product(one, factor);
    });
  }
  return rest;
}
