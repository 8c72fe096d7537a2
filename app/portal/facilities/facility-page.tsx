import type { LoaderFunctionArgs } from "react-router";
import { listAreas } from "#domain/facilities/areas/list-areas.ts";
import { pageMeta } from "../../document/page-meta.ts";
import { AreaList } from "../../facilities/area-list.tsx";
import { ContactsPanel, FactsPanel, HoursPanel } from "../../facilities/facility-panels.tsx";
import { areaSummary, shownFloors } from "../../facilities/shown-areas.server.ts";
import { shownFacility } from "../../facilities/shown-facility.server.ts";
import { useLiveFacility } from "../../facilities/use-live-facility.ts";
import type { Route } from "./+types/facility-page.ts";
import { enterFacility } from "./client-facility.server.ts";
import { Header } from "./header.tsx";

export async function loader(route: LoaderFunctionArgs) {
  const { actor, db, facility, path } = await enterFacility(route, route.params.id);
  const areas = (await listAreas(db, actor, facility.id)).filter(({ archivedAt }) => !archivedAt);
  return {
    ...{ path, facility: shownFacility(facility) },
    floors: shownFloors(areas),
    summary: areaSummary(areas),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData?.facility.name ?? "Facility");

/** What the company knows of a facility: its people can tell where something is wrong. */
export default function FacilityPage({ loaderData }: Route.ComponentProps) {
  const { facility, path, floors, summary } = loaderData;
  useLiveFacility(facility.id);
  return (
    <>
      <Header facility={facility} path={path} />
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        <FactsPanel facility={facility} />
        <HoursPanel facility={facility} />
        <div className="lg:col-span-2">
          <ContactsPanel facility={facility} />
        </div>
      </div>
      <section aria-labelledby="areas-title" className="mt-10">
        <h2 id="areas-title" className="text-subtitle font-semibold tracking-snug">
          Areas
        </h2>
        <p className="mt-1 mb-5 text-sm text-slate tabular-nums">{summary}</p>
        <AreaList floors={floors} />
      </section>
    </>
  );
}
