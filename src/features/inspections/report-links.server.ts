/** Links to the report of an inspection for people without an account. */
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { data } from "react-router";
import type { Database } from "#platform/database/client.ts";
import { momentOf } from "#platform/document/moment.ts";
import { dayMs } from "#platform/format/durations.ts";
import { changedFields, createdFields } from "#platform/history/field-changes.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext, requestContext } from "#platform/http/context.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { findActorOf } from "#platform/identity/find-actor.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import {
  type NewToken,
  newToken,
  opens,
  parseToken,
  tokenFor,
} from "#platform/identity/tokens.server.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import { changeInspection, type InspectionContext, isOver } from "./change-inspection.server.ts";
import { inspectionLinks } from "./tables/inspection-links.ts";

/** Links of an inspection that can be in use at once; people can still look through a list of this length. */
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
    .select({
      id,
      madeAt,
      expiresAt,
      revokedAt,
      openings,
      openedAt,
      madeByName: accounts.name,
      timeZone: facilities.timeZone,
    })
    .from(inspectionLinks)
    .innerJoin(facilities, eq(facilities.id, inspectionLinks.facilityId))
    .innerJoin(accounts, eq(accounts.id, inspectionLinks.madeBy))
    .where(
      and(
        eq(inspectionLinks.inspectionId, inspectionId),
        inVisibleFacility(actor, inspectionLinks),
      ),
    )
    .orderBy(desc(madeAt), desc(id));
}

// A report link opens that one inspection, as far as its maker may see it at this moment.

export interface OpenedLink {
  id: string;
  inspectionId: string;
  /** The link has the permissions that its maker has now, because its reads are made as that person. */
  maker: Actor;
  expiresAt: Date;
  /** The facility's, an IANA name. */
  timeZone: string;
}

/** Undefined for links that are wrong, over or revoked, or whose maker may no longer share. */
export async function openReportLink(
  db: Database,
  typed: string | undefined,
  now = new Date(),
): Promise<OpenedLink | undefined> {
  const token = parseToken(typed);
  if (token === undefined) return undefined;
  const [row] = await db
    .select({ link: inspectionLinks, timeZone: facilities.timeZone })
    .from(inspectionLinks)
    .innerJoin(facilities, eq(facilities.id, inspectionLinks.facilityId))
    .where(eq(inspectionLinks.id, token.id));
  if (row === undefined || !opens(token, row.link.secretHash)) return undefined;
  const { link, timeZone } = row;
  if (link.revokedAt !== null || link.expiresAt <= now) return undefined;
  const maker = await findActorOf(db, link.madeBy);
  if (maker === undefined || !may(maker, "inspections.share")) return undefined;
  const { id, inspectionId, expiresAt } = link;
  return { id, inspectionId, maker, expiresAt, timeZone };
}

export const countLinkAccess = async (db: Database, id: string): Promise<void> => {
  const { openings } = inspectionLinks;
  await db
    .update(inspectionLinks)
    .set({ openings: sql`${openings} + 1`, openedAt: new Date() })
    .where(eq(inspectionLinks.id, id));
};

export type ReportLinkView = NonNullable<Awaited<ReturnType<typeof readReportLinks>>>[number];

/** Undefined for people who may not make links. */
export async function readReportLinks({ context }: RouteRequest, actor: Actor, id: string) {
  const links = await listReportLinks(context.get(appContext).db, actor, id);
  const now = new Date();
  return links?.map(({ madeAt, expiresAt, revokedAt, openings, openedAt, timeZone, ...link }) => ({
    id: link.id,
    madeBy: link.madeByName,
    made: momentOf(madeAt, actor.language, timeZone, now).short,
    openings,
    state: revokedAt
      ? ("revoked" as const)
      : expiresAt <= now
        ? ("ended" as const)
        : ("open" as const),
    until: momentOf(revokedAt ?? expiresAt, actor.language, timeZone, now).short,
    opened: openedAt && momentOf(openedAt, actor.language, timeZone, now).short,
  }));
}

/** One form makes one link, with the same address for each copy of the form. */
export function tokenOfLink(
  { context }: RouteRequest,
  { accountId }: Actor,
  attemptKey: string | undefined,
): NewToken {
  const { secrets } = context.get(appContext);
  if (attemptKey === undefined) return newToken();
  return tokenFor(secrets, `report link ${accountId} ${attemptKey}`);
}

/** The page again, with the address: only its hash is stored, so it is shown with this answer alone. */
export function madeLink({ context }: RouteRequest, token: string) {
  const link = `${context.get(requestContext).origin}/report/${token}`;
  const linkId = parseToken(token)?.id ?? "";
  const values = { step: "make-link", link, linkId };
  const answer: FormAnswer = { form: "inspection", problem: undefined, errors: {}, values };
  return data(answer, { status: 201, headers: { "Cache-Control": "no-store" } });
}
