import type { LoaderFunctionArgs } from "react-router";
import { Link } from "react-router";
import { pageMeta } from "#platform/document/page-meta.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { readSchedule } from "../schedule.server.ts";
import { ScheduleScreen } from "../schedule-screen.tsx";
import { useFreshVisits } from "../use-fresh-visits.ts";
import type { Route } from "./+types/schedule-page.ts";

const path = "/client-portal/schedule";

export async function loader(route: LoaderFunctionArgs) {
  return readSchedule(route, await requireClient(route), path);
}

export const meta = () => pageMeta("Schedule");

/** When crews come, and whether they came. */
export default function SchedulePage({ loaderData }: Route.ComponentProps) {
  useFreshVisits();
  const { filter } = loaderData;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>Schedule</PageTitle>
        <div className="flex flex-wrap gap-3">
          <Link
            to={`/client-portal/work-orders/new?category=extra-service${filter.facilityId ? `&facilityId=${filter.facilityId}` : ""}`}
            className={buttonClass("outline", "", "compact")}
          >
            Request an extra visit
          </Link>
          <Link to={`${path}/calendar`} className={buttonClass("outline", "", "compact")}>
            Add to your calendar
          </Link>
        </div>
      </div>
      <ScheduleScreen data={loaderData} />
    </>
  );
}
