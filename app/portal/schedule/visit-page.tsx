import type { LoaderFunctionArgs } from "react-router";
import { Link } from "react-router";
import { requireClient } from "#app/http/actor.server.ts";
import { recordOpened } from "#app/http/opened-record.server.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { useFreshVisits } from "../../visits/use-fresh-visits.ts";
import { readVisit } from "../../visits/visit-detail.server.ts";
import { VisitScreen } from "../../visits/visit-screen.tsx";
import type { Route } from "./+types/visit-page.ts";

export async function loader(route: LoaderFunctionArgs) {
  const actor = await requireClient(route);
  const visit = await readVisit(route, actor, route.params.id);
  await recordOpened(route, actor, "visit", visit.id);
  return visit;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `${loaderData.facilityName}, ${loaderData.day}` : "Visit");

/** Whether they came, what was done, and what kept them from it. */
export default function VisitPage({ loaderData }: Route.ComponentProps) {
  useFreshVisits();
  return (
    <>
      <p className="mb-2 text-sm">
        <Link
          to={`/client-portal/schedule?on=${loaderData.date}`}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          Schedule
        </Link>
      </p>
      <VisitScreen visit={loaderData} />
    </>
  );
}
