/** Who is told by email of a thread: those who wrote in it, and of a silent side all who look after it. */
import { sql } from "drizzle-orm";
import { accounts } from "#database/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#database/tables/assignments.ts";
import { threadMessages } from "#database/tables/threads.ts";

/** Of `accounts.preferences`; absent means yes. */
export const emailsUnreadMessages = "emailsUnreadMessages";

/** Who may get emails about threads at all. */
export const people = sql`(
  select id, email, role::text as role, client_id, coalesce(accepted_at, created_at) as since
  from ${accounts}
  where state = 'active' and coalesce(preferences ->> ${emailsUnreadMessages}, 'true') <> 'false')`;

/** As `scope.ts` and the right to use threads decide it for reads. */
const maySee = sql`case person.role
  when 'administrator' then true
  when 'account-manager' then exists (select from ${clientAssignments} as c
    where c.account_id = person.id and c.client_id = t.client_id)
  when 'supervisor' then exists (select from ${facilityAssignments} as f
    where f.account_id = person.id and f.facility_id = t.facility_id)
  when 'client-administrator' then person.client_id = t.client_id
  when 'client-member' then person.client_id = t.client_id and exists (
    select from ${facilityAssignments} as f
    where f.account_id = person.id and f.facility_id = t.facility_id)
  else false end`;

const hasWritten = sql`exists (select from ${threadMessages} as own
  where own.thread_id = t.id and own.author_id = person.id)`;

const sideIsSilent = sql`not exists (select from ${threadMessages} as said
  join ${accounts} as author on author.id = said.author_id
  where said.thread_id = t.id and (author.client_id is null) = (person.client_id is null))`;

/** For a query with `threads as t` and `people as person`. */
export const isRecipient = sql`(${maySee} and (${hasWritten} or (${sideIsSilent}
  and person.role in ('client-administrator', 'client-member', 'account-manager'))))`;
