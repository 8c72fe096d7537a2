import { randomSymbols } from "#platform/records/reference.server.ts";

const length = 12;

/**
 * Random, out of 5.8 x 10^14 (17^12, 49 bits): with 20,000 signs in use, thirty billion tries for a hit.
 * So wrong ones need no limit, by which one visitor of a building could shut out the others.
 */
export const newSignCode = (): string => randomSymbols(length);

/** In groups, as signs and addresses show it: `7KRM-4M2W-FHTX`. */
export const formatSignCode = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1-");

/**
 * Reads a code as somebody types it: in any case, with or without hyphens.
 * @returns undefined for anything else
 */
export function readSignCode(typed: string): string | undefined {
  const code = typed.replaceAll(/[-\s]/g, "").toUpperCase();
  return /^[2-9FHJKMRTWX]{12}$/.test(code) ? code : undefined;
}

export const signPath = (code: string): string => `/r/${formatSignCode(code)}`;
