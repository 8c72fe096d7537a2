import { and, asc, desc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { areas } from "#features/facilities/tables/areas.ts";
import { scopeLines, scopes } from "#features/scopes/tables/scopes.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, rolesWith } from "#platform/identity/permissions.ts";
import { inVisibleFacility, personSeesFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { recordChange } from "#platform/records/change-record.server.ts";
import type { InspectionForm } from "./inspection-forms.ts";
import {
  type InspectionRow,
  inspectionAreas,
  inspectionItems,
  inspections,
} from "./tables/inspections.ts";
import { usualWeight } from "./weights.server.ts";

export type NewInspection = Pick<
  InspectionRow,
  "clientId" | "facilityId" | "method" | "plannedOn" | "inspectorId"
> & {
  /** Null where a rule made it. */
  madeBy: string | null;
};

/**
 * An item for each area and task of the scope in effect on its day. The caller has checked that all
 * belongs together.
 * @returns its id; undefined where no scope has an item that day
 */
export async function makeInspection(
  tx: Transaction,
  { madeBy, ...fields }: NewInspection,
): Promise<string | undefined> {
  const { clientId, facilityId, plannedOn } = fields;
  const lines = await linesOn(tx, facilityId, plannedOn);
  const [first] = lines;
  if (first === undefined) return undefined;
  const id = newId();
  const columns = { inspectionId: id, clientId, facilityId };
  await tx.insert(inspections).values({ ...fields, id, scopeId: first.scopeId });
  const grouped = Map.groupBy(lines, ({ area }) => area.id);
  const areaRows = [...grouped.values()].map(([line = first], at) => ({
    ...columns,
    id: newId(),
    areaId: line.area.id,
    position: at + 1,
    name: line.area.name,
    floor: line.area.floor,
    type: line.area.type,
    weight: usualWeight(line.area.type),
  }));
  await tx.execute(insertRows(inspectionAreas, areaRows));
  const items = areaRows.flatMap((area) =>
    (grouped.get(area.areaId) ?? []).map(({ task }) => ({ inspectionAreaId: area.id, task })),
  );
  const itemRows = items.map((item, at) => ({
    ...columns,
    ...item,
    id: newId(),
    weight: 1,
    position: at + 1,
  }));
  await tx.execute(insertRows(inspectionItems, itemRows));
  await recordChange(tx, {
    recordKind: "inspection",
    recordId: id,
    clientId,
    facilityId,
    kind: "planned",
    actorId: madeBy,
    change: createdFields({ plannedOn, inspectorId: fields.inspectorId, method: fields.method }),
    details: { on: plannedOn, items: itemRows.length },
  });
  return id;
}

async function linesOn(tx: Transaction, facilityId: string, day: string) {
  const [scope] = await tx
    .select({ id: scopes.id })
    .from(scopes)
    .where(
      and(
        eq(scopes.facilityId, facilityId),
        isNotNull(scopes.effectiveFrom),
        lte(scopes.effectiveFrom, day),
      ),
    )
    .orderBy(desc(scopes.effectiveFrom))
    .limit(1);
  if (scope === undefined) return [];
  const { id, name, floor, type } = areas;
  return tx
    .select({ scopeId: scopeLines.scopeId, task: scopeLines.task, area: { id, name, floor, type } })
    .from(scopeLines)
    .innerJoin(areas, eq(areas.id, scopeLines.areaId))
    .where(eq(scopeLines.scopeId, scope.id))
    .orderBy(asc(areas.position), asc(areas.id), asc(byName(scopeLines.task)), asc(scopeLines.id));
}

export type PlanProblem =
  | "not-allowed"
  | "unknown-facility"
  /** The person may not inspect there. */
  | "unknown-person"
  /** No scope of work is in effect on that day. */
  | "no-scope";

export type PlanResult = { ok: true; id: string } | { ok: false; reason: PlanProblem };

/** Any day is accepted on which a scope of work is in effect, a past one too. */
export const planInspection = (
  { db }: { db: Database },
  actor: Actor,
  form: InspectionForm,
): Promise<PlanResult> =>
  db.transaction(async (tx): Promise<PlanResult> => {
    const plan = await validatePlan(tx, actor, form);
    if (!plan.ok) return plan;
    const { facilityId, method, plannedOn, inspectorId } = form;
    const { clientId } = plan;
    const made = { clientId, facilityId, method, plannedOn, inspectorId };
    const id = await makeInspection(tx, { ...made, madeBy: actor.accountId });
    return id === undefined ? { ok: false, reason: "no-scope" } : { ok: true, id };
  });

/** Refused unless the actor may plan for this facility and this inspector. */
export async function validatePlan(
  tx: Transaction,
  actor: Actor,
  { facilityId, inspectorId }: Pick<InspectionForm, "facilityId" | "inspectorId">,
): Promise<{ ok: true; clientId: string } | { ok: false; reason: PlanProblem }> {
  if (!may(actor, "inspections.perform")) return { ok: false, reason: "not-allowed" };
  const { id, clientId, archivedAt } = facilities;
  const [facility] = await tx
    .select({ clientId })
    .from(facilities)
    .where(
      and(
        eq(id, facilityId),
        isNull(archivedAt),
        inVisibleFacility(actor, { facilityId: id, clientId }),
      ),
    );
  if (facility === undefined) return { ok: false, reason: "unknown-facility" };
  const inspectors = await listInspectors(tx, { clientId: facility.clientId, facilityId });
  const isKnown = inspectors.some((person) => person.id === inspectorId);
  if (!isKnown) return { ok: false, reason: "unknown-person" };
  return { ok: true, clientId: facility.clientId };
}

/** The caller has checked that the actor may see the facility. */
async function listInspectors(
  db: Database | Transaction,
  place: { clientId: string; facilityId: string },
): Promise<{ id: string; name: string }[]> {
  const ids = {
    clientId: sql`${place.clientId}::uuid`,
    facilityId: sql`${place.facilityId}::uuid`,
  };
  const { rows } = await db.execute(sql`
    select person.id, person.name from ${accounts} as person
    where person.state = 'active'
      and person.role::text in ${rolesWith("inspections.perform")}
      and ${personSeesFacility("person", ids)}
    order by ${byName(sql`person.name`)}, person.id`);
  return rows.map(({ id, name }) => ({ id: String(id), name: String(name) }));
}

/** People who may inspect any of the facilities that the actor sees. */
export async function listInspectorsOfAll(
  db: Database,
  actor: Actor,
): Promise<{ id: string; name: string }[]> {
  if (!may(actor, "inspections.perform")) return [];
  const { id, clientId } = facilities;
  const { rows } = await db.execute(sql`
    select person.id, person.name from ${accounts} as person
    where person.state = 'active'
      and person.role::text in ${rolesWith("inspections.perform")}
      and exists (select from ${facilities}
        where ${inVisibleFacility(actor, { facilityId: id, clientId })}
          and ${personSeesFacility("person", { clientId: sql`${clientId}`, facilityId: sql`${id}` })})
    order by ${byName(sql`person.name`)}, person.id`);
  return rows.map((row) => ({ id: String(row.id), name: String(row.name) }));
}
