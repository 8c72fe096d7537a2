/** Links to the report of an inspection for people without an account. */
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { changedFields, createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { type NewToken, newToken } from "#platform/identity/tokens.server.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import { isOver } from "./answer-item.server.ts";
import { changeInspection, type InspectionContext } from "./change-inspection.server.ts";
import { inspectionLinks } from "./tables/inspection-links.ts";

/** How many links of an inspection can be in use at once: people still look through the list. */
const maxLinks = 20;

type Refused = Extract<ChangeResult<"not-finished" | "too-many">, { ok: false }>;

/** @returns the token of its address, of which only a hash is stored */
export async function makeReportLink(
  context: InspectionContext,
  actor: Actor,
  id: string,
  days: number,
  { id: linkId, secretHash, token }: NewToken = newToken(),
  now = new Date(),
): Promise<{ ok: true; token: string } | Refused> {
  const result = await changeInspection<"not-finished" | "too-many">(
    context,
    actor,
    { id, needs: "inspections.share" },
    async (tx, inspection) => {
      if (!isOver(inspection)) return "not-finished";
      const { inspectionId, revokedAt, expiresAt } = inspectionLinks;
      const inUse = and(eq(inspectionId, id), isNull(revokedAt), gt(expiresAt, now));
      if ((await tx.$count(inspectionLinks, inUse)) >= maxLinks) return "too-many";
      const { clientId, facilityId } = inspection;
      const expires = new Date(now.getTime() + days * dayMs);
      await tx.insert(inspectionLinks).values({
        id: linkId,
        inspectionId: id,
        clientId,
        facilityId,
        secretHash,
        madeBy: actor.accountId,
        madeAt: now,
        expiresAt: expires,
      });
      // The address is left out: whoever has it can read the report.
      const change = createdFields({ expiresAt: expires });
      return { kind: "link-made", change, details: { days, link: linkId } };
    },
  );
  return result.ok ? { ok: true, token } : result;
}

/** Anybody who may make links may revoke one: its maker may be away. */
export const revokeReportLink = (
  context: InspectionContext,
  actor: Actor,
  id: string,
  linkId: string,
): Promise<ChangeResult<"unknown-link">> =>
  changeInspection(context, actor, { id, needs: "inspections.share" }, async (tx) => {
    const isIt = and(eq(inspectionLinks.id, linkId), eq(inspectionLinks.inspectionId, id));
    const [link] = await tx.select().from(inspectionLinks).where(isIt);
    if (link === undefined) return "unknown-link";
    if (link.revokedAt !== null) return done;
    const revokedAt = new Date();
    await tx.update(inspectionLinks).set({ revokedAt, revokedBy: actor.accountId }).where(isIt);
    const change = changedFields(link, { revokedAt });
    return { kind: "link-revoked", change, details: { link: linkId } };
  });

/** The latest first; undefined for people who may not make links. */
export async function listReportLinks(db: Database, actor: Actor, inspectionId: string) {
  if (!may(actor, "inspections.share")) return undefined;
  const { id, madeAt, expiresAt, revokedAt, openings, openedAt } = inspectionLinks;
  return db
    .select({ id, madeAt, expiresAt, revokedAt, openings, openedAt, madeByName: accounts.name })
    .from(inspectionLinks)
    .innerJoin(accounts, eq(accounts.id, inspectionLinks.madeBy))
    .where(
      and(
        eq(inspectionLinks.inspectionId, inspectionId),
        inVisibleFacility(actor, inspectionLinks),
      ),
    )
    .orderBy(desc(madeAt), desc(id));
}
