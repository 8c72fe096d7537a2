import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMeta } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { listHistory } from "#platform/history/history.server.ts";
import { redirectAfterPost } from "#platform/http/account-form.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { Problem } from "#ui/form/compact-field.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { areaSummary } from "../area-views.server.ts";
import { listAreas } from "../areas/list-areas.server.ts";
import { archiveFacility, renewSiteCode, restoreFacility } from "../change-facility.server.ts";
import { ContactsPanel, FactsPanel, HoursPanel } from "../facility-panels.tsx";
import { Panel } from "../panel.tsx";
import { toScopeVersionView } from "../read-scope.server.ts";
import { recordLinks } from "../record-links.server.ts";
import { RecordLinks } from "../record-links.tsx";
import { listScopes } from "../scope/find-scopes.server.ts";
import { ScopeStateBadge } from "../scope-state-badge.tsx";
import type { Route } from "./+types/facility-page.ts";
import { enterFacility, enterToChange, facilityProblems } from "./facility.server.ts";
import { Header } from "./header.tsx";
import { historyOf } from "./history.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, page } = await enterFacility(route);
  const [areas, scopes, history] = await Promise.all([
    listAreas(db, actor, facility.id),
    listScopes(db, actor, facility.id),
    page.mayChange ? listHistory(db, "facility", facility.id) : [],
  ]);
  return {
    ...page,
    links: recordLinks(actor, { facilityId: facility.id }),
    areas: areaSummary(areas.filter(({ archivedAt }) => archivedAt === null)),
    scopes: scopes.slice(0, 3).map(toScopeVersionView),
    history: historyOf(history),
  };
}

const schema = z.object({ form: z.enum(["archive", "restore", "code"]) });

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await enterToChange(route);
  return handleFormOnce(
    route,
    { form: "facility", schema, actor, db },
    async ({ form }, refuse, db) => {
      const act = { archive: archiveFacility, restore: restoreFacility, code: renewSiteCode }[form];
      const result = await act({ db }, actor, facility.id);
      return result.ok ? redirectAfterPost(path) : refuse(409, facilityProblems[result.reason]);
    },
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.facility.name ?? "Facility");

/** One facility: facts left, what is cleaned and what was changed right. */
export default function FacilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, mayChange, areas, scopes, history, links } = loaderData;
  const home = mayChange ? path : undefined;
  return (
    <>
      <Header facility={facility} path={path} />
      <RecordLinks links={links} />
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      <div className="mt-6 grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-4">
          <FactsPanel facility={facility} home={home} />
          <HoursPanel facility={facility} home={home} />
          <ContactsPanel facility={facility} home={home} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Panel id="work" title="What we clean">
            <p className="text-sm tabular-nums">
              <Link
                to={`${path}/areas`}
                className="font-semibold text-teal underline underline-offset-4"
              >
                {areas}
              </Link>
            </p>
            {scopes.length === 0 ? (
              <p className="mt-2 text-sm text-slate">No scope of work yet</p>
            ) : null}
            <ul className="mt-3 text-sm empty:hidden">
              {scopes.map((scope) => (
                <li
                  key={scope.id}
                  className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2"
                >
                  <Link
                    to={
                      scope.state === "draft"
                        ? `${path}/scope/draft`
                        : `${path}/scope?version=${scope.version}`
                    }
                    className="font-semibold text-teal underline underline-offset-4"
                  >
                    Scope, version {scope.version}
                  </Link>
                  <ScopeStateBadge state={scope.state} />
                  <span className="w-full text-slate tabular-nums">
                    {[scope.from && `From ${scope.from}`, scope.total && `${scope.total} a month`]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
          {mayChange ? (
            <>
              <Panel id="history" title="History">
                {history.length === 0 ? <p className="text-sm text-slate">No changes yet</p> : null}
                <ol className="text-sm">
                  {history.slice(0, 12).map(({ id, what, who, at }) => (
                    <li key={id} className="border-t border-line py-2 first:border-t-0">
                      {what}
                      <span className="block text-xs text-slate tabular-nums">
                        {who}, <time dateTime={at.iso}>{at.full}</time>
                      </span>
                    </li>
                  ))}
                </ol>
              </Panel>
              <Panel id="more" title="More">
                <p className="text-sm text-slate">
                  Crews enter the site code to confirm they’re on site. A new code replaces the
                  posted one.
                </p>
                <div className="mt-2 mb-4">
                  <Command fields={{ form: "code" }}>New site code</Command>
                </div>
                <p className="text-sm text-slate">
                  {facility.isArchived
                    ? "Archived: left out of lists. All its records are still here."
                    : "An archived facility is left out of lists. Its records stay, and you can restore it."}
                </p>
                <div className="mt-2">
                  {facility.isArchived ? (
                    <Command fields={{ form: "restore" }}>Restore facility</Command>
                  ) : (
                    <Command fields={{ form: "archive" }}>Archive facility</Command>
                  )}
                </div>
              </Panel>
            </>
          ) : null}
        </div>
      </div>
    </>
  );
}
