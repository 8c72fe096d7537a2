// Each entry has a storage item, so that tabs never overwrite each other's; in memory where forbidden.
import {
  outlivesPage as isStored,
  readStored,
  removeStored,
  store,
  storedNames,
} from "#platform/pre-hydration/browser-storage.ts";
import { entryPrefix } from "#platform/pre-hydration/outbox.ts";
import type { FormRequest } from "#ui/form/send.ts";
import type { FormError } from "#ui/request.ts";

export interface OutboxEntry extends FormRequest {
  /** Name of the form, as in `data-draft`. */
  form: string;
  url: string;
  /** Called after `url` with the same body and key, without waiting for an answer. */
  repeatUrl?: string | undefined;
  attempts: number;
  /** No automatic attempt before this time, milliseconds since 1970. */
  notBefore: number;
  /** The server asked for no request before this time, not even when the connection is back. */
  closedUntil?: number | undefined;
}

/** Refused for good by the server; stored until the form has shown it. */
export interface RejectedEntry {
  entry: OutboxEntry;
  refusal: FormError;
}

const rejectedPrefix = "returned:";

export const saveEntry = (entry: OutboxEntry): void => write(entryPrefix + entry.key, entry);
export const findEntry = (key: string): OutboxEntry | undefined => read(entryPrefix + key);
export const removeEntry = (key: string): void => removeStored(entryPrefix + key);

export const listEntries = (): OutboxEntry[] => allOf<OutboxEntry>(entryPrefix);

export const outlivesPage = ({ key }: OutboxEntry): boolean => isStored(entryPrefix + key);

export const saveRejected = (rejected: RejectedEntry): void =>
  write(rejectedPrefix + rejected.entry.key, rejected);
export const removeRejected = (key: string): void => removeStored(rejectedPrefix + key);

export const listRejected = (): RejectedEntry[] => allOf<RejectedEntry>(rejectedPrefix);

export const findRejected = (form: string): RejectedEntry | undefined =>
  listRejected().find(({ entry }) => entry.form === form);

export function removedElsewhere({
  key,
  oldValue,
  newValue,
}: StorageEvent): OutboxEntry | undefined {
  if (!key?.startsWith(entryPrefix) || newValue !== null) return undefined;
  return parse<OutboxEntry>(oldValue);
}

export function rejectedElsewhere({ key, newValue }: StorageEvent): RejectedEntry | undefined {
  return key?.startsWith(rejectedPrefix) ? parse<RejectedEntry>(newValue) : undefined;
}

const allOf = <Entry>(prefix: string): Entry[] =>
  storedNames()
    .filter((name) => name.startsWith(prefix))
    .map((name) => read<Entry>(name))
    .filter((entry) => entry !== undefined);

const write = (name: string, value: unknown): void => store(name, JSON.stringify(value));
const read = <Entry>(name: string): Entry | undefined => parse<Entry>(readStored(name));

/** Only this module writes these names, so what parses has the shape that was written. */
function parse<Entry>(text: string | null): Entry | undefined {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
