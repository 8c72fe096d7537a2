import { randomInt } from "node:crypto";

/**
 * Nothing that is mistaken for something else, read (0/O, 1/I/L, 2/Z, 5/S, 8/B, 6/G, U/V) or heard
 * (B/C/D/P/T, M/N, F/S), and no vowels, so that no word is spelled by chance.
 */
const symbols = "23456789FHJKMRTWX";
const groups = [3, 4];

/**
 * A name for a record that is said on the telephone, such as `Q-7KR-4M2W`. Random, so that it tells
 * nothing of volume: 17^7, some 410 million of them for each kind.
 * @param kind one letter, e.g. `Q` for a quote request
 */
export function newReference(kind: string): string {
  const spoken = groups.map((length) =>
    Array.from({ length }, () => symbols.charAt(randomInt(symbols.length))).join(""),
  );
  return [kind, ...spoken].join("-");
}
