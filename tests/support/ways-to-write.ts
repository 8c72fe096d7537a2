/** How an amount may stand in a text, so that digits of ids, which are anything, are not taken for it. */
import { moneyText } from "#platform/format/money.ts";

/** As a page writes an amount, as a file does, and as data has it. */
export const waysToWrite = (cents: number): RegExp[] => [
  new RegExp(`(?<![\\d,.])${moneyText(cents).slice(1).replace(".", "\\.")}(?!\\d)`),
  new RegExp(`(?<![\\d.])${(cents / 100).toFixed(2).replace(".", "\\.")}(?!\\d)`),
  new RegExp(`[:[,]${cents}(?=[,}\\]])`),
];
