import { asc, eq, isNull, or } from "drizzle-orm";
import { listFilterChoices } from "#features/facilities/filter-choices.server.ts";
import { findFacility } from "#features/facilities/find-facility.server.ts";
import { listClients } from "#features/facilities/list-clients.server.ts";
import type { Database } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { type RouteRequest, requireStaff } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import type { Language } from "#platform/language/language.ts";
import { nounChoices } from "../change-labels.server.ts";
import { nameChanges } from "../change-names.server.ts";
import { listChanges } from "../list-changes.server.ts";
import { type DescribedChange, describeChange } from "./describe-change.server.ts";
import {
  type AuditFilter,
  changeValue,
  dayProblem,
  domainFilter,
  filterAddress,
  readFilter,
} from "./read-filter.server.ts";

/** A longer list is not offered: the client is chosen first. */
const maxPeople = 200;

interface ChangePerson {
  id: string;
  name: string;
  isStaff: boolean;
}

/**
 * Includes people who were removed, because what they did stays. Where there are very many, only
 * the staff and the people of the chosen client.
 */
export async function listChangePeople(
  db: Database,
  actor: Actor,
  chosen: { clientId?: string | undefined; personId?: string | undefined },
  limit = maxPeople,
): Promise<ChangePerson[]> {
  if (!may(actor, "audit.read-all")) return [];
  const { id, name, clientId } = accounts;
  const people = db.select({ id, name, clientId }).from(accounts);
  const limitedPeople = await people.orderBy(asc(byName(name)), asc(id)).limit(limit + 1);
  const rows =
    limitedPeople.length <= limit
      ? limitedPeople
      : await db
          .select({ id, name, clientId })
          .from(accounts)
          .where(
            or(
              isNull(clientId),
              chosen.clientId === undefined ? undefined : eq(clientId, chosen.clientId),
              chosen.personId === undefined ? undefined : eq(id, chosen.personId),
            ),
          )
          .orderBy(asc(byName(name)), asc(id));
  return rows.map((row) => ({ id: row.id, name: row.name, isStaff: row.clientId === null }));
}

const path = "/office/audit";

/** @throws 404 for everybody but administrators */
export async function requireAuditReader(route: RouteRequest) {
  const actor = await requireStaff(route, "audit.read-all");
  const { db } = route.context.get(appContext);
  const search = new URL(route.request.url).searchParams;
  return { actor, db, search, filter: readFilter(search) };
}

type Entered = Pick<Awaited<ReturnType<typeof requireAuditReader>>, "actor" | "db">;

/** @param limit a page of the screen without it */
export async function readChanges({ actor, db }: Entered, filter: AuditFilter, limit?: number) {
  const { changes, next } = await listChanges(db, actor, domainFilter(filter), limit);
  const names = await nameChanges(db, changes, actor.language);
  return { changes: changes.map((change) => describeChange(change, names, actor.language)), next };
}

/** Facilities in service, and the one that is chosen. */
async function listFacilityChoices({ actor, db }: Entered, { clientId, facilityId }: AuditFilter) {
  const chosen = { clientId, facilityId };
  const { facilities } = await listFilterChoices(db, actor, chosen);
  if (facilityId === undefined || facilities.some(({ id }) => id === facilityId)) return facilities;
  const archived = await findFacility(db, actor, facilityId);
  return archived ? [...facilities, namedChoice(archived)] : facilities;
}

export async function readAuditPage(route: RouteRequest) {
  const { actor, db, search, filter } = await requireAuditReader(route);
  const { person, record, kind, clientId, facilityId, from, to, after } = filter;
  const [{ changes, next }, people, clients, facilities] = await Promise.all([
    readChanges({ actor, db }, filter),
    listChangePeople(db, actor, { clientId, personId: person }),
    listClients(db, actor),
    listFacilityChoices({ actor, db }, filter),
  ]);
  const { language } = actor;
  const narrowed = { person, record, kind, clientId, facilityId, from, to };
  return {
    path,
    filter: { person, record, clientId, facilityId, from, to },
    change: record && kind && changeValue(record, kind),
    isNarrowed: Object.values(narrowed).some((value) => value !== undefined),
    problem: dayProblem(search, filter, language),
    choices: {
      people: people.filter(({ isStaff }) => !isStaff).map(namedChoice),
      staff: people.filter(({ isStaff }) => isStaff).map(namedChoice),
      clients: clients.map(namedChoice),
      facilities,
      records: nounChoices(language).map(({ noun, label }) => ({ id: noun, name: label })),
      changes: nounChoices(language)
        .filter(({ noun }) => record === undefined || noun === record)
        .map(({ noun, label, kinds }) => ({
          label,
          kinds: kinds.map((kind) => ({ id: changeValue(noun, kind.kind), name: kind.label })),
        })),
    },
    changes: changes.map((change) => toChangeTableRow(change, language)),
    exportPath: filterAddress(`${path}/export.csv`, narrowed),
    first: after && filterAddress(path, narrowed),
    next: next && filterAddress(path, { ...narrowed, after: next }),
  };
}

export type AuditPageData = Awaited<ReturnType<typeof readAuditPage>>;

const namedChoice = ({ id, name }: { id: string; name: string }) => ({ id, name });

function toChangeTableRow(
  { at, clientName, facilityName, requestId: _, ...change }: DescribedChange,
  language: Language,
) {
  const { iso, full } = companyMoment(at, language);
  const cut = full.lastIndexOf(", ");
  return {
    ...change,
    at: { iso, day: full.slice(0, cut), time: full.slice(cut + 2) },
    // The record itself is named beside it.
    place: [facilityName, clientName].filter((name) => name && name !== change.name).join(", "),
  };
}

export type ChangeTableRow = ReturnType<typeof toChangeTableRow>;
