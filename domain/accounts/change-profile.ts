import { eq } from "drizzle-orm";
import type { Database } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { recordAudit } from "#domain/accounts/audit/record-audit.ts";
import type { AccountsContext, RequestOrigin } from "./accounts-context.ts";
import type { Actor } from "./actor.ts";
import type { ProfileForm } from "./profile-form.ts";
import type { Role } from "./roles.ts";
import { isUniqueViolation } from "./unique-violation.ts";

/** One's own account, as its page shows it. */
export interface OwnProfile {
  name: string;
  username: string | null;
  email: string;
  /** A new address that waits for its confirmation. */
  pendingEmail: string | null;
  role: Role;
  passwordChangedAt: Date | null;
}

export async function findOwnProfile(
  db: Database,
  { accountId }: Actor,
): Promise<OwnProfile | undefined> {
  const { name, username, email, pendingEmail, role, passwordChangedAt } = accounts;
  const [profile] = await db
    .select({ name, username, email, pendingEmail, role, passwordChangedAt })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return profile;
}

export type ChangeProfileResult = { ok: true } | { ok: false; reason: "username-taken" };

export async function changeProfile(
  { db }: AccountsContext,
  { accountId, clientId }: Actor,
  { name, username }: ProfileForm,
  origin: RequestOrigin,
): Promise<ChangeProfileResult> {
  try {
    await db.transaction(async (tx) => {
      const change = { name, username: username ?? null };
      await tx.update(accounts).set(change).where(eq(accounts.id, accountId));
      const kind = "profile-changed";
      await recordAudit(tx, { kind, actorId: accountId, accountId, clientId }, origin);
    });
    return { ok: true };
  } catch (error) {
    if (isUniqueViolation(error, "accounts_username"))
      return { ok: false, reason: "username-taken" };
    throw error;
  }
}
