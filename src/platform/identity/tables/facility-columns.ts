import { type AnyPgColumn, foreignKey, uuid } from "drizzle-orm/pg-core";
import { facilities } from "./clients.ts";

/** Every table whose rows belong to a facility has these. */
export const facilityColumns = () => ({
  clientId: uuid("client_id").notNull(),
  facilityId: uuid("facility_id").notNull(),
});

interface OfFacility {
  facilityId: AnyPgColumn;
  clientId: AnyPgColumn;
}

/** The key covers both columns, so that no row names the facility of one client and the id of another. */
export const ofFacility = (name: string, { facilityId, clientId }: OfFacility) =>
  foreignKey({
    name,
    columns: [facilityId, clientId],
    foreignColumns: [facilities.id, facilities.clientId],
  });

/** The row that a column names belongs to the same facility, and so to the same client. */
export const inSameFacility = (
  name: string,
  column: AnyPgColumn,
  { facilityId, clientId }: OfFacility,
  named: OfFacility & { id: AnyPgColumn },
) =>
  foreignKey({
    name,
    columns: [column, facilityId, clientId],
    foreignColumns: [named.id, named.facilityId, named.clientId],
  });
