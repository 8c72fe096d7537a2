import type { AreaType } from "#features/facilities/areas/area-types.ts";

export const fixtures = ["toilet", "urinal", "sink"] as const;
export type FixtureName = (typeof fixtures)[number];

/** A type of area, any area of a building, or a fixture of a restroom. */
export type RatedSubject = AreaType | "any" | FixtureName;
