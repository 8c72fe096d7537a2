/** What all commands share that change fields of a record by a form which says what it showed. */
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

/** @returns what is to be written; undefined where both have changed the same, and nothing may be */
export type MergeFields = (
  tx: Transaction,
  record: EditedRecord,
  edit: Edit,
) => Promise<TextChanges | undefined>;

/**
 * Runs a command that merges fields under the lock of its record. Where both have changed the same, its
 * answer is the refusal, whatever the command itself says.
 */
export async function editRecord<Result>(
  actor: Pick<Actor, "accountId">,
  command: (merge: MergeFields) => Promise<Result>,
): Promise<Result | EditRefusal> {
  let refusal: EditRefusal | undefined;
  const result = await command(async (tx, record, edit) => {
    const merged = mergeEdit(edit);
    if (merged.ok) return merged.change;
    const { stored, touched, both } = merged;
    const by = await lastEditors(tx, actor, record, both);
    refusal = { ok: false, reason: "edited-by-both", by, stored, touched, both };
    return undefined;
  });
  return refusal ?? result;
}
