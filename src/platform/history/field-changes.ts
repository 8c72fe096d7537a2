/** The change in the history of a record: the old and new value of each field that it touched. */
import * as z from "zod/mini";

export type Fields = Readonly<Record<string, unknown>>;

export interface FieldChanges {
  before: Fields;
  after: Fields;
}

/** Some events touch no field, e.g. a comment. */
export const nothingChanged: FieldChanges = { before: {}, after: {} };

/** Keeps the fields of `after` that differ. A field that was not there before has no value before. */
export function changedFields(before: object, after: object): FieldChanges {
  const [was, is]: [Fields, Fields] = [{ ...before }, { ...after }];
  const names = Object.keys(is).filter((name) => !isMark(name) && !isSame(was[name], is[name]));
  const seenNames = names.filter((name) => was[name] !== undefined);
  return { before: pick(was, seenNames), after: pick(is, names) };
}

/** The language of a text (`cancelLanguage`) comes and goes with it, and nobody changes it by itself. */
const isMark = (name: string): boolean => name.endsWith("Language");

/** Some columns are set by SQL, so their new values come from the row that the update returned. */
export const changedColumns = (
  before: object,
  after: object | undefined,
  set: object,
): FieldChanges => changedFields(before, pick({ ...after }, Object.keys(set)));

/** Fields that were left empty at the creation are not worth a line. */
export const createdFields = (after: object): FieldChanges => changedFields({}, after);

/** Keeps the values of a record that is removed. */
export function removedFields(before: object): FieldChanges {
  const { after } = changedFields({}, before);
  return { before: after, after: {} };
}

/** An event that changed nothing has neither of the two keys in its details. */
export const storedChanges = ({ before, after }: FieldChanges): Partial<FieldChanges> =>
  Object.keys(before).length + Object.keys(after).length === 0 ? {} : { before, after };

export interface ChangedField {
  name: string;
  /** Null where there was nothing, or is nothing any more. */
  from: unknown;
  to: unknown;
}

const fields = z.record(z.string(), z.unknown());
const changeSchema = z.object({ before: fields, after: fields });
/** The shape of the first edits that kept both values; their events can't be rewritten. */
const earlierSchema = z.object({
  changes: z.record(z.string(), z.object({ from: z.string(), to: z.string() })),
});

/** The fields that an event has changed, as its details keep them; none where they were not kept. */
export function readChanges(details: Fields): ChangedField[] {
  const change = z.safeParse(changeSchema, details);
  if (change.success) {
    const { before, after } = change.data;
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].map((name) => ({
      name,
      from: before[name] ?? null,
      to: after[name] ?? null,
    }));
  }
  const earlier = z.safeParse(earlierSchema, details);
  if (!earlier.success) return [];
  return Object.entries(earlier.data.changes).map(([name, change]) => ({ name, ...change }));
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

/** The database keeps JSON: moments are texts there, and an empty text says no more than nothing. */
const isSame = (one: unknown, other: unknown): boolean => stored(one) === stored(other);
const stored = (value: unknown): string => JSON.stringify(value === "" ? null : (value ?? null));
