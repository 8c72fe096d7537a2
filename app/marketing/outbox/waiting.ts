/**
 * What waits to be sent, in the browser's storage: an entry of its own for each, so that two tabs
 * never overwrite each other's. Where storage is forbidden it lives as long as the page.
 */
import {
  outlivesPage as isStored,
  readStored,
  removeStored,
  store,
  storedNames,
} from "#app/early/browser-storage.ts";
import { waitingPrefix } from "#app/early/outbox.ts";
import type { SealedForm } from "#app/ui/form/send.ts";
import type { Refusal } from "#app/ui/request.ts";

export interface Waiting extends SealedForm {
  /** Name of the form, as in `data-draft`. */
  form: string;
  url: string;
  /** Called after `url` with the same body and key, without waiting for an answer. */
  repeatUrl?: string | undefined;
  attempts: number;
  /** No attempt by itself before this time, milliseconds since 1970. */
  notBefore: number;
  /** Until then the server wants to be left alone, also when the connection is back. */
  closedUntil?: number | undefined;
}

/** What the server has refused for good, kept until the form has shown it. */
export interface Returned {
  entry: Waiting;
  refusal: Refusal;
}

const returnedPrefix = "returned:";

export const keepWaiting = (entry: Waiting): void => write(waitingPrefix + entry.key, entry);
export const findWaiting = (key: string): Waiting | undefined => read(waitingPrefix + key);
export const forgetWaiting = (key: string): void => removeStored(waitingPrefix + key);

export const allWaiting = (): Waiting[] => allOf<Waiting>(waitingPrefix);

/** Whether it is still there when the page is left. */
export const outlivesPage = ({ key }: Waiting): boolean => isStored(waitingPrefix + key);

export const keepReturned = (returned: Returned): void =>
  write(returnedPrefix + returned.entry.key, returned);
export const forgetReturned = (key: string): void => removeStored(returnedPrefix + key);

export const allReturned = (): Returned[] => allOf<Returned>(returnedPrefix);

export const findReturned = (form: string): Returned | undefined =>
  allReturned().find(({ entry }) => entry.form === form);

/** What another tab has just taken out of the storage, whatever became of it. */
export function takenElsewhere({ key, oldValue, newValue }: StorageEvent): Waiting | undefined {
  if (!key?.startsWith(waitingPrefix) || newValue !== null) return undefined;
  return parse<Waiting>(oldValue);
}

/** What another tab has just been refused. */
export function returnedElsewhere({ key, newValue }: StorageEvent): Returned | undefined {
  return key?.startsWith(returnedPrefix) ? parse<Returned>(newValue) : undefined;
}

const allOf = <Kept>(prefix: string): Kept[] =>
  storedNames()
    .filter((name) => name.startsWith(prefix))
    .map((name) => read<Kept>(name))
    .filter((kept) => kept !== undefined);

const write = (name: string, value: unknown): void => store(name, JSON.stringify(value));
const read = <Kept>(name: string): Kept | undefined => parse<Kept>(readStored(name));

/** Only this module writes these names: what parses has the shape that was written. */
function parse<Kept>(text: string | null): Kept | undefined {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
