/**
 * Services and industries are pages of the product. What an administrator has marked as not offered has no
 * page, and no menu, list or link names it. What it is called elsewhere follows its name in its list.
 */
import type { Language } from "#platform/language/language.ts";
import { contentEdits, type LanguageEdits } from "./content-edits.ts";

const ofThing = /^(?:\/es)?\/(services|industries)[/#]([\w-]+)/;

export type OfferedList = "services" | "industries";

export const isOffered = (edits: LanguageEdits, list: OfferedList, id: string): boolean =>
  edits[list]?.[`${list}.${id}.isOffered`] !== "false";

/** @param address of any page, or of a service's place on the page of all services */
function leadsToHidden(edits: LanguageEdits, address: string): boolean {
  const [, list, id] = ofThing.exec(address) ?? [];
  if (id === undefined || (list !== "services" && list !== "industries")) return false;
  return !isOffered(edits, list, id);
}

/** @param path of a page, in any language */
export const isHidden = (language: Language, path: string): boolean =>
  leadsToHidden(contentEdits()[language], path);

/** @returns the name that replaces the shipped one; undefined while nobody has renamed it */
export function newNameOf(edits: LanguageEdits, path: string): string | undefined {
  const [, list, id] = ofThing.exec(path) ?? [];
  return list === undefined ? undefined : edits[list]?.[`${list}.${id}.title`]?.trim() || undefined;
}

/** Entries of lists that lead to what is not offered are left out. */
export function withoutHidden(content: unknown, edits: LanguageEdits): unknown {
  if (Array.isArray(content))
    return content
      .filter((entry) => !linksOf(entry).some((address) => leadsToHidden(edits, address)))
      .map((entry) => withoutHidden(entry, edits));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([name, inner]) => [name, withoutHidden(inner, edits)]),
  );
}

const linksOf = (entry: unknown): string[] =>
  typeof entry === "object" && entry !== null
    ? ["href", "to"].flatMap((name) => {
        const address = Reflect.get(entry, name);
        return typeof address === "string" ? [address] : [];
      })
    : [];

export const hidesAnything = (edits: LanguageEdits): boolean =>
  ["services", "industries"].some((list) =>
    Object.entries(edits[list] ?? {}).some(
      ([place, text]) => place.endsWith(".isOffered") && text === "false",
    ),
  );
