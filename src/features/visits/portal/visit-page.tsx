import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { readRecordPanels } from "#platform/record-panels/record-panels.server.ts";
import { ActionLink, CompactButtonLink } from "#ui/links.tsx";
import { visitMessages } from "../messages.ts";
import { useFreshVisits } from "../use-fresh-visits.ts";
import { readVisit, type VisitData } from "../visit-detail.server.ts";
import { VisitScreen } from "../visit-screen.tsx";
import type { Route } from "./+types/visit-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireClient(route);
  const visit = await readVisit(route, actor, route.params.id);
  await recordOpened(route, actor, "visit", visit.id);
  const panels = await readRecordPanels(route, actor, { kind: "visit", id: visit.id });
  return { visit, panels };
}

export const meta = pageMetaIn((language, data: { visit: VisitData } | undefined) =>
  data ? `${data.visit.facilityName}, ${data.visit.day}` : visitMessages(language).one,
);

const newOrder = "/client-portal/work-orders/new";

export default function VisitPage({ loaderData: { visit, panels } }: Route.ComponentProps) {
  const { section, visit: texts } = useMessages(visitMessages);
  useFreshVisits();
  return (
    <>
      <p className="mb-2 text-sm">
        <ActionLink to={`/client-portal/schedule?on=${visit.date}`}>{section}</ActionLink>
      </p>
      <VisitScreen
        visit={visit}
        filesPath="/client-portal/files"
        messages={<RecordPanel name="threads" panels={panels} />}
      >
        <p className="mt-6 flex flex-wrap gap-3 border-y border-line py-4">
          {visit.state === "scheduled" ? (
            <CompactButtonLink to={`${newOrder}?visit=${visit.id}&category=schedule-change`}>
              {texts.requestChange}
            </CompactButtonLink>
          ) : null}
          <CompactButtonLink to={`${newOrder}?visit=${visit.id}&category=extra-service`}>
            {texts.requestExtra}
          </CompactButtonLink>
        </p>
        <RecordPanel name="visitRequests" panels={panels} />
      </VisitScreen>
    </>
  );
}
