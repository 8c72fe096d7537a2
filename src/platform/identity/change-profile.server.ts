import { eq } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { isUnchanged, type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import type { AccountsContext, RequestOrigin } from "./accounts-context.ts";
import type { Actor } from "./actor.ts";
import { recordAudit } from "./audit/record-audit.server.ts";
import type { ProfileForm } from "./profile-form.server.ts";
import type { Role } from "./roles.ts";
import { accounts } from "./tables/accounts.ts";
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

export type ChangeProfileResult =
  | { ok: true }
  | { ok: false; reason: "username-taken" }
  | EditRefusal;

/** Values of the fields in the profile's form. */
export const profileTexts = ({ name, username }: { name: string; username?: string | null }) => ({
  name,
  username: username ?? "",
});

/** @param seen the names that were shown, on this device: another one may have changed them since */
export async function changeProfile(
  { db }: AccountsContext,
  actor: Actor,
  profile: ProfileForm & { seen?: Texts },
  origin: RequestOrigin,
): Promise<ChangeProfileResult> {
  const { accountId, clientId } = actor;
  try {
    return await db.transaction(async (tx): Promise<ChangeProfileResult> => {
      const isIt = eq(accounts.id, accountId);
      const [before] = await tx.select().from(accounts).where(isIt).for("update");
      if (before === undefined) throw new Error("An account was lost in mid-change");
      const { seen = {} } = profile;
      const edit = { stored: profileTexts(before), seen, sent: profileTexts(profile) };
      const change = await mergeFields(tx, actor, { accountId }, edit);
      if ("ok" in change) return change;
      if (isUnchanged(change)) return { ok: true };
      const fields = { name: profile.name, username: profile.username ?? null };
      await tx.update(accounts).set(touchedOf(fields, change)).where(isIt);
      const kind = "profile-changed";
      await recordAudit(tx, { kind, actorId: accountId, accountId, clientId, change }, origin);
      return { ok: true };
    });
  } catch (error) {
    if (isUniqueViolation(error, "accounts_username"))
      return { ok: false, reason: "username-taken" };
    throw error;
  }
}
