import { type AnyPgColumn, foreignKey, uuid } from "drizzle-orm/pg-core";
import { facilities } from "./clients.ts";

/** For every table whose rows belong to a facility. */
export const facilityColumns = () => ({
  clientId: uuid("client_id").notNull(),
  facilityId: uuid("facility_id").notNull(),
});

/** Both columns together, so that no row names the facility of one client and the id of another. */
export const ofFacility = (
  name: string,
  { facilityId, clientId }: { facilityId: AnyPgColumn; clientId: AnyPgColumn },
) =>
  foreignKey({
    name,
    columns: [facilityId, clientId],
    foreignColumns: [facilities.id, facilities.clientId],
  });
