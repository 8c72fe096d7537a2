/** How a section of the settings is read, changed by a form, and put back to what was shipped. */
import type { Database, Transaction } from "#platform/database/client.ts";
import { changedFields, type FieldChanges } from "#platform/history/field-changes.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { findSection } from "#platform/records/company-settings.server.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import {
  type LockedSection,
  lockSection,
  type SettingsSection,
  writeSection,
} from "./settings-sections.server.ts";

export interface Section<Value> {
  name: SettingsSection;
  /** What its change is called in the history. */
  kind: HistoryKindOf<"company-settings">;
  /** What is stored; of an empty object, and of what an earlier version has left out, what was shipped. */
  read: (stored: unknown) => Value;
  /** Its fields in a form. */
  texts: (value: Value) => Texts;
  /** What the history keeps, where whole texts would hide what was changed in them. */
  told?: (change: TextChanges) => FieldChanges;
  /** What stays stored when it goes back to what was shipped. */
  restored?: (value: Value) => object;
}

export type ChangeSectionResult = ChangeResult<never> | EditRefusal;

interface SectionEdit<Value> {
  sent: Texts;
  /** What the form showed; without it, all that differs is written. */
  seen: Texts;
  /** Groups of fields that make sense together alone. */
  together?: readonly (readonly string[])[];
  /** The value to be stored: what was stored, with what this form has changed. */
  merge: (value: Value, change: TextChanges) => object;
  /** What saving the form says besides, where nobody had said it, though it is as the form showed it. */
  settle?: (value: Value, change: TextChanges) => TextChanges;
  /** What else the change brings about, in its transaction. */
  follow?: (tx: Transaction) => Promise<void>;
}

export async function readSection<Value>(
  db: Database | Transaction,
  { name, read }: Pick<Section<Value>, "name" | "read">,
): Promise<Value> {
  return read((await findSection(db, name))?.value ?? {});
}

export const changeSection = <Value>(
  { db }: { db: Database },
  actor: Actor,
  { name, kind, read, texts, told }: Section<Value>,
  { sent, seen, together = [], merge, settle, follow }: SectionEdit<Value>,
): Promise<ChangeSectionResult> =>
  changeRecord<LockedSection, { value: Value; change: TextChanges }, never, Done | EditRefusal>(
    { db },
    {
      lock: (tx) => lockSection(tx, name),
      isAllowed: may(actor, "settings.change"),
      async decide(tx, row) {
        const value = read(row.value);
        const record = { recordKind: "company-settings", recordId: row.id } as const;
        const edit = { stored: texts(value), seen, sent, together };
        const merged = await mergeFields(tx, actor, record, edit);
        if ("ok" in merged) return merged;
        const change = settle?.(value, merged) ?? merged;
        return isUnchanged(change) ? done : { value, change };
      },
      async apply(tx, { id }, { value, change }) {
        const event = { kind, actorId: actor.accountId, change: told?.(change) ?? change };
        await writeSection(tx, id, merge(value, change), event);
        await follow?.(tx);
        return done;
      },
    },
  );

/** Nothing stays stored, so that what a later version ships counts as well. */
export const restoreSection = <Value>(
  { db }: { db: Database },
  actor: Actor,
  { name, kind, read, texts, told, restored }: Section<Value>,
  { follow }: Pick<SectionEdit<Value>, "follow"> = {},
): Promise<ChangeResult<never>> =>
  changeRecord<LockedSection, { value: Value; change: TextChanges }, never, Done>(
    { db },
    {
      lock: (tx) => lockSection(tx, name),
      isAllowed: may(actor, "settings.change"),
      async decide(_, row) {
        const value = read(row.value);
        // Both sides are texts of the same fields.
        const change = changedFields(texts(value), texts(read({}))) as TextChanges;
        return isUnchanged(change) ? done : { value, change };
      },
      async apply(tx, { id }, { value, change }) {
        const event = { kind, actorId: actor.accountId, change: told?.(change) ?? change };
        await writeSection(tx, id, restored?.(value) ?? {}, event);
        await follow?.(tx);
        return done;
      },
    },
  );
