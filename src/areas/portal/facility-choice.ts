/** Which facility is chosen: the address alone says so, and no list is short for another reason. */
import { sections } from "./sections.ts";

const home = "/client-portal";
/** The filter of each section that has one. */
const filters: Readonly<Record<string, string>> = Object.fromEntries(
  sections.flatMap(({ path, facilityFilter }) =>
    facilityFilter === "none" ? [] : [[path, facilityFilter]],
  ),
);
const facilityPage = /^\/client-portal\/facilities\/([^/]+)/;
/** Under another filter, a list begins at its first page. */
const places = ["after", "before", "page"];

interface Address {
  pathname: string;
  search: string;
}

/** The id in an address; it may be of a facility that its reader does not have. */
export function facilityIn({ pathname, search }: Address): string | undefined {
  const page = facilityPage.exec(pathname)?.[1];
  if (page !== undefined) return page;
  const name = filters[pathname];
  return (name && new URLSearchParams(search).get(name)) || undefined;
}

/**
 * Where a choice leads: to the same section narrowed to it, else to the page of the facility.
 * @param id undefined for all facilities
 */
export function addressFor({ pathname, search }: Address, id: string | undefined): string {
  const section = Object.keys(filters).find(
    (path) => pathname === path || pathname.startsWith(`${path}/`),
  );
  if (section !== undefined)
    return filteredAddress(section, pathname === section ? search : "", id);
  if (id !== undefined) return `${home}/facilities/${id}`;
  return facilityPage.test(pathname) ? home : pathname + search;
}

/** The address of a section, narrowed where it can be. */
export const sectionAddress = (path: string, id: string | undefined): string =>
  path in filters ? filteredAddress(path, "", id) : path;

function filteredAddress(path: string, search: string, id: string | undefined): string {
  const query = new URLSearchParams(search);
  const name = filters[path] ?? "";
  for (const place of places) query.delete(place);
  if (id === undefined) query.delete(name);
  else query.set(name, id);
  return query.size === 0 ? path : `${path}?${query}`;
}
