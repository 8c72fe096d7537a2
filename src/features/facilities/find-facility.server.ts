import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility, ofVisibleClient } from "#platform/identity/scope.server.ts";
import { clients, type FacilityRow, facilities } from "#platform/identity/tables/clients.ts";
import { type Holiday, holidayName } from "./federal-holidays.server.ts";
import type { Calendar } from "./hours-form.ts";
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
  /** Holidays from this year on, in order. */
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
    listHolidays(db, facilityId, facts.timeZone),
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

const listHolidays = (db: Database, facilityId: string, timeZone: string): Promise<Holiday[]> =>
  db
    .select({ date: facilityHolidays.date, name: facilityHolidays.name })
    .from(facilityHolidays)
    .where(
      and(
        eq(facilityHolidays.facilityId, facilityId),
        gte(facilityHolidays.date, `${todayIn(timeZone, new Date()).slice(0, 4)}-01-01`),
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
    .orderBy(asc(byName(facilityContacts.name)), asc(facilityContacts.id));

export interface FacilitySummary {
  id: string;
  name: string;
  /** IANA name, e.g. `America/Chicago`. */
  timeZone: string;
}

/**
 * Facilities in service.
 * @param ofClient only those of one client
 * @param limit how many, by name
 */
export function listFacilities(
  db: Database,
  actor: Actor,
  ofClient?: string,
  limit?: number,
): Promise<FacilitySummary[]> {
  const { id, name, timeZone, clientId } = facilities;
  const list = db
    .select({ id, name, timeZone })
    .from(facilities)
    .where(
      and(
        inVisibleFacility(actor, { facilityId: id, clientId }),
        isNull(facilities.archivedAt),
        ofClient === undefined ? undefined : eq(clientId, ofClient),
      ),
    )
    .orderBy(asc(byName(name)), asc(id));
  return limit === undefined ? list : list.limit(limit);
}

/** Undefined for a client that the actor may not see. */
export async function findClientName(
  db: Database,
  actor: Actor,
  clientId: string,
): Promise<string | undefined> {
  const { id, name } = clients;
  const [client] = await db
    .select({ name })
    .from(clients)
    .where(and(eq(id, clientId), ofVisibleClient(actor, id)));
  return client?.name;
}

export interface FacilityCard
  extends Pick<
    FacilityRow,
    "id" | "name" | "timeZone" | "street" | "city" | "state" | "postalCode" | "openingHours"
  > {
  /** Today's holiday, on the calendar of the facility. */
  holiday: string | null;
}

/** The facilities in service that the actor sees, with what is true today. */
export async function listFacilityCards(db: Database, actor: Actor): Promise<FacilityCard[]> {
  if (!may(actor, "facilities.read")) return [];
  const { id, clientId, name, timeZone, street, city, state, postalCode } = facilities;
  const rows = await db
    .select({
      id,
      name,
      timeZone,
      street,
      city,
      state,
      postalCode,
      openingHours: facilities.openingHours,
      holiday: facilityHolidays.name,
    })
    .from(facilities)
    .leftJoin(
      facilityHolidays,
      and(
        eq(facilityHolidays.facilityId, id),
        eq(facilityHolidays.date, sql`(now() at time zone ${timeZone})::date`),
      ),
    )
    .where(
      and(inVisibleFacility(actor, { facilityId: id, clientId }), isNull(facilities.archivedAt)),
    )
    .orderBy(asc(byName(name)), asc(id));
  return rows.map((row) => ({
    ...row,
    holiday: row.holiday === null ? null : holidayName(row.holiday, actor.language),
  }));
}
