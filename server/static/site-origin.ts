/** Gives the built site the origin by which it is served; see docs/decisions/areas.md. */
import { unknownOrigin } from "#app/http/unknown-origin.ts";

/** Beneath the build's folder: every file that names an origin, while it names none yet. */
export const withoutOrigin = "server/without-origin";

/** As it stands in links, and as it stands within the address of a mail. */
const spellings = [(origin: string) => origin, encodeURIComponent];

/** @param text rendered by the build, or the server's own work: it holds nothing that a visitor sent */
export const withOrigin = (text: string, origin: string): string =>
  spellings.reduce((named, spell) => named.replaceAll(spell(unknownOrigin), spell(origin)), text);
