/** Validates the codes of an authenticator app. */
import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { authenticatorApps } from "../tables/second-factors.ts";
import { stepOfCode } from "./authenticator-code.server.ts";

/** Takes a code of the confirmed app, once: the same code again, even at the same moment, is refused. */
export async function consumeAppCode(
  db: Database,
  context: Pick<AccountsContext, "secrets">,
  accountId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = await findStep(db, context, accountId, code, now);
  if (typeof step !== "number") return false;
  const isUnused = lt(authenticatorApps.lastUsedStep, step);
  const [row] = await db
    .update(authenticatorApps)
    .set({ lastUsedStep: step })
    .where(
      and(
        eq(authenticatorApps.accountId, accountId),
        isNotNull(authenticatorApps.confirmedAt),
        isUnused,
      ),
    )
    .returning({ accountId: authenticatorApps.accountId });
  return row !== undefined;
}

/** The time step of a right code, whether the app is confirmed already or about to be. */
export async function findStep(
  db: Database | Transaction,
  { secrets }: Pick<AccountsContext, "secrets">,
  accountId: string,
  code: string,
  now: Date,
): Promise<number | "no-app" | undefined> {
  const [app] = await db
    .select({ secret: authenticatorApps.secret })
    .from(authenticatorApps)
    .where(eq(authenticatorApps.accountId, accountId));
  if (app === undefined) return "no-app";
  // Another key than the one that it was encrypted with: a recovery code still signs in.
  const secret = secrets.decrypt(app.secret, accountId);
  return secret === undefined ? undefined : stepOfCode(secret, code, now);
}
