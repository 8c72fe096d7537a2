/** Which second factors an account has, and when one is asked for. */
import { eq, exists, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "#database/client.ts";
import { accounts } from "#database/tables/accounts.ts";
import { authenticatorApps, passkeys } from "#database/tables/second-factors.ts";
import type { Role } from "#domain/accounts/roles.ts";

export interface SecondFactors {
  role: Role;
  /** The demonstration's administrators may do without until they set one up. */
  waived: boolean;
  hasApp: boolean;
  hasPasskey: boolean;
}

/** As a column of a select over accounts. */
export const hasApp = (accountId: PgColumn): SQL<boolean> =>
  flag(sql`(select 1 from ${authenticatorApps} as f
    where f.account_id = ${accountId} and f.confirmed_at is not null)`);

export const hasPasskey = (accountId: PgColumn): SQL<boolean> =>
  flag(sql`(select 1 from ${passkeys} as f where f.account_id = ${accountId})`);

// `exists` is a boolean, which its type does not say.
const flag = (rows: SQL) => exists(rows) as SQL<boolean>;

/** Whether a password alone does not sign in. A passkey is an addition for all but administrators. */
export const isSecondFactorAsked = ({ role, hasApp, hasPasskey }: SecondFactors): boolean =>
  hasApp || (role === "administrator" && hasPasskey);

/** Whether a session may not yet do what its role may: staff administrators have to have two factors. */
export function isSecondFactorMissing(factors: SecondFactors, strong: boolean): boolean {
  if (factors.role !== "administrator") return false;
  const hasAny = factors.hasApp || factors.hasPasskey;
  return hasAny ? !strong : !factors.waived;
}

/** Who has set one up once cannot do without one any more. */
export async function endWaiver(tx: Transaction, accountId: string): Promise<void> {
  await tx.update(accounts).set({ secondFactorWaived: false }).where(eq(accounts.id, accountId));
}
