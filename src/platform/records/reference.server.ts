import { randomInt } from "node:crypto";

/** Nothing mistaken for another symbol, read (0/O, 1/I) or heard (B/C, M/N), and no vowels: no words. */
const symbols = "23456789FHJKMRTWX";

/** E.g. `Q-7KR-4M2W`. Random, so that it reveals no volume: 410 million (17^7) for each kind. */
export function newReference(kind: string, groups: readonly number[] = [3, 4]): string {
  return [kind, ...groups.map(randomSymbols)].join("-");
}

/** Symbols that people can read and say. */
export const randomSymbols = (length: number): string =>
  Array.from({ length }, () => symbols.charAt(randomInt(symbols.length))).join("");
