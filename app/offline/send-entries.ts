/** Sends what is stored in the order in which it was given. */
import {
  listEntries,
  listPhotos,
  markEntry,
  markPhoto,
  removeEntry,
  type StoredEntry,
  type StoredPhoto,
} from "./unsent-store.ts";

export type Sent<Taken> =
  | { state: "taken"; answer: Taken }
  /** For good, unless something changes: the reason is the room's. */
  | { state: "refused"; reason: string }
  | { state: Halt };

/** `offline`: nobody answers, or not our server. */
export type Halt = "offline" | "signed-out";

export interface Transport<Taken> {
  /** Idempotent by the id of the entry. */
  sendEntry(entry: StoredEntry): Promise<Sent<Taken>>;
  /** Idempotent by the id of the photo; taken with the hash of what arrived. */
  sendPhoto(photo: StoredPhoto): Promise<Sent<{ sha256: string }>>;
}

/** Stored photos that belong to nothing are deleted after a day: then they go once more. */
const photosAreGone = "unknown-file";

/**
 * A local copy goes after the server has confirmed it. What is refused stays, and the rest goes on.
 * @param onChange after each entry that was taken or refused
 * @returns why it stopped; undefined at the end of the list
 */
export async function sendEntries<Taken>(
  { person, room }: { person: string; room: string },
  transport: Transport<Taken>,
  onChange: (entry: StoredEntry, sent: Sent<Taken>) => Promise<void>,
): Promise<Halt | undefined> {
  for (;;) {
    const next = (await listEntries(person, room)).find(({ refusal }) => refusal === undefined);
    if (next === undefined) return undefined;
    let sent = await sendOne(next, transport);
    if (sent.state === "refused" && sent.reason === photosAreGone && next.photos.length > 0) {
      for (const id of next.photos) await markPhoto(id, false);
      sent = await sendOne(next, transport);
    }
    if (sent.state === "taken") await removeEntry(next);
    else if (sent.state === "refused") await markEntry(next, sent.reason);
    else return sent.state;
    await onChange(next, sent);
  }
}

async function sendOne<Taken>(
  entry: StoredEntry,
  transport: Transport<Taken>,
): Promise<Sent<Taken>> {
  for (const photo of await listPhotos(entry.id)) {
    if (photo.isSent) continue;
    const sent = await transport.sendPhoto(photo);
    if (sent.state !== "taken") return sent;
    // Cut or changed on its way: not what was stored here.
    if (sent.answer.sha256 !== photo.sha256) return { state: "offline" };
    await markPhoto(photo.id, true);
  }
  return transport.sendEntry(entry);
}
