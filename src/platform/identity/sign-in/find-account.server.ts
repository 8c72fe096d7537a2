import { and, eq, ne, or } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { mailboxOf } from "#platform/email/mailbox.ts";
import { hasApp, hasPasskey, type SecondFactors } from "../second-factor/second-factors.server.ts";
import { type AccountRow, accounts } from "../tables/accounts.ts";

export type SignInAccount = Pick<
  AccountRow,
  "id" | "name" | "email" | "clientId" | "role" | "state" | "passwordHash"
> &
  SecondFactors;

const columns = {
  id: accounts.id,
  name: accounts.name,
  email: accounts.email,
  clientId: accounts.clientId,
  role: accounts.role,
  state: accounts.state,
  passwordHash: accounts.passwordHash,
  waived: accounts.secondFactorWaived,
  hasApp: hasApp(accounts.id),
  hasPasskey: hasPasskey(accounts.id),
};

/** Normalizes a typed username or email address, so that it can be compared and counted. */
export const typedNameOf = (typed: string): string => mailboxOf(typed.trim());

/** The account behind a username or an e-mail address, in whatever state but removed. */
export async function findAccountByName(
  db: Database,
  typed: string,
): Promise<SignInAccount | undefined> {
  const name = typedNameOf(typed);
  // No text with NUL is in the database, and a statement with one fails.
  const username = name.includes("\0") ? "" : name;
  const [account] = await db
    .select(columns)
    .from(accounts)
    .where(
      and(
        or(eq(accounts.username, username), eq(accounts.mailbox, username)),
        ne(accounts.state, "removed"),
      ),
    );
  return account;
}

export async function findSignInAccount(
  db: Database | Transaction,
  id: string,
): Promise<SignInAccount | undefined> {
  const [account] = await db.select(columns).from(accounts).where(eq(accounts.id, id));
  return account;
}
