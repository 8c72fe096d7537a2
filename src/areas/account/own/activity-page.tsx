import type { LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { momentOf } from "#platform/document/moment.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requireActor } from "#platform/http/actor.server.ts";
import { accountContext } from "#platform/http/context.ts";
import { listOwnAudit } from "#platform/identity/audit/audit-log.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { findTimeZoneOfPerson } from "#platform/notifications/zone-of-person.server.ts";
import { accountMessages } from "../messages.ts";
import { QuietLink } from "../screen.tsx";
import type { Route } from "./+types/activity-page.ts";
import { describeActivity } from "./describe-activity.server.ts";
import { PageTitle } from "./section.tsx";

const lineId = z.catch(z.optional(z.uuid()), undefined);
/** A read gives this many lines at most, so a full page may have more behind it. */
const fullPage = 50;

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireActor(route);
  const { accounts } = route.context.get(accountContext);
  const after = z.parse(lineId, new URL(route.request.url).searchParams.get("after") ?? undefined);
  const [rows, timeZone] = await Promise.all([
    listOwnAudit(accounts.db, actor, after),
    findTimeZoneOfPerson(accounts.db, actor.accountId),
  ]);
  return {
    isFirst: after === undefined,
    next: rows.length === fullPage ? rows.at(-1)?.id : undefined,
    rows: rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      moment: momentOf(row.at, actor.language, timeZone).full,
      ...describeActivity(row, actor),
    })),
  };
}

export const meta = pageMetaIn((language) => accountMessages(language).own.pages.activity);

export default function ActivityPage({
  loaderData: { rows, next, isFirst },
}: Route.ComponentProps) {
  const { own, activity } = useMessages(accountMessages);
  return (
    <>
      <PageTitle>{own.pages.activity}</PageTitle>
      <p className="mt-4 text-slate">{activity.lead}</p>
      {rows.length === 0 ? (
        <p className="mt-8">{isFirst ? activity.nothingYet : activity.nothingEarlier}</p>
      ) : null}
      <ol className="mt-8 border-b border-line">
        {rows.map(({ id, at, moment, what, detail }) => (
          <li
            key={id}
            className="grid gap-x-6 border-t border-line py-3 sm:grid-cols-[1fr_auto] sm:items-baseline"
          >
            <p>
              <span className="font-semibold">{what}</span>
              {detail ? <span className="block text-sm text-slate">{detail}</span> : null}
            </p>
            <time dateTime={at} className="text-sm text-slate tabular-nums">
              {moment}
            </time>
          </li>
        ))}
      </ol>
      {next ? (
        <QuietLink to={`/account/activity?after=${next}`}>{activity.earlier}</QuietLink>
      ) : null}
    </>
  );
}
