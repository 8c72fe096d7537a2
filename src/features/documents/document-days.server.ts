/**
 * Conditions for queries that join `documents` with its current version. A document's days are those of the
 * facility's calendar.
 */
import { type SQL, sql } from "drizzle-orm";
import { facilities } from "#platform/identity/tables/clients.ts";
import { reminderDays, type Validity } from "./document-types.ts";
import { documents, documentVersions } from "./tables/documents.ts";

export interface DocumentClock {
  now: Date;
  /** IANA name: where there is no facility to tell. */
  companyZone: string;
}

/** The facility's time zone; for the client as a whole, the zone of most of its facilities. */
export const zoneOfDocument = (companyZone: string): SQL => sql`coalesce(
  (select f.time_zone from ${facilities} as f where f.id = ${documents.facilityId}),
  (select mode() within group (order by f.time_zone) from ${facilities} as f
    where f.client_id = ${documents.clientId} and f.archived_at is null),
  ${companyZone})`;

export const todayOfDocument = ({ now, companyZone }: DocumentClock): SQL =>
  sql`(${now.toISOString()}::timestamptz at time zone ${zoneOfDocument(companyZone)})::date`;

export function validityOf(clock: DocumentClock): SQL<Validity> {
  const today = todayOfDocument(clock);
  const { validFrom, validUntil } = documentVersions;
  return sql<Validity>`case
    when ${validUntil} < ${today} then 'expired'
    when ${validFrom} > ${today} then 'not-yet'
    when ${validUntil} is null then 'open-ended'
    when ${validUntil} <= ${today} + ${reminderDays[0]}::int then 'expiring'
    else 'valid' end`;
}

/** The version in force. */
export const isCurrent: SQL = sql`${documentVersions.number} = (select max(v.number)
  from ${documentVersions} as v where v.document_id = ${documents.id})`;
