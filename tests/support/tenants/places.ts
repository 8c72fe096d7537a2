/** Hardly anybody sees all of these three places; each has a word of its own in all of its texts. */
import type { Role } from "#platform/identity/roles.ts";

/**
 * Two facilities belong to one client, and the third to another. People with assigned facilities have the
 * first.
 */
export const places = ["assigned", "unassigned", "foreign"] as const;
export type Place = (typeof places)[number];

/** Stands in no other text of the product. */
export const wordOf = (place: Place): string => `Zq${place}`;

export const placesIn = (text: string): Place[] =>
  places.filter((place) => text.includes(wordOf(place)));

export interface Visitor {
  name: string;
  /** Nobody is signed in without one. */
  role?: Role;
  visiblePlaces: readonly Place[];
}

export const visitors = [
  { name: "guest", visiblePlaces: [] },
  {
    name: "client administrator",
    role: "client-administrator",
    visiblePlaces: ["assigned", "unassigned"],
  },
  { name: "client member", role: "client-member", visiblePlaces: ["assigned"] },
  { name: "member without a facility", role: "client-member", visiblePlaces: [] },
  {
    name: "other client's administrator",
    role: "client-administrator",
    visiblePlaces: ["foreign"],
  },
  { name: "account manager", role: "account-manager", visiblePlaces: ["assigned", "unassigned"] },
  { name: "supervisor", role: "supervisor", visiblePlaces: ["assigned"] },
  { name: "crew lead", role: "crew-lead", visiblePlaces: ["assigned"] },
  { name: "recruiter", role: "recruiter", visiblePlaces: [] },
  { name: "administrator", role: "administrator", visiblePlaces: places },
] as const satisfies readonly Visitor[];

export type VisitorName = (typeof visitors)[number]["name"];
