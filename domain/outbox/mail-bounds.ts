import { createHash } from "node:crypto";
import type { Transaction } from "#database/client.ts";
import { countRequest, type RateLimit } from "#domain/submissions/rate-limit.ts";
import { reachedMailbox } from "./reached-mailbox.ts";

/** How many mails of a kind one mailbox gets, whoever asks and however often. */
export interface MailBound {
  /** Names what is counted, as `form` does for those who send. */
  form: string;
  limit: RateLimit;
  /** For the person who wonders about a held mail: `3 within an hour`. */
  inWords: string;
}

/** Counts a mail to an address. @returns the bound that it would exceed, if any */
export async function exceededBound(
  tx: Transaction,
  email: string,
  bounds: readonly MailBound[],
): Promise<MailBound | undefined> {
  const addressHash = createHash("sha256").update(reachedMailbox(email)).digest("base64url");
  for (const bound of bounds) {
    const use = await countRequest(tx, { form: bound.form, addressHash }, bound.limit);
    if (!use.allowed) return bound;
  }
  return undefined;
}
