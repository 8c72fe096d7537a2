/** Links in mails: made when a mail leaves, used once, and none of them opens more than its purpose. */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import { accountLinks, type LinkPurpose } from "#database/tables/account-links.ts";
import { type AccountRow, accounts } from "#database/tables/accounts.ts";
import { newToken, opens, parseToken } from "./tokens.ts";

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

/** @returns the token, which is written down nowhere else */
export async function createLink(db: Database | Transaction, link: NewLink): Promise<string> {
  const { id, secretHash, token } = newToken();
  const expiresAt = sql`now() + make_interval(mins => ${validMinutes[link.purpose]})`;
  await db.insert(accountLinks).values({ ...link, id, secretHash, expiresAt });
  return token;
}

type LinkRow = typeof accountLinks.$inferSelect;

/** Only who holds the secret learns more than `invalid`. */
export type LinkError = "invalid" | "expired" | "used";

export type FoundLink =
  | { ok: true; link: LinkRow; account: AccountRow }
  | { ok: false; reason: LinkError };

/** For the page behind a link, which programs that scan mails open as well: changes nothing. */
export async function findLink(
  db: Database | Transaction,
  given: string | undefined,
  purpose: LinkPurpose,
): Promise<FoundLink> {
  const token = parseToken(given);
  if (token === undefined) return { ok: false, reason: "invalid" };
  const [found] = await db
    .select({
      link: accountLinks,
      account: accounts,
      isOver: sql<boolean>`${accountLinks.expiresAt} <= now()`,
    })
    .from(accountLinks)
    .innerJoin(accounts, eq(accounts.id, accountLinks.accountId))
    .where(and(eq(accountLinks.id, token.id), eq(accountLinks.purpose, purpose)));
  if (found === undefined || !opens(token, found.link.secretHash))
    return { ok: false, reason: "invalid" };
  const { link, account } = found;
  if (link.usedAt !== null) return { ok: false, reason: "used" };
  if (found.isOver) return { ok: false, reason: "expired" };
  // An invitation that was taken back, a reset for somebody who was suspended since.
  const fits = account.state === (purpose === "invitation" ? "invited" : "active");
  return fits ? { ok: true, link, account } : { ok: false, reason: "invalid" };
}

/**
 * Uses a link up, and with it all others of its purpose. Of several that come at once, also with
 * different links of one account, one gets it: they wait for each other at the account's row.
 */
export async function useLink(
  tx: Transaction,
  given: string | undefined,
  purpose: LinkPurpose,
): Promise<FoundLink> {
  const first = await findLink(tx, given, purpose);
  if (!first.ok) return first;
  const { accountId } = first.link;
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("update");
  const found = await findLink(tx, given, purpose);
  if (found.ok) await voidLinks(tx, accountId, purpose);
  return found;
}

/** None of the links that are under way works any more. */
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
