/** Role and assignments of a person, each assignment a field of its own: ticking one changes no other. */
import { eq, inArray } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { changedFields, type FieldChanges } from "#platform/history/field-changes.ts";
import { isUnchanged, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import type { Actor } from "../actor.ts";
import type { Role } from "../roles.ts";
import { type AccountRow, accounts } from "../tables/accounts.ts";
import { clients, facilities } from "../tables/clients.ts";
import {
  type AssignmentProblem,
  type Assignments,
  readAssignments,
  replaceAssignments,
} from "./assignments.server.ts";

const clientField = "client.";
const facilityField = "facility.";

const isAssignment = (name: string): boolean =>
  name.startsWith(clientField) || name.startsWith(facilityField);

/** Values of the fields in the person's form: what is not assigned has none. */
export const personTexts = ({
  role,
  clientIds,
  facilityIds,
}: Assignments & { role: string }): Texts => ({
  role,
  ...Object.fromEntries(clientIds.map((id) => [clientField + id, "on"] as const)),
  ...Object.fromEntries(facilityIds.map((id) => [facilityField + id, "on"] as const)),
});

export interface PersonEdit extends Assignments {
  /** Absent where it is not to change. */
  role?: Role;
  /** The fields as the form had them; only assignments that were touched are in it. */
  seen?: Texts;
}

export type EditedPerson =
  | { ok: true; role: Role; change: FieldChanges; labels: Record<string, string> }
  | { ok: false; reason: AssignmentProblem }
  | EditRefusal;

/**
 * Writes what was touched. The caller holds the lock of the person.
 * @param checkRole why the person may not have the role, if so
 */
export async function editPerson<Reason = never>(
  tx: Transaction,
  actor: Actor,
  target: AccountRow,
  { role: wanted, clientIds, facilityIds, seen = {} }: PersonEdit,
  checkRole: (role: Role) => Promise<Reason | undefined> = async () => undefined,
): Promise<EditedPerson | { ok: false; reason: Reason }> {
  const before = await readAssignments(tx, target.id);
  const seenRole = seen.role ?? target.role;
  const stored = personTexts({ role: target.role, ...before });
  const sent = personTexts({ role: wanted ?? seenRole, clientIds, facilityIds });
  const names = [...new Set([stored, seen, sent].flatMap(Object.keys))].filter(isAssignment);
  const whole = (texts: Texts): Texts => ({
    ...Object.fromEntries(names.map((name) => [name, texts[name] ?? ""] as const)),
    ...(texts.role !== undefined && { role: texts.role }),
  });
  const [storedFields, sentFields] = [whole(stored), whole(sent)];
  const seenFields = seen.role === undefined ? {} : whole(seen);
  const base: Texts = { ...storedFields, ...seenFields };
  const touched = names.filter((name) => sentFields[name] !== base[name]);
  const record = { accountId: target.id };
  const change = await mergeFields(tx, actor, record, {
    stored: storedFields,
    seen: seenFields,
    sent: sentFields,
    // The possible assignments follow from the role.
    together: touched.length === 0 ? [] : [["role", ...touched]],
  });
  if ("ok" in change) return change;
  if (isUnchanged(change)) return { ok: true, role: target.role, change, labels: {} };
  const role = wanted !== undefined && "role" in change.after ? wanted : target.role;
  const refused = await checkRole(role);
  if (refused !== undefined) return { ok: false, reason: refused };
  const assignments = assignmentsIn({ ...storedFields, ...change.after });
  const replaced = await replaceAssignments(tx, { ...target, role }, before, assignments);
  if (!replaced.ok) return replaced;
  if (role !== target.role)
    await tx.update(accounts).set({ role }).where(eq(accounts.id, target.id));
  const after = personTexts({ role, ...replaced.assigned });
  const written = changedFields(storedFields, whole(after));
  return {
    ok: true,
    role,
    change: written,
    labels: await readAssignmentLabels(tx, Object.keys(written.after)),
  };
}

const idsIn = (names: readonly string[], field: string): string[] =>
  names.flatMap((name) => (name.startsWith(field) ? name.slice(field.length) : []));

function assignmentsIn(texts: Texts): Assignments {
  const ticked = Object.keys(texts).filter((name) => texts[name] === "on");
  return { clientIds: idsIn(ticked, clientField), facilityIds: idsIn(ticked, facilityField) };
}

/** Names of clients and facilities as they are now, by field: the history says more than ids. */
export async function readAssignmentLabels(
  tx: Transaction,
  names: readonly string[],
): Promise<Record<string, string>> {
  const clientIds = idsIn(names, clientField);
  const facilityIds = idsIn(names, facilityField);
  const { id, name } = facilities;
  const ofClients =
    clientIds.length === 0
      ? []
      : await tx
          .select({ id: clients.id, name: clients.name })
          .from(clients)
          .where(inArray(clients.id, clientIds));
  const ofFacilities =
    facilityIds.length === 0
      ? []
      : await tx.select({ id, name }).from(facilities).where(inArray(id, facilityIds));
  return Object.fromEntries([
    ...ofClients.map((client) => [clientField + client.id, client.name] as const),
    ...ofFacilities.map((facility) => [facilityField + facility.id, facility.name] as const),
  ]);
}
