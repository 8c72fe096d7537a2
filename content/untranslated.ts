/**
 * Documents that are shipped in English alone. In the other language every text of theirs is empty until an
 * administrator has written it, and their pages say so until all of them are.
 */
import { contentIn } from "./content-in.ts";
import { addressIn } from "./page-address.ts";
import type { Translation } from "./translation.ts";

/** @param name as in `contentIn` */
export const untranslatedContent = <English>(name: string, en: English) =>
  contentIn(name, en, withoutWords(en));

/** The shape of a document with its ids, pictures, figures and links, and none of its words. */
export const withoutWords = <English>(en: English): Translation<English> =>
  // Texts were replaced by texts, in the shape that the translation has.
  emptied(en, "", {}) as Translation<English>;

/** These are the same in every language: code looks them up, or they are names of people and companies. */
const lookedUp: readonly string[] = [
  "id",
  "icon",
  "image",
  "portrait",
  "address",
  "stateCode",
  "region",
  "firstService",
  "secondService",
];

function emptied(value: unknown, name: string, around: object): unknown {
  if (typeof value === "string") {
    if (name === "href" || name === "to")
      return value.startsWith("/") ? addressIn("es", value) : value;
    return isTheSame(value, name, around) ? value : "";
  }
  if (Array.isArray(value)) return value.map((item) => emptied(item, "", {}));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, innerValue]) => [inner, emptied(innerValue, inner, value)]),
  );
}

function isTheSame(text: string, name: string, around: object): boolean {
  if (!/\p{L}/u.test(text)) return true;
  if (lookedUp.includes(name)) return true;
  const isPicture = "alt" in around && !("portrait" in around);
  const isNamed = "role" in around || "company" in around || "stateCode" in around || isPicture;
  return isNamed && (name === "name" || name === "company");
}
