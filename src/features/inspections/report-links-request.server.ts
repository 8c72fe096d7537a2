/** Links to a report, as portal and office list and make them. */
import { data } from "react-router";
import { momentOf } from "#platform/document/moment.ts";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext, requestContext } from "#platform/http/context.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type NewToken, newToken, tokenFor } from "#platform/identity/tokens.server.ts";
import { listReportLinks } from "./report-links.server.ts";

export type ReportLinkView = NonNullable<Awaited<ReturnType<typeof readReportLinks>>>[number];

/** Undefined for people who may not make links. */
export async function readReportLinks({ context }: RouteRequest, actor: Actor, id: string) {
  const links = await listReportLinks(context.get(appContext).db, actor, id);
  const now = new Date();
  return links?.map(({ madeAt, expiresAt, revokedAt, openings, openedAt, ...link }) => ({
    id: link.id,
    madeBy: link.madeByName,
    made: momentOf(madeAt, actor.language, now).short,
    openings,
    state: revokedAt
      ? ("revoked" as const)
      : expiresAt <= now
        ? ("ended" as const)
        : ("open" as const),
    until: momentOf(revokedAt ?? expiresAt, actor.language, now).short,
    opened: openedAt && momentOf(openedAt, actor.language, now).short,
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
  const values = { step: "make-link", link };
  const answer: FormAnswer = { form: "inspection", problem: undefined, errors: {}, values };
  return data(answer, { status: 201, headers: { "Cache-Control": "no-store" } });
}
