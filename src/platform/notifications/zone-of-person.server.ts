import { type SQL, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { personSeesFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilities } from "#platform/identity/tables/clients.ts";

/** Columns of a person, for a query that needs the person's zone. */
const personColumns = sql`id, email, role::text as role, client_id`;

/** Active people, by the alias `person`. */
export const activePeople = sql`(select ${personColumns} from ${accounts} where state = 'active')`;

/**
 * Accounts have no time zone: it is the one of most of a person's facilities. Null for people who
 * see none, or look after more than assigned buildings. For a query with `person`.
 */
export const zoneOfPerson: SQL<string | null> = sql`(case
  when person.role in ('administrator', 'account-manager') then null
  else (select mode() within group (order by f.time_zone) from ${facilities} as f
    where f.archived_at is null and ${personSeesFacility("person", {
      clientId: sql`f.client_id`,
      facilityId: sql`f.id`,
    })}) end)`;

/** @returns IANA name; the company's for people without one of their own */
export async function findTimeZoneOfPerson(db: Database, accountId: string): Promise<string> {
  const { rows } = await db.execute(
    sql`select ${zoneOfPerson} as zone from ${activePeople} as person where person.id = ${accountId}`,
  );
  const zone = rows[0]?.zone;
  return typeof zone === "string" ? zone : company.timeZone;
}
