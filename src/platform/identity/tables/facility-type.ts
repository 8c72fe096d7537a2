import { pgEnum } from "drizzle-orm/pg-core";

/** Shared by facilities and leads, which ask for a quote for one. */
export const facilityType = pgEnum("facility_type", [
  "office",
  "healthcare",
  "education",
  "retail",
  "industrial",
  "hospitality",
  "other",
]);
