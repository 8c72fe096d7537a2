import type { Halt, Transport } from "./send-entries.ts";
import type { StoredEntry } from "./unsent-store.ts";

export interface OfflineState<Data> {
  /** True if this browser stores anything; undefined until that is clear. */
  isStoring: boolean | undefined;
  data: Data | undefined;
  /** Milliseconds, when the server gave them, as far as that is known. */
  readAt: number | undefined;
  /** Entries of the person whose data these are, in the order in which they were given. */
  unsent: readonly StoredEntry[];
  /** Small pictures of their photos, by the id of the entry and in the order of its photos. */
  previews: ReadonlyMap<string, readonly string[]>;
  /** Ids of entries that are sent for the first time, for which their form waits. */
  held: ReadonlySet<string>;
  /** The number of other people's entries that wait on this phone. */
  others: number;
  state: "idle" | "sending" | Halt["state"];
}

export const nothingYet = {
  isStoring: undefined,
  data: undefined,
  readAt: undefined,
  unsent: [],
  previews: new Map(),
  held: new Set<string>(),
  others: 0,
  state: "idle",
} satisfies OfflineState<unknown>;

export interface OfflineStoreOptions<Data, Taken> {
  name: string;
  transport: Transport<Taken>;
  /** Answers the data of the store as JSON. */
  address: string | (() => string);
  read(body: Record<string, unknown>): Data | undefined;
  personOf(data: Data): string;
  /** Milliseconds, until which the data are worth being kept. */
  keptUntil(data: Data): number;
  /** The data with what the server said of an entry. */
  withAnswer(data: Data, entry: StoredEntry, answer: Taken): Data;
}

export type Outcome =
  | { state: "sent" }
  /** The phone has it and sends it by itself. */
  | { state: "stored" }
  | { state: "refused"; reason: string }
  /** No room, or no storage: nothing was kept. */
  | { state: "not-stored" };
