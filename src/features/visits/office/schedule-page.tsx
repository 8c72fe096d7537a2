import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { visitMessages } from "../messages.ts";
import { readSchedule } from "../schedule-screen.server.ts";
import { ScheduleScreen } from "../schedule-screen.tsx";
import { useFreshVisits } from "../use-fresh-visits.ts";
import type { Route } from "./+types/schedule-page.ts";
import { requireScheduleReader, schedulePath } from "./schedule-page.server.ts";

export async function loader(route: LoaderFunctionArgs) {
  const { actor } = await requireScheduleReader(route);
  return { schedule: await readSchedule(route, actor, schedulePath) };
}

export const meta = pageMetaIn((language) => visitMessages(language).section);

/** The visits of all facilities that the reader looks after. */
export default function SchedulePage({ loaderData: { schedule } }: Route.ComponentProps) {
  const { section, planVisits } = useMessages(visitMessages);
  useFreshVisits();
  return (
    <>
      <PageHead title={section}>
        <CompactButtonLink to={`${schedule.path}/series`} look="primary">
          {planVisits}
        </CompactButtonLink>
      </PageHead>
      <ScheduleScreen data={schedule} />
    </>
  );
}
