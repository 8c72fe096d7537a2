import { and, asc, eq, gte } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { clients, type FacilityRow, facilities } from "#platform/identity/tables/clients.ts";
import { type Holiday, holidayName } from "./federal-holidays.server.ts";
import type { Calendar } from "./opening-hours.ts";
import { facilityContacts, facilityHolidays } from "./tables/facility-details.ts";

export interface FacilityContact {
  id: string;
  name: string;
  jobTitle: string;
  phone: string;
  email: string;
}

export interface Facility
  extends Omit<FacilityRow, "openingHours" | "accessNotes" | "siteCode" | "createdAt"> {
  clientName: string;
  week: Calendar["week"];
  /** From this year on, in order. */
  holidays: Holiday[];
  /** Null where the actor may not read it. */
  contacts: FacilityContact[] | null;
  accessNotes: string | null;
  siteCode: string | null;
}

/** Undefined for what does not exist or the actor may not see. */
export async function findFacility(
  db: Database,
  actor: Actor,
  facilityId: string,
): Promise<Facility | undefined> {
  if (!may(actor, "facilities.read")) return undefined;
  const { id, clientId } = facilities;
  const [row] = await db
    .select({ facility: facilities, clientName: clients.name })
    .from(facilities)
    .innerJoin(clients, eq(clients.id, clientId))
    .where(and(eq(id, facilityId), inVisibleFacility(actor, { facilityId: id, clientId })));
  if (row === undefined) return undefined;
  const { openingHours, accessNotes, siteCode, createdAt: _, ...facts } = row.facility;
  const [holidays, contacts] = await Promise.all([
    listHolidays(db, facilityId),
    may(actor, "facility-contacts.read") ? listContacts(db, facilityId) : null,
  ]);
  return {
    ...facts,
    clientName: row.clientName,
    week: openingHours,
    holidays: holidays.map(({ date, name }) => ({ date, name: holidayName(name, actor.language) })),
    contacts,
    accessNotes: may(actor, "access-notes.read") ? accessNotes : null,
    siteCode: may(actor, "site-codes.read") ? siteCode : null,
  };
}

const listHolidays = (db: Database, facilityId: string): Promise<Holiday[]> =>
  db
    .select({ date: facilityHolidays.date, name: facilityHolidays.name })
    .from(facilityHolidays)
    .where(
      and(
        eq(facilityHolidays.facilityId, facilityId),
        gte(facilityHolidays.date, `${new Date().getUTCFullYear()}-01-01`),
      ),
    )
    .orderBy(asc(facilityHolidays.date));

const listContacts = (db: Database, facilityId: string): Promise<FacilityContact[]> =>
  db
    .select({
      id: facilityContacts.id,
      name: facilityContacts.name,
      jobTitle: facilityContacts.jobTitle,
      phone: facilityContacts.phone,
      email: facilityContacts.email,
    })
    .from(facilityContacts)
    .where(eq(facilityContacts.facilityId, facilityId))
    .orderBy(asc(facilityContacts.name), asc(facilityContacts.id));
