/** A report link opens that one inspection, as far as its maker may see it at this moment. */
import { eq, sql } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { opens, parseToken } from "#platform/identity/tokens.server.ts";
import { inspectionLinks } from "./tables/inspection-links.ts";

export interface OpenedLink {
  id: string;
  inspectionId: string;
  /** Whoever made it, with the rights that they have now: reads of the report go through them. */
  maker: Actor;
  expiresAt: Date;
}

/** Undefined for links that are wrong, over or revoked, or whose maker may no longer share. */
export async function openReportLink(
  db: Database,
  typed: string | undefined,
  now = new Date(),
): Promise<OpenedLink | undefined> {
  const token = parseToken(typed);
  if (token === undefined) return undefined;
  const [link] = await db.select().from(inspectionLinks).where(eq(inspectionLinks.id, token.id));
  if (link === undefined || !opens(token, link.secretHash)) return undefined;
  if (link.revokedAt !== null || link.expiresAt <= now) return undefined;
  const maker = await findActorOf(db, link.madeBy);
  if (maker === undefined || !may(maker, "inspections.share")) return undefined;
  const { id, inspectionId, expiresAt } = link;
  return { id, inspectionId, maker, expiresAt };
}

export const countLinkAccess = async (db: Database, id: string): Promise<void> => {
  const { openings } = inspectionLinks;
  await db
    .update(inspectionLinks)
    .set({ openings: sql`${openings} + 1`, openedAt: new Date() })
    .where(eq(inspectionLinks.id, id));
};
