import { pgTable, text } from "drizzle-orm/pg-core";

/** Values that belong to this installation, e.g. the secret that keys hashes of addresses. */
export const settings = pgTable("settings", {
  name: text().primaryKey(),
  value: text().notNull(),
});
