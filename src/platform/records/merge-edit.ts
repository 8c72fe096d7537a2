/** Two people edit one record: what each has touched is written, and nothing that they only saw. */
import type { FieldChanges } from "#platform/history/field-changes.ts";

/** Fields of a form as texts, by name. */
export type Texts = Readonly<Record<string, string>>;

export interface Edit {
  /** Read under the record's lock. */
  stored: Texts;
  /** The fields when the form was opened; a missing one counts as if it had the stored value. */
  seen: Texts;
  /** A field that is missing was not in the form, and stays. */
  sent: Texts;
  /** Groups of fields that make sense together alone: who changes one relies on the others. */
  together?: readonly (readonly string[])[];
}

export interface EditConflict {
  /** The stored values by now. */
  stored: Texts;
  /** Fields that this person has changed, whoever else did. */
  touched: readonly string[];
  /** Fields that somebody else has changed meanwhile, and that this person changed or relied on. */
  both: readonly string[];
}

/** The history's shape: old and new values of the fields that are to be written. */
export interface TextChanges extends FieldChanges {
  before: Texts;
  after: Texts;
}

export type Merge = { ok: true; change: TextChanges } | ({ ok: false } & EditConflict);

/** Browsers send line breaks in their own way. */
const plain = (text: string | undefined) => (text ?? "").replaceAll("\r\n", "\n").trim();

export function mergeEdit({ stored, seen, sent, together = [] }: Edit): Merge {
  const touched = Object.keys(sent).filter(
    (name) => plain(sent[name]) !== plain(seen[name] ?? stored[name]),
  );
  const differs = (name: string) => plain(sent[name]) !== plain(stored[name]);
  const isOfOthers = (name: string) =>
    seen[name] !== undefined && plain(seen[name]) !== plain(stored[name]);
  const relied = together.filter((group) => group.some((name) => touched.includes(name))).flat();
  const both = [...new Set([...touched, ...relied])].filter(
    (name) => name in sent && isOfOthers(name) && differs(name),
  );
  if (both.length > 0) return { ok: false, stored, touched, both };
  const changed = touched.filter(differs);
  return {
    ok: true,
    change: {
      before: Object.fromEntries(changed.map((name) => [name, stored[name] ?? ""])),
      after: Object.fromEntries(changed.map((name) => [name, sent[name] ?? ""])),
    },
  };
}

export const isUnchanged = ({ after }: TextChanges): boolean => Object.keys(after).length === 0;

/** The part of a form that is written: fields that were not touched are not in it. */
export const touchedOf = <Fields extends object>(fields: Fields, { after }: TextChanges) =>
  // Entries of an object lose their names; these are entries of the form itself.
  Object.fromEntries(Object.entries(fields).filter(([name]) => name in after)) as Partial<Fields>;
