/** The address alone holds the chosen facility, so that no list is short for another reason. */
import { sections } from "./sections.ts";

const home = "/client-portal";
const narrowed = sections.flatMap(({ path, hasFacilityFilter }) =>
  hasFacilityFilter ? [path] : [],
);
const parameter = "facilityId";
const facilityPage = /^\/client-portal\/facilities\/([^/]+)/;
/** A list begins at its first page under another filter. */
const places = ["after", "before", "page"];

interface Address {
  pathname: string;
  search: string;
}

/** The id in an address; it may be of a facility that its reader does not have. */
export function facilityIn({ pathname, search }: Address): string | undefined {
  const page = facilityPage.exec(pathname)?.[1];
  if (page !== undefined) return page;
  if (!narrowed.includes(pathname)) return undefined;
  return new URLSearchParams(search).get(parameter) || undefined;
}

/**
 * Leads to the same section narrowed to the choice, else to the page of the facility.
 * @param id undefined for all facilities
 */
export function addressFor({ pathname, search }: Address, id: string | undefined): string {
  const section = narrowed.find((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (section !== undefined)
    return filteredAddress(section, pathname === section ? search : "", id);
  if (id !== undefined) return `${home}/facilities/${id}`;
  return facilityPage.test(pathname) ? home : pathname + search;
}

/** The address of a section, narrowed where it can be. */
export const sectionAddress = (path: string, id: string | undefined): string =>
  narrowed.includes(path) ? filteredAddress(path, "", id) : path;

function filteredAddress(path: string, search: string, id: string | undefined): string {
  const query = new URLSearchParams(search);
  for (const place of places) query.delete(place);
  if (id === undefined) query.delete(parameter);
  else query.set(parameter, id);
  return query.size === 0 ? path : `${path}?${query}`;
}
