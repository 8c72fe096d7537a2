/** How documents and their fields are called; what has no name of its own is called as it is in the content. */
import type { Language } from "#platform/language/language.ts";
import { websiteMessages } from "./messages.ts";

const nameIn = (names: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(names, name) ? names[name] : undefined) ?? readable(name);

export const titleOfDocument = (document: string, language: Language): string =>
  nameIn(websiteMessages(language).documents, document);

export const labelOfField = (name: string, language: Language): string =>
  nameIn(websiteMessages(language).fields, name);

/** `officeHours` is `Office hours`, `services/all-services` is `Services: all services`. */
function readable(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .replaceAll("-", " ")
    .replaceAll("/", ": ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
