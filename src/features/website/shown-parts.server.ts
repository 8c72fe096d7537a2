/**
 * Parts of documents that visitors can see: no pages that are off, and no places in states that are not
 * served.
 */
import { company } from "#content/company.ts";
import type { LanguageEdits } from "#content/content-edits.ts";
import { isOffered } from "#content/hidden-pages.ts";
import { industryIds, serviceIds } from "#content/offered.ts";

/** @param document also one that holds a part of a page, such as its questions */
export function isDocumentShown(document: string, edits: LanguageEdits): boolean {
  const [list, name = ""] = document.split("/");
  if (list !== "services" && list !== "industries") return true;
  const ids = list === "services" ? serviceIds : industryIds;
  const id = ids.find((known) => name === known || name.startsWith(`${known}-`));
  return id === undefined || isOffered(edits, list, id);
}

/** @param stateCode of a place */
export const isStateServed = (stateCode: string): boolean =>
  company.statesServed?.some((code) => code === stateCode) ?? true;

/** The document, or what is left of it: the list of places is one of entries with states. */
export function withoutPlacesInOtherStates(content: object): object {
  return Object.fromEntries(
    Object.entries(content).map(([part, value]) => [
      part,
      Array.isArray(value) ? value.filter((entry: unknown) => !isClosedPlace(entry)) : value,
    ]),
  );
}

const isClosedPlace = (entry: unknown): boolean =>
  typeof entry === "object" &&
  entry !== null &&
  "stateCode" in entry &&
  typeof entry.stateCode === "string" &&
  !isStateServed(entry.stateCode);
