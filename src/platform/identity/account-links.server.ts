/** Links in emails: created when an email leaves, used once, for one purpose only. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { accountLinks, type LinkPurpose } from "./tables/account-links.ts";
import { type AccountRow, accounts } from "./tables/accounts.ts";
import { newToken, opens, parseToken } from "./tokens.server.ts";

const validMinutes: Record<LinkPurpose, number> = {
  invitation: 7 * 24 * 60,
  "password-reset": 30,
  "email-change": 24 * 60,
};

/** Pages behind the links; the token follows as `?token=`. */
const pages: Record<LinkPurpose, string> = {
  invitation: "/invitation",
  "password-reset": "/reset-password",
  "email-change": "/confirm-email",
};

export const linkAddress = (origin: string, purpose: LinkPurpose, token: string): string =>
  `${origin}${pages[purpose]}?token=${token}`;

export interface NewLink {
  accountId: string;
  purpose: LinkPurpose;
  newEmail?: string;
}

/** @returns the token, which is stored nowhere */
export async function createLink(db: Database | Transaction, link: NewLink): Promise<string> {
  const { id, secretHash, token } = newToken();
  const expiresAt = sql`now() + make_interval(mins => ${validMinutes[link.purpose]})`;
  await db.insert(accountLinks).values({ ...link, id, secretHash, expiresAt });
  return token;
}

type LinkRow = typeof accountLinks.$inferSelect;

/** A link whose secret is wrong is always `invalid`, so that nobody learns of its state. */
export type LinkProblem = "invalid" | "expired" | "used";

export type FoundLink =
  | { ok: true; link: LinkRow; account: AccountRow }
  | { ok: false; reason: LinkProblem };

/** Changes nothing: programs that scan emails open links as well. */
export async function findLink(
  db: Database | Transaction,
  sentToken: string | undefined,
  purpose: LinkPurpose,
): Promise<FoundLink> {
  const token = parseToken(sentToken);
  if (token === undefined) return { ok: false, reason: "invalid" };
  const [row] = await db
    .select({
      link: accountLinks,
      account: accounts,
      isOver: sql<boolean>`${accountLinks.expiresAt} <= now()`,
    })
    .from(accountLinks)
    .innerJoin(accounts, eq(accounts.id, accountLinks.accountId))
    .where(and(eq(accountLinks.id, token.id), eq(accountLinks.purpose, purpose)));
  if (row === undefined || !opens(token, row.link.secretHash))
    return { ok: false, reason: "invalid" };
  const { link, account } = row;
  if (link.usedAt !== null) return { ok: false, reason: "used" };
  if (row.isOver) return { ok: false, reason: "expired" };
  // An invitation that was revoked, a reset for an account that was suspended since.
  const fits = account.state === (purpose === "invitation" ? "invited" : "active");
  return fits ? { ok: true, link, account } : { ok: false, reason: "invalid" };
}

/** Uses up all others of its purpose, too. Concurrent uses wait at the account's row: one succeeds. */
export async function useLink(
  tx: Transaction,
  token: string | undefined,
  purpose: LinkPurpose,
): Promise<FoundLink> {
  const first = await findLink(tx, token, purpose);
  if (!first.ok) return first;
  const { accountId } = first.link;
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("update");
  const link = await findLink(tx, token, purpose);
  if (link.ok) await voidLinks(tx, accountId, purpose);
  return link;
}

/** Stops all links that were sent, or those of one purpose. */
export async function voidLinks(
  tx: Transaction,
  accountId: string,
  purpose?: LinkPurpose,
): Promise<void> {
  await tx
    .update(accountLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(accountLinks.accountId, accountId),
        isNull(accountLinks.usedAt),
        purpose && eq(accountLinks.purpose, purpose),
      ),
    );
}
