import type { LoaderFunctionArgs } from "react-router";
import { Link } from "react-router";
import { clientMessages } from "#features/messages/portal/client-messages.server.ts";
import { readRecordThreads } from "#features/messages/record-threads.server.ts";
import { RecordThreads } from "#features/messages/record-threads.tsx";
import { readVisitRequests } from "#features/work-orders/visit-requests.server.ts";
import { VisitRequests } from "#features/work-orders/visit-requests.tsx";
import { pageMeta } from "#platform/document/page-meta.ts";
import { requireClient } from "#platform/http/actor.server.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { buttonClass } from "#ui/button.tsx";
import { useFreshVisits } from "../use-fresh-visits.ts";
import { readVisit } from "../visit-detail.server.ts";
import { VisitScreen } from "../visit-screen.tsx";
import type { Route } from "./+types/visit-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireClient(route);
  const visit = await readVisit(route, actor, route.params.id);
  await recordOpened(route, actor, "visit", visit.id);
  const about = { kind: "visit", id: visit.id } as const;
  return {
    visit,
    requests: await readVisitRequests(route, actor, visit.id),
    threads: await readRecordThreads(route, actor, clientMessages.path, about),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `${loaderData.visit.facilityName}, ${loaderData.visit.day}` : "Visit");

const newOrder = "/client-portal/work-orders/new";

/** Whether they came, what was done, and what kept them from it. */
export default function VisitPage({
  loaderData: { visit, requests, threads },
}: Route.ComponentProps) {
  useFreshVisits();
  return (
    <>
      <p className="mb-2 text-sm">
        <Link
          to={`/client-portal/schedule?on=${visit.date}`}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          Schedule
        </Link>
      </p>
      <VisitScreen
        visit={visit}
        filesPath="/client-portal/files"
        messages={<RecordThreads threads={threads} />}
      >
        <p className="mt-6 flex flex-wrap gap-3 border-y border-line py-4">
          {visit.state === "scheduled" ? (
            <Link
              to={`${newOrder}?visit=${visit.id}&category=schedule-change`}
              className={buttonClass("outline", "", "compact")}
            >
              Request a change
            </Link>
          ) : null}
          <Link
            to={`${newOrder}?visit=${visit.id}&category=extra-service`}
            className={buttonClass("outline", "", "compact")}
          >
            Request an extra visit
          </Link>
        </p>
        <VisitRequests requests={requests} path="/client-portal/work-orders" />
      </VisitScreen>
    </>
  );
}
