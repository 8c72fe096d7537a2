/** Sends what is stored in the order in which it was given. */
import {
  countTry,
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
  /** The refusal is final unless something changes; the reason is the store's. */
  | { state: "refused"; reason: string }
  | Halt;

/** The cause for which sending has stopped. */
export type Halt =
  /** Nobody answers, or not our server. */
  | { state: "offline" }
  | { state: "signed-out" }
  /** It was answered, and neither taken nor refused. */
  | { state: "failed" }
  /** Our server takes no more for now. */
  | { state: "busy"; waitMs: number };

export interface Transport<Taken> {
  /** Idempotent by the id of the entry. */
  sendEntry(entry: StoredEntry): Promise<Sent<Taken>>;
  /** Idempotent by the id of the photo; taken with the hash of what arrived. */
  sendPhoto(photo: StoredPhoto): Promise<Sent<{ sha256: string }>>;
}

/** An entry is set aside after this many failures: the rest of the night must not wait for it. */
const maxTries = 5;
/** Reason of an entry that was set aside; its owner sends it again, keeps it as a file or discards it. */
const setAside = "set-aside";

/** Stored photos that belong to nothing are deleted after a day: then they are sent again. */
const photosAreGone = "unknown-file";

interface Sending<Taken> {
  person: string;
  storeName: string;
  transport: Transport<Taken>;
  /** Called after each entry that was taken or refused. */
  onChange(entry: StoredEntry, sent: Sent<Taken>): Promise<void>;
  now?: () => number;
}

/**
 * A local copy is deleted after the server has confirmed it. An entry that is refused, or fails
 * again and again, stays, and the rest goes on. Until then the rest waits behind it, as ticks do
 * behind a check-in.
 * @returns why it stopped; undefined at the end of the list
 */
export async function sendEntries<Taken>({
  person,
  storeName,
  transport,
  onChange,
  now = Date.now,
}: Sending<Taken>): Promise<Halt | undefined> {
  for (;;) {
    const next = (await listEntries(person, storeName)).find(
      ({ refusal }) => refusal === undefined,
    );
    if (next === undefined) return undefined;
    let sent = await sendOne(next, transport);
    if (sent.state === "refused" && sent.reason === photosAreGone && next.photos.length > 0) {
      for (const id of next.photos) await markPhoto(id, false);
      sent = await sendOne(next, transport);
    }
    if (sent.state === "taken") await removeEntry(next);
    else if (sent.state === "refused") await markEntry(next, sent.reason);
    else if (sent.state === "failed" && (await countTry(next, now())) >= maxTries) {
      await markEntry(next, setAside);
      sent = { state: "refused", reason: setAside };
    } else return sent;
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
    if (sent.answer.sha256 !== photo.sha256) return { state: "failed" };
    await markPhoto(photo.id, true);
  }
  return transport.sendEntry(entry);
}
