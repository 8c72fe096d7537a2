import { pgEnum } from "drizzle-orm/pg-core";

/** Of leads, which ask for one, and of facilities. */
export const facilityType = pgEnum("facility_type", [
  "office",
  "healthcare",
  "education",
  "retail",
  "industrial",
  "hospitality",
  "other",
]);
