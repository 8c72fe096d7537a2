import { date, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { facilityColumns, ofFacility } from "#platform/identity/tables/facility-columns.ts";

export const facilityHolidays = pgTable(
  "facility_holidays",
  {
    ...facilityColumns(),
    date: date({ mode: "string" }).notNull(),
    name: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.facilityId, table.date] }),
    ofFacility("facility_holidays_facility", table),
  ],
);

/** The client's people for this building; they need no account. */
export const facilityContacts = pgTable(
  "facility_contacts",
  {
    id: uuid().primaryKey(),
    ...facilityColumns(),
    name: text().notNull(),
    jobTitle: text("job_title").notNull().default(""),
    phone: text().notNull().default(""),
    email: text().notNull().default(""),
  },
  (table) => [
    index("facility_contacts_of_facility").on(table.facilityId),
    ofFacility("facility_contacts_facility", table),
  ],
);
