import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { AreaList } from "../area-list.tsx";
import { ContactsPanel, FactsPanel, HoursPanel } from "../facility-panels.tsx";
import { facilityMessages } from "../messages.ts";
import { RecordLinks } from "../record-links.tsx";
import { useLiveFacility } from "../use-live-facility.ts";
import type { Route } from "./+types/facility-page.ts";
import { readFacilityPage } from "./facility-page.server.ts";
import { Header } from "./header.tsx";

export const loader = (route: LoaderFunctionArgs) => readFacilityPage(route, route.params.id);

export const meta = pageMetaIn(
  (language, data: Awaited<ReturnType<typeof loader>> | undefined) =>
    data?.facility.name ?? facilityMessages(language).one,
);

/** Clients see what the company knows about a facility, so that they can report mistakes. */
export default function FacilityPage({ loaderData }: Route.ComponentProps) {
  const { facility, path, floors, summary, links, panels } = loaderData;
  const { areas } = useMessages(facilityMessages);
  useLiveFacility(facility.id);
  return (
    <>
      <Header facility={facility} path={path} />
      <RecordLinks links={links} />
      <div className="mt-6 grid gap-4 lg:grid-cols-2">
        <FactsPanel facility={facility} />
        <HoursPanel facility={facility} />
        <div className="lg:col-span-2">
          <ContactsPanel facility={facility} />
        </div>
        <div className="scroll-mt-6 empty:hidden lg:col-span-2">
          <RecordPanel name="startUpPlan" panels={panels} />
        </div>
      </div>
      <TitledSection titleId="areas-title" title={areas.title} className="mt-10">
        <p className="mt-1 mb-5 text-sm text-slate tabular-nums">{summary}</p>
        <AreaList floors={floors} />
      </TitledSection>
    </>
  );
}
