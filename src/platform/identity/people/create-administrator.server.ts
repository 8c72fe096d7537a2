import { and, eq, ne } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { createdFields, nothingChanged } from "#platform/history/field-changes.ts";
import { createLink } from "../account-links.server.ts";
import { recordAudit } from "../audit/record-audit.server.ts";
import { accounts } from "../tables/accounts.ts";
import { insertInvited } from "./invite-person.server.ts";
import { lockPeople } from "./people-lock.server.ts";

export type CreateAdministratorResult =
  | { ok: true; token: string }
  | { ok: false; reason: "address-taken" };

/**
 * Makes an administrator of the staff from nothing, for whoever runs the server. A second run for the same
 * address makes another link, as long as it was not accepted.
 * @returns the token of the invitation, which goes to the terminal and nowhere else
 */
export function createAdministrator(
  db: Database,
  email: string,
): Promise<CreateAdministratorResult> {
  return db.transaction(async (tx): Promise<CreateAdministratorResult> => {
    await lockPeople(tx, null);
    const name = email.split("@")[0] ?? email;
    const created = await insertInvited(tx, {
      name,
      email,
      role: "administrator",
      clientId: undefined,
      by: undefined,
    });
    const account = created ?? (await findInvited(tx, email));
    if (account === undefined) return { ok: false, reason: "address-taken" };
    const accountId = account.id;
    const details = { role: "administrator", by: "the server's command line" };
    const kind = created === undefined ? "invitation-resent" : "invited";
    const fields = { name, email, role: account.role };
    const change = created === undefined ? nothingChanged : createdFields(fields);
    await recordAudit(tx, { kind, accountId, change, details }, undefined);
    return { ok: true, token: await createLink(tx, { accountId, purpose: "invitation" }) };
  });
}

async function findInvited(tx: Parameters<typeof insertInvited>[0], email: string) {
  const [row] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.mailbox, mailboxOf(email)), ne(accounts.state, "removed")));
  return row?.state === "invited" && row.role === "administrator" ? row : undefined;
}
