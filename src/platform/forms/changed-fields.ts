/** Text typed into a field that somebody else has changed since: it is kept, and offered. */
export interface ChangedField {
  /** Key of its draft. */
  key: string;
  control: Element;
  label: string;
  /** The typed value as a label would print it; for a box, true if it is checked. */
  typed: string | boolean;
  useTyped: () => void;
  discard: () => void;
}

let changed: readonly ChangedField[] = [];
const listeners = new Set<() => void>();

function change(to: readonly ChangedField[]): void {
  if (to.length === 0 && changed.length === 0) return;
  changed = to;
  for (const listener of listeners) listener();
}

export const noFields: readonly ChangedField[] = [];
export const changedFields = (): readonly ChangedField[] => changed;

export function subscribeToChangedFields(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const reportChangedField = (field: ChangedField): void =>
  change([...changed.filter(({ key }) => key !== field.key), field]);

export const withdrawChangedField = (key: string): void =>
  change(changed.filter((field) => field.key !== key));

/** Withdraws the fields of a page that was left. */
export const withdrawGoneFields = (): void =>
  change(changed.filter(({ control }) => control.isConnected));
