import { askServer } from "./ask-server.ts";
import type { Transport } from "./send-entries.ts";
import type { StoredEntry } from "./unsent-store.ts";

interface Envelope {
  /** The account of whoever made it: a phone may have had another owner since. */
  by: string;
  /** ISO moments of the phone's clock, which may be wrong. */
  at: string;
  sentAt: string;
}

/**
 * Sends the entries and photos of a store to the addresses below `path`.
 * @param describe what the entry is about and says, in the shape that the server knows
 */
export const phoneTransport = <Taken, Entry extends Envelope>(
  path: string,
  describe: (entry: StoredEntry) => Omit<Entry, keyof Envelope>,
): Transport<Taken> => ({
  sendEntry(entry) {
    const { id, person, at } = entry;
    const body = { ...describe(entry), by: person, at, sentAt: new Date().toISOString() };
    return askServer(
      `${path}/entries/${id}`,
      { method: "PUT", body: JSON.stringify(body) },
      // The server and this page are of one build, or the server refuses what it does not know.
      (answer) => (answer.ok === true ? (answer as unknown as Taken) : undefined),
    );
  },
  sendPhoto({ id, name, type, content }) {
    const form = new FormData();
    form.append("photo", new Blob([content], { type }), name);
    return askServer(`${path}/photos/${id}`, { method: "PUT", body: form }, ({ sha256 }) =>
      typeof sha256 === "string" ? { sha256 } : undefined,
    );
  },
});
