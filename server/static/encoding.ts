export type Encoding = "br" | "gzip" | "identity";

const known = new Map<string, Encoding>();
const mostKnown = 200;
const longest = 200;

/** For tests: how many values are cached. */
export const rememberedEncodings = (): number => known.size;

/** Cached and bounded: browsers send a handful of values, attackers any number of others. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined || header.length > longest) return "identity";
  const seen = known.get(header);
  if (seen !== undefined) return seen;
  const encoding = readAcceptEncoding(header);
  if (known.size === mostKnown) known.clear();
  known.set(header, encoding);
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
