import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may, rolesWith } from "#platform/identity/permissions.ts";
import { inVisibleFacility, personSeesFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import type { InspectionForm } from "./inspection-form.ts";
import { makeInspection } from "./make-inspection.server.ts";

export type PlanError =
  | "not-allowed"
  | "unknown-facility"
  /** The person may not inspect there. */
  | "unknown-person"
  /** No scope of work is in effect on that day. */
  | "no-scope";

export type PlanResult = { ok: true; id: string } | { ok: false; reason: PlanError };

/** At once, or for a day ahead. */
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

/** Whether the actor may plan for this facility and this inspector. */
export async function validatePlan(
  tx: Transaction,
  actor: Actor,
  { facilityId, inspectorId }: Pick<InspectionForm, "facilityId" | "inspectorId">,
): Promise<{ ok: true; clientId: string } | { ok: false; reason: PlanError }> {
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
    order by person.name, person.id`);
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
    order by person.name, person.id`);
  return rows.map((row) => ({ id: String(row.id), name: String(row.name) }));
}
