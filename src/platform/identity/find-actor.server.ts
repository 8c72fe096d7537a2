import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { accountLanguage } from "./account-language.server.ts";
import type { Actor } from "./actor.ts";
import { accounts } from "./tables/accounts.ts";

/**
 * A person with current rights but no session: for emails, which may tell no more than the screens
 * would. Undefined for people who are not active.
 */
export async function findActorOf(
  db: Database | Transaction,
  accountId: string,
): Promise<(Actor & { email: string }) | undefined> {
  const { id, role, clientId, name, email, state } = accounts;
  const [account] = await db
    .select({ role, clientId, name, email, language: accountLanguage })
    .from(accounts)
    .where(and(eq(id, accountId), eq(state, "active")));
  if (account === undefined) return undefined;
  return {
    ...account,
    clientId: account.clientId ?? undefined,
    accountId,
    sessionId: "",
    needsSecondFactor: false,
  };
}
