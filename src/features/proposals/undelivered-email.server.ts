import type { PgBoss } from "pg-boss";
import type { Transaction } from "#platform/database/client.ts";
import type { EmailRow } from "#platform/email/tables/emails.ts";
import { lockVersion } from "./change-proposal.server.ts";
import { notifyAboutProposal } from "./notify-about-proposal.server.ts";

/** An email to the prospect was given up: whoever the opportunity belongs to has to call, or mend the address. */
export async function afterFailedProposalEmail(
  tx: Transaction,
  queue: PgBoss,
  { aboutId }: EmailRow,
): Promise<void> {
  if (aboutId === null) return;
  const locked = await lockVersion(tx, aboutId);
  if (locked !== undefined) await notifyAboutProposal(tx, queue, locked, "undelivered");
}
