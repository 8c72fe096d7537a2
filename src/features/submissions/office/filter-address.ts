import type { ListFilter } from "./list-filter.ts";

/**
 * The filter of a list in its address, so that it can be kept, sent and gone back to.
 * @returns `?state=answered`, or nothing where all is as it begins
 */
export function filterAddress(filter: Partial<ListFilter>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter))
    if (value !== undefined && value !== begins[name]) search.set(name, value);
  const text = search.toString();
  return text === "" ? "" : `?${text}`;
}

const begins: Readonly<Record<string, string>> = { state: "open", sort: "newest" };
