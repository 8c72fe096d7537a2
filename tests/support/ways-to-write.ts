/**
 * Covers the ways to write an amount in a text, so that digits of ids, which are anything, are not taken for
 * it.
 */
import { moneyText } from "#platform/format/money.ts";

/** Pages, files and data each write an amount in their own way. */
export const waysToWrite = (cents: number): RegExp[] => [
  new RegExp(`(?<![\\d,.])${moneyText(cents).slice(1).replace(".", "\\.")}(?!\\d)`),
  new RegExp(`(?<![\\d.])${(cents / 100).toFixed(2).replace(".", "\\.")}(?!\\d)`),
  new RegExp(`[:[,]${cents}(?=[,}\\]])`),
];
