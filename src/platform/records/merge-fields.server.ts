/**
 * Commands that change a record's fields by a form run through this; the form sends along what it was opened
 * with.
 */
import type { Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type EditedRecord, type Editors, lastEditors } from "./last-editor.server.ts";
import { type Edit, type EditConflict, mergeEdit, type TextChanges } from "./merge-edit.ts";

/** Nothing was written; the form comes back with both values. */
export interface EditRefusal extends EditConflict {
  ok: false;
  reason: "edited-by-both";
  by: Editors;
}

/**
 * Merges the fields of a form under the lock of their record.
 * @returns what is to be written, or the answer where both have changed the same, and nothing may be
 */
export async function mergeFields(
  tx: Transaction,
  actor: Pick<Actor, "accountId">,
  record: EditedRecord,
  edit: Edit,
): Promise<TextChanges | EditRefusal> {
  const merged = mergeEdit(edit);
  if (merged.ok) return merged.change;
  const { stored, touched, both } = merged;
  const by = await lastEditors(tx, actor, record, both);
  return { ok: false, reason: "edited-by-both", by, stored, touched, both };
}
