/** Secret addresses of own pages: a hash is stored. */
import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { type AttemptColumns, nameOf } from "#platform/forms/find-attempts.server.ts";
import type { Secrets } from "#platform/identity/secrets.server.ts";
import {
  type NewToken,
  newToken,
  opens,
  parseToken,
  tokenFor,
} from "#platform/identity/tokens.server.ts";
import type { Language } from "#platform/language/language.ts";
import type { SubmissionResult } from "#platform/records/submission.ts";
import type { OwnPageKind } from "./own-page-kind-types.ts";
import { ownPageLinks } from "./tables/own-pages.ts";

export const ownPagePath = (token: string): string => `/own-page/${token}`;

export interface OwnPageSubject {
  kind: OwnPageKind;
  subjectId: string;
}

/** Path that opens it, in its reader's language for a browser that has chosen none. */
const pathIn = ({ token }: Pick<NewToken, "token">, language: Language): string =>
  `${ownPagePath(token)}?language=${language}`;

export async function makeOwnPageLink(
  db: Database,
  subject: OwnPageSubject,
  language: Language,
): Promise<string> {
  const token = newToken();
  const { id, secretHash } = token;
  await db.insert(ownPageLinks).values({ id, ...subject, secretHash });
  return pathIn(token, language);
}

/** A record that is being sent, with the link that its sender is to get. */
interface Sent {
  id: string;
  ownPage: NewToken;
}

/** A form that arrives again, as its first answer was lost, gets the same link. */
export const ownPageOf = (
  secrets: Pick<Secrets, "keyedHash">,
  kind: OwnPageKind,
  attempt: AttemptColumns,
): NewToken => tokenFor(secrets, `own page ${kind} ${nameOf(attempt)}`);

/**
 * It runs in the transaction that stores the records, so that whatever is confirmed to its sender has its
 * page.
 */
export function ownPageLinksInsert(kind: OwnPageKind, sent: readonly Sent[]): SQL {
  const rows = sent.map(({ id: subjectId, ownPage: { id, secretHash } }) => ({
    id,
    kind,
    subjectId,
    secretHash,
  }));
  return insertRows(ownPageLinks, rows);
}

/** Adds the link to the answer, unless it has been turned off since the form arrived first. */
export async function withOwnPage(
  db: Database,
  result: SubmissionResult,
  { id, language, ownPage }: Sent & { language: Language },
): Promise<SubmissionResult> {
  if (!result.ok) return result;
  const { saved } = result;
  const opensIt =
    saved.id === id || (await openOwnPageLink(db, ownPage.token))?.subjectId === saved.id;
  return opensIt ? { ok: true, saved: { ...saved, page: pathIn(ownPage, language) } } : result;
}

export interface OpenedOwnPage extends OwnPageSubject {
  linkId: string;
}

/** @returns undefined for whatever opens nothing, of which a revoked link does not differ */
export async function openOwnPageLink(
  db: Database,
  typed: string | undefined,
): Promise<OpenedOwnPage | undefined> {
  const token = parseToken(typed);
  if (token === undefined) return undefined;
  const [link] = await db
    .select()
    .from(ownPageLinks)
    .where(and(eq(ownPageLinks.id, token.id), isNull(ownPageLinks.revokedAt)));
  if (link === undefined || !opens(token, link.secretHash)) return undefined;
  const { id: linkId, kind, subjectId } = link;
  return { linkId, kind, subjectId };
}

/** Turns all links off that there are. @returns how many */
export async function revokeOwnPageLinks(
  tx: Transaction,
  { kind, subjectId }: OwnPageSubject,
): Promise<number> {
  const revoked = await tx
    .update(ownPageLinks)
    .set({ revokedAt: sql`clock_timestamp()` })
    .where(
      and(
        eq(ownPageLinks.kind, kind),
        eq(ownPageLinks.subjectId, subjectId),
        isNull(ownPageLinks.revokedAt),
      ),
    )
    .returning({ id: ownPageLinks.id });
  return revoked.length;
}
