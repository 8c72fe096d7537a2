import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import type { EmailFailures } from "#platform/email/email-failures.server.ts";
import type { EmailRow } from "#platform/email/tables/emails.ts";
import { featureServers } from "./manifests.server.ts";
import { mergeManifestParts } from "./merge-manifest-parts.ts";

const failures: EmailFailures = mergeManifestParts(featureServers, "emailFailures");

const isWatched = (message: string): message is keyof EmailFailures =>
  Object.hasOwn(failures, message);

/** Lets the feature that has queued an email act where that was given up. */
export async function afterEmailFailure(
  tx: Transaction,
  queue: PgBoss,
  email: EmailRow,
): Promise<void> {
  if (isWatched(email.message)) await failures[email.message]?.(tx, queue, email);
}
