/** The recipients of a thread: its writers, and on a side that is silent all who look after it. */
import { type SQL, sql } from "drizzle-orm";
import { type Permission, rolesWith } from "#platform/identity/permissions.ts";
import { personSeesFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { notificationPreferences } from "#platform/notifications/tables/notifications.ts";
import { threadNotifications } from "./notifications.server.ts";
import { threadMessages } from "./tables/threads.ts";
import { isAboutContract } from "./visible-threads.server.ts";

/** Everybody who may be told of threads at all. */
export const people = sql`(
  select id, email, role::text as role, client_id, coalesce(accepted_at, created_at) as since
  from ${accounts} where state = 'active')`;

/**
 * Part of a query with `people as person`. Whoever wants messages in the digest, or not at all, is left out.
 */
export const wantsEmail = sql`not exists (select from ${notificationPreferences} as chosen
  where chosen.account_id = person.id and chosen.kind = ${threadNotifications.message.name}
    and chosen.email <> 'at-once')`;

const hasRoleFor = (permission: Permission): SQL =>
  sql`person.role in (${sql.join(
    rolesWith(permission).map((role) => sql`${role}`),
    sql`, `,
  )})`;

/** The same condition as `isVisibleThread`, for a person in a query. */
const maySee = () => sql`(${hasRoleFor("threads.use")} and ${personSeesFacility("person", {
  clientId: sql`t.client_id`,
  facilityId: sql`t.facility_id`,
})} and (t.invoice_id is null or ${hasRoleFor("invoices.read")})
  and (t.document_id is null or ${hasRoleFor("contracts.read")}
    or not ${isAboutContract(sql`t.document_id`)}))`;

const hasWritten = sql`exists (select from ${threadMessages} as own
  where own.thread_id = t.id and own.author_id = person.id)`;

const sideIsSilent = sql`not exists (select from ${threadMessages} as said
  join ${accounts} as author on author.id = said.author_id
  where said.thread_id = t.id and (author.client_id is null) = (person.client_id is null))`;

/** Part of a query with `threads as t` and `people as person`. */
export const isRecipient = (): SQL => sql`(${maySee()} and (${hasWritten} or (${sideIsSilent}
  and person.role in ('client-administrator', 'client-member', 'account-manager'))))`;
