/** Only administrators may read requests. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Count, Database, Transaction } from "#platform/database/client.ts";
import type { LocalDate } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import { seenMark } from "#platform/records/seen-mark.server.ts";
import type { RequestTab } from "./request-types.ts";
import {
  type PrivacyFindingRow,
  type PrivacyRequestRow,
  privacyFindings,
  privacyRequests,
} from "./tables/privacy-requests.ts";

const pageSize = 50;

/** Open ones by their last day, closed ones by when they were closed. */
export async function listRequests(
  db: Database,
  actor: Actor,
  { tab, page }: { tab: RequestTab; page: number },
): Promise<{ rows: PrivacyRequestRow[]; next: number | undefined }> {
  if (!may(actor, "privacy.handle")) return { rows: [], next: undefined };
  const { closedAt, dueOn, id } = privacyRequests;
  const rows = await db
    .select()
    .from(privacyRequests)
    .where(tab === "open" ? isNull(closedAt) : isNotNull(closedAt))
    .orderBy(...(tab === "open" ? [asc(dueOn), asc(id)] : [desc(closedAt), desc(id)]))
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize);
  const next = rows.length > pageSize ? page + 1 : undefined;
  return { rows: rows.slice(0, pageSize), next };
}

export async function countRequests(
  db: Database,
  actor: Actor,
): Promise<Record<RequestTab, number>> {
  if (!may(actor, "privacy.handle")) return { open: 0, closed: 0 };
  const { closedAt } = privacyRequests;
  const [row] = await db
    .select({
      open: sql<number>`count(*) filter (where ${closedAt} is null)`.mapWith(Number),
      closed: sql<number>`count(*) filter (where ${closedAt} is not null)`.mapWith(Number),
    })
    .from(privacyRequests);
  return row ?? { open: 0, closed: 0 };
}

/** The navigation counts open requests. */
export function countOpenRequests(db: Database, actor: Actor): Count | undefined {
  if (!may(actor, "privacy.handle")) return undefined;
  return db.$count(privacyRequests, isNull(privacyRequests.closedAt));
}

export const countOverdueRequests = (
  db: Database,
  actor: Actor,
  today: LocalDate,
): Promise<number> =>
  may(actor, "privacy.handle")
    ? db.$count(
        privacyRequests,
        and(isNull(privacyRequests.closedAt), lt(privacyRequests.dueOn, today)),
      )
    : Promise.resolve(0);

export interface FoundRequest extends PrivacyRequestRow {
  verifierName: string | null;
}

export async function findRequest(
  db: Database,
  actor: Actor,
  id: string,
): Promise<FoundRequest | undefined> {
  if (!may(actor, "privacy.handle")) return undefined;
  const [row] = await db
    .select({ request: privacyRequests, verifierName: accounts.name })
    .from(privacyRequests)
    .leftJoin(accounts, eq(accounts.id, privacyRequests.verifiedBy))
    .where(eq(privacyRequests.id, id));
  return row && { ...row.request, verifierName: row.verifierName };
}

/** A screen of thousands helps nobody; the counts tell of all. */
const maxListed = 1_000;

export const listFindings = (
  db: Database | Transaction,
  requestId: string,
): Promise<PrivacyFindingRow[]> =>
  db
    .select()
    .from(privacyFindings)
    .where(eq(privacyFindings.requestId, requestId))
    .orderBy(asc(privacyFindings.source), asc(privacyFindings.role), asc(privacyFindings.id))
    .limit(maxListed);

const readChoice = (db: Database | Transaction, requestId: string) =>
  db
    .select({
      id: privacyFindings.id,
      isTheirs: privacyFindings.isTheirs,
      outcome: privacyFindings.outcome,
    })
    .from(privacyFindings)
    .where(
      and(
        eq(privacyFindings.requestId, requestId),
        inArray(privacyFindings.role, ["record", "mention"]),
      ),
    )
    .orderBy(asc(privacyFindings.id));

/** Changes when the search finds something else, or somebody chooses other records. */
export const offeredMark = async (db: Database | Transaction, requestId: string): Promise<string> =>
  seenMark((await readChoice(db, requestId)).map(({ id, isTheirs }) => [id, isTheirs]));

/** Changes when an erasure would take other records; what was only found since does not count. */
export const chosenMark = async (db: Database | Transaction, requestId: string): Promise<string> =>
  seenMark(
    (await readChoice(db, requestId))
      .filter(({ isTheirs }) => isTheirs)
      .map(({ id, outcome }) => [id, outcome]),
  );

/** Names of clients and facilities by their ids. */
export async function readPlaceNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const distinctIds = [...new Set(ids)];
  const rows = [
    ...(await db
      .select({ id: clients.id, name: clients.name })
      .from(clients)
      .where(inArray(clients.id, distinctIds))),
    ...(await db
      .select({ id: facilities.id, name: facilities.name })
      .from(facilities)
      .where(inArray(facilities.id, distinctIds))),
  ];
  return new Map(rows.map(({ id, name }) => [id, name]));
}
