import { unknownOrigin } from "#platform/http/unknown-origin.ts";

/** Beneath the build's folder: copies with the placeholder, see docs/decisions/areas.md. */
export const withoutOrigin = "server/without-origin";

/** The origin is spelled this way in links, and within a `mailto:` address. */
const spellings = [(origin: string) => origin, encodeURIComponent];

/** @param text rendered by the build or by the server: it contains nothing that a visitor sent */
export const withOrigin = (text: string, origin: string): string =>
  spellings.reduce((named, spell) => named.replaceAll(spell(unknownOrigin), spell(origin)), text);
