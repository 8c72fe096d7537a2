/** PostgreSQL stores neither NUL nor half of a surrogate pair: texts lose them at the door. */

export const storableText = (text: string): string => text.replaceAll("\0", "").toWellFormed();

/** @returns undefined for what is not JSON, or is nested deeper than anything of ours */
export function parseStorableJson(text: string): unknown {
  try {
    return storable(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function storable(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([name, value]) => [storableText(name), storable(value)]));
}

/** An address as it was sent, whose query would be read into texts with NUL. */
export function storableQuery(address: string): string {
  const at = address.indexOf("?");
  if (at === -1 || !address.includes(nul, at)) return address;
  // Anybody may send this, so it takes one pass: what is left after one NUL is taken out may form another
  // one, and eight thousand characters can hold more than two thousand of them in each other.
  const parts: string[] = [];
  for (const character of address.slice(at)) {
    parts.push(character);
    if (character === "0" && parts.at(-2) === "0" && parts.at(-3) === "%")
      parts.length -= nul.length;
  }
  return address.slice(0, at) + parts.join("");
}

const nul = "%00";
