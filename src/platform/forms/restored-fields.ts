/** Fields into which what was typed before was put back: whoever opens their page is told, and may discard it. */
export interface RestoredField {
  /** Key of its draft. */
  key: string;
  control: HTMLElement;
  /** Gives it back what its page has there. */
  discard: () => void;
}

let restored: readonly RestoredField[] = [];
const listeners = new Set<() => void>();

function change(to: readonly RestoredField[]): void {
  if (to.length === restored.length && to.every((field, index) => field === restored[index]))
    return;
  restored = to;
  for (const listener of listeners) listener();
}

export const noRestoredFields: readonly RestoredField[] = [];
export const restoredFields = (): readonly RestoredField[] => restored;

export function subscribeToRestoredFields(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const reportRestoredField = (field: RestoredField): void =>
  change([...restored.filter(({ key }) => key !== field.key), field]);

export const withdrawRestoredField = (key: string): void =>
  change(restored.filter((field) => field.key !== key));

/** Call it once all that was entered on the page has been sent. */
export const withdrawRestoredFields = (): void => change([]);

/** Withdraws the fields of a page that was left. */
export const withdrawGoneRestoredFields = (): void =>
  change(restored.filter(({ control }) => control.isConnected));

/** The first field gets the focus afterwards, as the button that was pressed is gone. */
export function discardRestoredFields(): void {
  const [first] = restored;
  for (const { discard } of restored) discard();
  first?.control.focus();
}
