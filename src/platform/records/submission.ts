import type { PgBoss } from "pg-boss";
import type { Database } from "#platform/database/client.ts";
import type { Attempt } from "#platform/forms/attempt.server.ts";
import type { Secrets } from "#platform/identity/secrets.server.ts";
import type { Language } from "#platform/language/language.ts";

export interface SubmissionMetadata {
  /** Path of the page that held the form. */
  page: string | undefined;
  campaign: Record<string, string>;
  /** Milliseconds from the first touch of the form until it was sent; unknown without JavaScript. */
  elapsedMs: number | undefined;
  /** The language of the page that held the form: answers and emails are in it. */
  language: Language;
  /** Content of the hidden field. */
  honeypot: string;
}

export interface Submission<Fields> {
  fields: Fields;
  attempt: Attempt;
  metadata: SubmissionMetadata;
  userAgent: string | undefined;
  /** Keyed hash of the network address. */
  addressHash: string;
  /** Aborted once the response says that nothing was saved: no further step starts. */
  signal?: AbortSignal;
}

export interface SavedRecord {
  id: string;
  reference: string;
  /** Path of the sender's own page, with the secret that opens it. */
  page?: string;
}

export type SubmissionResult =
  | { ok: true; saved: SavedRecord }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };

/** The queue shares the database's transactions. */
export interface CommandContext {
  db: Database;
  queue: PgBoss;
}

/** The parts with which a public form is stored; secrets make the link that answers it. */
export interface FormContext extends CommandContext {
  secrets: Pick<Secrets, "keyedHash">;
}
