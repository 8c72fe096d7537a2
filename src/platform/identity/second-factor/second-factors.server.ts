import { eq, exists, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "#platform/database/client.ts";
import type { Role } from "../roles.ts";
import { accounts } from "../tables/accounts.ts";
import { authenticatorApps, passkeys } from "../tables/second-factors.ts";

export interface SecondFactors {
  role: Role;
  /** Administrators of the demo may sign in without one until they set it up. */
  waived: boolean;
  hasApp: boolean;
  hasPasskey: boolean;
}

/** A column for a select over accounts. */
export const hasApp = (accountId: PgColumn): SQL<boolean> =>
  flag(sql`(select 1 from ${authenticatorApps} as f
    where f.account_id = ${accountId} and f.confirmed_at is not null)`);

export const hasPasskey = (accountId: PgColumn): SQL<boolean> =>
  flag(sql`(select 1 from ${passkeys} as f where f.account_id = ${accountId})`);

// `exists` is a boolean, which its type does not say.
const flag = (rows: SQL) => exists(rows) as SQL<boolean>;

/** True if a password alone is not enough. Passkeys are optional for all but administrators. */
export const isSecondFactorAsked = ({ role, hasApp, hasPasskey }: SecondFactors): boolean =>
  hasApp || (role === "administrator" && hasPasskey);

/** Staff administrators need two factors. */
export function isSecondFactorMissing(factors: SecondFactors, strong: boolean): boolean {
  if (factors.role !== "administrator") return false;
  const hasAny = factors.hasApp || factors.hasPasskey;
  return hasAny ? !strong : !factors.waived;
}

/** Ends the demo's exception: once set up, a second factor stays required. */
export async function endWaiver(tx: Transaction, accountId: string): Promise<void> {
  await tx.update(accounts).set({ secondFactorWaived: false }).where(eq(accounts.id, accountId));
}
