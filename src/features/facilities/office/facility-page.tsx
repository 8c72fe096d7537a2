import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import * as z from "zod/mini";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { listHistory } from "#platform/history/history.server.ts";
import { handleFormOnce } from "#platform/http/form-once.server.ts";
import { redirectAfterPost } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { TextLink } from "#ui/links.tsx";
import { areaSummary, listAreas } from "../areas/change-areas.server.ts";
import { archiveFacility, renewSiteCode, restoreFacility } from "../change-facility.server.ts";
import { ContactsPanel, FactsPanel, HoursPanel } from "../facility-panels.tsx";
import { facilityMessages } from "../messages.ts";
import { Panel } from "../panel.tsx";
import { recordLinks } from "../record-links.server.ts";
import { RecordLinks } from "../record-links.tsx";
import type { Route } from "./+types/facility-page.ts";
import {
  facilityProblems,
  requireEditableFacility,
  requireFacility,
} from "./facility-page.server.ts";
import { Header } from "./header.tsx";
import { historyOf } from "./history.server.ts";
import { facilityOfficeMessages } from "./messages.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, page } = await requireFacility(route);
  const [panels, areas, history] = await Promise.all([
    readRecordPanels(route, actor, { kind: "facility", id: facility.id }),
    listAreas(db, actor, facility.id),
    page.mayChange ? listHistory(db, "facility", facility.id) : [],
  ]);
  return {
    ...page,
    panels,
    links: recordLinks(actor, { facilityId: facility.id }),
    areas: areaSummary(
      areas.filter(({ archivedAt }) => archivedAt === null),
      actor.language,
    ),
    history: historyOf(history, actor.language),
  };
}

const schema = z.object({ form: z.enum(["archive", "restore", "code"]) });

export async function action(route: ActionFunctionArgs) {
  const { actor, db, facility, path } = await requireEditableFacility(route);
  return handleFormOnce(
    route,
    { form: "facility", schema, actor, db },
    async ({ form }, refuse, db) => {
      const act = { archive: archiveFacility, restore: restoreFacility, code: renewSiteCode }[form];
      const result = await act({ db }, actor, facility.id);
      return result.ok
        ? redirectAfterPost(path)
        : refuse(409, facilityProblems(actor.language)[result.reason]);
    },
  );
}

export const meta = pageMetaIn(
  (language, data: Awaited<ReturnType<typeof loader>> | undefined) =>
    data?.facility.name ?? facilityMessages(language).one,
);

/** One facility: facts left, what is cleaned and what was changed right. */
export default function FacilityPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { facility, path, mayChange, areas, history, links, panels } = loaderData;
  const home = mayChange ? path : undefined;
  const messages = useMessages(facilityOfficeMessages).facility;
  return (
    <>
      <Header facility={facility} path={path} />
      <RecordLinks links={links} />
      <PageProblem text={answer?.problem} />
      <div className="mt-6 grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-4">
          <FactsPanel facility={facility} home={home} />
          <HoursPanel facility={facility} home={home} />
          <ContactsPanel facility={facility} home={home} />
        </div>
        <div className="grid min-w-0 gap-4">
          <RecordPanel name="startUpPlan" panels={panels} />
          <Panel id="work" title={messages.whatWeClean}>
            <p className="text-sm tabular-nums">
              <TextLink to={`${path}/areas`}>{areas}</TextLink>
            </p>
            <RecordPanel name="scope" panels={panels} />
          </Panel>
          {mayChange ? (
            <>
              <Panel id="history" title={messages.history}>
                {history.length === 0 ? (
                  <p className="text-sm text-slate">{messages.noChanges}</p>
                ) : null}
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
              <Panel id="more" title={messages.more}>
                <p className="text-sm text-slate">{messages.siteCodeNote}</p>
                <div className="mt-2 mb-4">
                  <Command fields={{ form: "code" }}>{messages.newSiteCode}</Command>
                </div>
                <p className="text-sm text-slate">
                  {facility.isArchived ? messages.isArchivedNote : messages.archiveNote}
                </p>
                <div className="mt-2">
                  {facility.isArchived ? (
                    <Command fields={{ form: "restore" }}>{messages.restore}</Command>
                  ) : (
                    <Command fields={{ form: "archive" }}>{messages.archive}</Command>
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
