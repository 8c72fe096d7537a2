/** One place reads the tables of all sales features for what waits and what is new. */
import { type SQL, sql } from "drizzle-orm";
import { company } from "#content/company.ts";
import { appointmentSlots, appointments } from "#features/appointments/tables/appointments.ts";
import { bids, bidVersions } from "#features/bids/tables/bids.ts";
import { clientStarts } from "#features/client-starts/tables/client-starts.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import {
  proposalMessages,
  proposalSignatures,
  proposals,
  proposalVersions,
} from "#features/proposals/tables/proposals.ts";
import { prospectCompanies, prospectContacts } from "#features/prospects/tables/prospects.ts";
import type { Database } from "#platform/database/client.ts";
import { type LocalDate, todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, type Permission } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { maxCounted } from "#platform/search/count-limits.ts";
import {
  newMatters,
  type PipelineMatter,
  type WaitingMatter,
  waitingMatters,
} from "./waiting-types.ts";

/** Only people who can act on it are told that it waits. */
const permissions: Readonly<Record<PipelineMatter, Permission>> = {
  approval: "bids.approve",
  signature: "proposals.sign",
  start: "clients.start",
  question: "proposals.change",
  expired: "proposals.change",
  unpicked: "opportunities.change",
  signed: "proposals.read",
  declined: "proposals.read",
  booked: "opportunities.read",
  withdrawn: "opportunities.read",
  won: "opportunities.read",
  lost: "opportunities.read",
};

/** The order is that of the page; people outside sales get an empty list. */
export const findMattersOpenTo = (actor: Actor): PipelineMatter[] =>
  may(actor, "opportunities.read")
    ? [...waitingMatters, ...newMatters].filter((matter) => may(actor, permissions[matter]))
    : [];

export const isWaitingMatter = (matter: PipelineMatter): matter is WaitingMatter =>
  waitingMatters.some((waitingMatter) => waitingMatter === matter);

interface Days {
  now: Date;
  /** The first day that counts as new, by the company's calendar. */
  from: LocalDate;
}

const latestVersions = sql`(select distinct on (proposal_id) proposal_id, state, state_since, expires_on
  from ${proposalVersions} order by proposal_id, number desc)`;

const isOpen = sql`${opportunities.closedAt} is null`;
const isNotLost = sql`${opportunities.stage} <> 'lost'`;

/** @returns the opportunity and the moment since when, each opportunity once */
function rowsOf(matter: PipelineMatter, { now, from }: Days): SQL {
  const since = sql`(${from}::date::timestamp at time zone ${company.timeZone})`;
  const ofProposals = sql`from ${proposals} inner join ${latestVersions} as latest
    on latest.proposal_id = ${proposals.id}
    inner join ${opportunities} on ${opportunities.id} = ${proposals.opportunityId}`;
  const closed = (condition: SQL) => sql`select ${opportunities.id} as id,
    ${opportunities.closedAt} as at from ${opportunities}
    where ${condition} and ${opportunities.closedAt} >= ${since}`;
  const latestWalkThroughs = sql`(select distinct on (subject_id) subject_id, id, state, state_since
    from ${appointments}
    where kind = 'walk-through' order by subject_id, id desc)`;
  switch (matter) {
    case "approval":
      return sql`select ${opportunities.id} as id, latest.made_at as at from ${bids}
        inner join (select distinct on (bid_id) bid_id, made_at, needs_approval, approved_at
            from ${bidVersions}
          order by bid_id, number desc) as latest on latest.bid_id = ${bids.id}
        inner join ${opportunities} on ${opportunities.id} = ${bids.opportunityId}
        where latest.needs_approval and latest.approved_at is null and ${isOpen}`;
    case "signature":
      return sql`select ${opportunities.id} as id, latest.state_since as at ${ofProposals}
        where latest.state = 'signed'`;
    case "start":
      return sql`select ${opportunities.id} as id, latest.state_since as at ${ofProposals}
        where latest.state = 'countersigned' and ${isNotLost} and not exists (select
          from ${clientStarts} where ${clientStarts.proposalId} = ${proposals.id})`;
    case "question":
      return sql`select ${opportunities.id} as id, last.at as at from ${proposals}
        inner join ${opportunities} on ${opportunities.id} = ${proposals.opportunityId}
        inner join (select distinct on (version.proposal_id) version.proposal_id,
            message.author_id, message.at
          from ${proposalMessages} as message
          inner join ${proposalVersions} as version on version.id = message.version_id
          order by version.proposal_id, message.at desc, message.id desc) as last
          on last.proposal_id = ${proposals.id}
        where last.author_id is null and ${isNotLost}`;
    case "expired":
      return sql`select ${opportunities.id} as id, latest.expires_on::timestamptz as at
        ${ofProposals} where latest.state = 'open'
          and latest.expires_on < ${todayIn(company.timeZone, now)}::date and ${isOpen}`;
    case "unpicked":
      return sql`select ${opportunities.id} as id, latest.state_since as at
        from ${opportunities} inner join ${latestWalkThroughs} as latest
          on latest.subject_id = ${opportunities.id}
        where latest.state = 'offered' and ${isOpen} and not exists (select
          from ${appointmentSlots} where ${appointmentSlots.appointmentId} = latest.id
          and ${appointmentSlots.startsAt} > ${now.toISOString()}::timestamptz)`;
    case "signed":
      return sql`select ${proposals.opportunityId} as id, max(${proposalSignatures.signedAt}) as at
        from ${proposalSignatures}
        inner join ${proposalVersions} on ${proposalVersions.id} = ${proposalSignatures.versionId}
        inner join ${proposals} on ${proposals.id} = ${proposalVersions.proposalId}
        where not ${proposalSignatures.isOfCompany} and ${proposalSignatures.signedAt} >= ${since}
        group by ${proposals.opportunityId}`;
    case "declined":
      return sql`select ${opportunities.id} as id, latest.state_since as at ${ofProposals}
        where latest.state = 'declined' and latest.state_since >= ${since}
          and ${opportunities.lostReason} is distinct from 'withdrew'`;
    case "booked":
      return sql`select ${opportunities.id} as id, latest.state_since as at
        from ${opportunities} inner join ${latestWalkThroughs} as latest
          on latest.subject_id = ${opportunities.id}
        where latest.state = 'booked' and latest.state_since >= ${since}`;
    case "withdrawn":
      return closed(sql`${opportunities.lostReason} = 'withdrew'`);
    case "won":
      return closed(sql`${opportunities.stage} = 'won'`);
    case "lost":
      return closed(
        sql`${opportunities.stage} = 'lost' and ${opportunities.lostReason} <> 'withdrew'`,
      );
  }
}

/** Counting ends at `maxCounted`; nothing is counted that the actor has no part in. */
export async function countMatters(
  db: Database,
  actor: Actor,
  days: Days,
): Promise<Partial<Record<PipelineMatter, number>>> {
  const matters = findMattersOpenTo(actor);
  if (matters.length === 0) return {};
  const counted = matters.map(
    (matter) => sql`(select count(*)::int from (select from (${rowsOf(matter, days)}) as found
      limit ${maxCounted + 1}) as counted) as ${sql.identifier(matter)}`,
  );
  const { rows } = await db.execute(sql`select ${sql.join(counted, sql`, `)}`);
  return Object.fromEntries(matters.map((matter) => [matter, Number(rows[0]?.[matter])]));
}

export interface MatterRow {
  id: string;
  companyName: string;
  contactName: string;
  ownerName: string | null;
  at: Date;
}

const rowsAPage = 50;

/** Waiting ones begin with the longest wait, new ones with the latest. */
export async function listMatter(
  db: Database,
  actor: Actor,
  matter: PipelineMatter,
  { page = 1, limit = rowsAPage, ...days }: Days & { page?: number; limit?: number },
): Promise<{ rows: MatterRow[]; next: number | undefined }> {
  if (!findMattersOpenTo(actor).includes(matter)) return { rows: [], next: undefined };
  const order = isWaitingMatter(matter) ? sql`asc` : sql`desc`;
  const result = await db.execute(sql`
    select ${opportunities.id} as id, ${prospectCompanies.name} as company,
      ${prospectContacts.name} as contact, ${accounts.name} as owner,
      extract(epoch from found.at)::float8 as at
    from (${rowsOf(matter, days)}) as found
    inner join ${opportunities} on ${opportunities.id} = found.id
    inner join ${prospectCompanies} on ${prospectCompanies.id} = ${opportunities.companyId}
    inner join ${prospectContacts} on ${prospectContacts.id} = ${opportunities.contactId}
    left join ${accounts} on ${accounts.id} = ${opportunities.ownerId}
    order by found.at ${order}, found.id
    limit ${limit + 1} offset ${(page - 1) * limit}`);
  const rows = result.rows.slice(0, limit).map((row) => ({
    id: String(row.id),
    companyName: String(row.company),
    contactName: String(row.contact),
    ownerName: row.owner === null ? null : String(row.owner),
    at: new Date(Number(row.at) * 1_000),
  }));
  return { rows, next: result.rows.length > limit ? page + 1 : undefined };
}
