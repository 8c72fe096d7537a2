/** Records every change of one's own sign-in: a line in the audit and an email to the owner. */
import { eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { EmailData } from "#platform/email/email-messages.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import type { AccountsContext, RequestOrigin } from "./accounts-context.ts";
import type { Actor } from "./actor.ts";
import { type AuditEntry, recordAudit } from "./audit/record-audit.server.ts";
import { deviceCode } from "./device-name.server.ts";
import { accounts } from "./tables/accounts.ts";

/** The mails that only name the change and the browser that it was made with. */
type ChangeMail =
  | { message: "password-changed"; data: Omit<EmailData["password-changed"], "device"> }
  | { message: "two-factor-changed"; data: Omit<EmailData["two-factor-changed"], "device"> }
  | { message: "passkey-changed"; data: Omit<EmailData["passkey-changed"], "device"> };

export async function recordOwnChange(
  tx: Transaction,
  { queue }: Pick<AccountsContext, "queue">,
  { accountId, clientId }: Pick<Actor, "accountId" | "clientId">,
  entry: Pick<AuditEntry, "kind" | "details">,
  mail: ChangeMail,
  origin: RequestOrigin,
): Promise<void> {
  await recordAudit(tx, { ...entry, actorId: accountId, accountId, clientId }, origin);
  await mailAboutChange(tx, queue, accountId, mail, origin);
}

export async function mailAboutChange(
  tx: Transaction,
  queue: AccountsContext["queue"],
  accountId: string,
  { message, data }: ChangeMail,
  origin: RequestOrigin,
): Promise<void> {
  const to = await readEmailAddress(tx, accountId);
  const about = { kind: "account" as const, id: accountId };
  const device = deviceCode(origin.userAgent);
  switch (message) {
    case "password-changed":
      return queueEmails(tx, queue, [{ message, to, about, data: { ...data, device } }]);
    case "two-factor-changed":
      return queueEmails(tx, queue, [{ message, to, about, data: { ...data, device } }]);
    case "passkey-changed":
      return queueEmails(tx, queue, [{ message, to, about, data: { ...data, device } }]);
  }
}

export async function readEmailAddress(
  db: Database | Transaction,
  accountId: string,
): Promise<string> {
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (account === undefined) throw new Error("An account was lost in mid-change");
  return account.email;
}
