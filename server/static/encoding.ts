export type Encoding = "br" | "gzip" | "identity";

const encodingsByHeader = new Map<string, Encoding>();
const maxCached = 200;
const maxHeaderCharacters = 200;

/** For tests, this counts the cached values. */
export const rememberedEncodings = (): number => encodingsByHeader.size;

/** Cached and bounded: browsers send a handful of values, attackers any number of others. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > maxHeaderCharacters) return "identity";
  const cachedEncoding = encodingsByHeader.get(header);
  if (cachedEncoding !== undefined) return cachedEncoding;
  const encoding = readAcceptEncoding(header);
  if (encodingsByHeader.size === maxCached) encodingsByHeader.clear();
  encodingsByHeader.set(header, encoding);
  return encoding;
}

function readAcceptEncoding(header: string): Encoding {
  const accepted = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith("q="));
    accepted.set(name, weight === undefined ? 1 : Number(weight.slice(2)));
  }
  const takes = (name: string) => (accepted.get(name) ?? accepted.get("*") ?? 0) > 0;
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}
