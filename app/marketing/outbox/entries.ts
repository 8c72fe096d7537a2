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
import { entryPrefix } from "#app/early/outbox.ts";
import type { FormRequest } from "#app/ui/form/send.ts";
import type { FormError } from "#app/ui/request.ts";

export interface OutboxEntry extends FormRequest {
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
export interface RejectedEntry {
  entry: OutboxEntry;
  refusal: FormError;
}

const returnedPrefix = "returned:";

export const saveEntry = (entry: OutboxEntry): void => write(entryPrefix + entry.key, entry);
export const findEntry = (key: string): OutboxEntry | undefined => read(entryPrefix + key);
export const removeEntry = (key: string): void => removeStored(entryPrefix + key);

export const listEntries = (): OutboxEntry[] => allOf<OutboxEntry>(entryPrefix);

/** Whether it is still there when the page is left. */
export const outlivesPage = ({ key }: OutboxEntry): boolean => isStored(entryPrefix + key);

export const saveRejected = (returned: RejectedEntry): void =>
  write(returnedPrefix + returned.entry.key, returned);
export const removeRejected = (key: string): void => removeStored(returnedPrefix + key);

export const listRejected = (): RejectedEntry[] => allOf<RejectedEntry>(returnedPrefix);

export const findRejected = (form: string): RejectedEntry | undefined =>
  listRejected().find(({ entry }) => entry.form === form);

/** What another tab has just taken out of the storage, whatever became of it. */
export function claimedElsewhere({
  key,
  oldValue,
  newValue,
}: StorageEvent): OutboxEntry | undefined {
  if (!key?.startsWith(entryPrefix) || newValue !== null) return undefined;
  return parse<OutboxEntry>(oldValue);
}

/** What another tab has just been refused. */
export function rejectedElsewhere({ key, newValue }: StorageEvent): RejectedEntry | undefined {
  return key?.startsWith(returnedPrefix) ? parse<RejectedEntry>(newValue) : undefined;
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
