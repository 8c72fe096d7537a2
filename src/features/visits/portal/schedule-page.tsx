import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { visitMessages } from "../messages.ts";
import { readSchedule } from "../schedule-screen.server.ts";
import { ScheduleScreen } from "../schedule-screen.tsx";
import { useFreshVisits } from "../use-fresh-visits.ts";
import type { Route } from "./+types/schedule-page.ts";

const path = "/client-portal/schedule";

export async function loader(route: LoaderFunctionArgs) {
  return readSchedule(route, await requireClient(route), path);
}

export const meta = pageMetaIn((language) => visitMessages(language).section);

export default function SchedulePage({ loaderData }: Route.ComponentProps) {
  const { section, visit, calendar } = useMessages(visitMessages);
  useFreshVisits();
  const { filter } = loaderData;
  return (
    <>
      <PageHead title={section}>
        <CompactButtonLink
          to={`/client-portal/work-orders/new?category=extra-service${filter.facilityId ? `&facilityId=${filter.facilityId}` : ""}`}
        >
          {visit.requestExtra}
        </CompactButtonLink>
        <CompactButtonLink to={`${path}/calendar`}>{calendar.add}</CompactButtonLink>
      </PageHead>
      <ScheduleScreen data={loaderData} />
    </>
  );
}
