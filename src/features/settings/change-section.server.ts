/** Reads a section of the settings, changes it by a form, and restores the shipped values. */
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
  /** The event in the history. */
  kind: HistoryKindOf<"company-settings">;
  /** Reads a stored value. Whatever is missing, as in an empty object, is as shipped. */
  read: (stored: unknown) => Value;
  /** Its fields in a form. */
  texts: (value: Value) => Texts;
  /** Shortens the history, if whole texts would hide the change in them. */
  told?: (change: TextChanges) => FieldChanges;
  /** The value that remains after the section is restored; empty without this. */
  restored?: (value: Value) => object;
}

export type ChangeSectionResult = ChangeResult<never> | EditRefusal;

interface SectionEdit<Value> {
  sent: Texts;
  /** The values that the form showed; if empty, every difference is written. */
  seen: Texts;
  /** Groups of fields that make sense together alone. */
  together?: readonly (readonly string[])[];
  /** The value to be stored: what was stored, with what this form has changed. */
  merge: (value: Value, change: TextChanges) => object;
  /** Adds values that saving confirms, although the form showed the same and nobody had set them before. */
  settle?: (value: Value, change: TextChanges) => TextChanges;
  /** Further effects of the change, in its transaction. */
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

/** The stored value becomes empty, so that new shipped values of a later version take effect. */
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
        // Both sides have the same fields, so every change has two texts.
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
