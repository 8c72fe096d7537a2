/** Every address behind a sign-in, who is let in, and what it is about. */
import { clientRoles } from "#platform/identity/roles.ts";
import routes from "#src/routes.ts";
import { addressRows, onlyPosted, openToAll } from "../../roles/address-rows.ts";
import {
  exampleAddress,
  isAboutClient,
  isAboutRecord,
  isOfNoClient,
  letIn,
  listQuery,
} from "../example-records.ts";
import { pathsOf } from "../route-paths.ts";
import type { PlaceRecords } from "./place-records.ts";
import type { Place, Visitor } from "./places.ts";

const productPaths = pathsOf(routes.filter(({ file }) => file !== "areas/marketing/layout.tsx"));

/** These addresses have no page and guard themselves. */
const guarded: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    productPaths
      .filter((path) => path.startsWith("api/portal/"))
      .map((path) => [path, clientRoles]),
  ),
  ...letIn,
};

const allowed: Record<string, readonly string[]> = {
  ...Object.fromEntries(Object.entries(addressRows).map(([path, { roles }]) => [path, roles])),
  ...guarded,
};

const paths = Object.keys(allowed);

/** These neither ask who one is nor have a record, besides those that the matrix walks. */
const publicPaths = openToAll.filter((path) => !(path in guarded));
export const unknownPaths = productPaths.filter(
  (path) => ![...paths, ...onlyPosted, ...publicPaths].includes(path),
);

export const recordPaths = paths.filter((path) => isAboutRecord(path) && !isOfNoClient(path));
export const listPaths = paths.filter((path) => !isAboutRecord(path));

export function maySee(path: string, { role, visiblePlaces }: Visitor, place: Place): boolean {
  if (role === undefined || !allowed[path]?.includes(role)) return false;
  const sameClient: readonly Place[] =
    isAboutClient(path) && place !== "foreign" ? ["assigned", "unassigned"] : [place];
  return sameClient.some((visible) => visiblePlaces.includes(visible));
}

export const isLetIn = (path: string, { role }: Visitor): boolean =>
  role !== undefined && allowed[path]?.includes(role) === true;

export const addressOf = (path: string, { place, ids }: PlaceRecords): string =>
  exampleAddress(path, place, ids);

/** The beginning of all words of the places. */
const find = "?q=Zq";
const queries: Record<string, string> = {
  "client-portal/find.json": find,
  "office/find.json": find,
};

export const listAddress = (path: string): string =>
  `/${path.replace("*", "nothing")}${queries[path] ?? listQuery(path)}`;
