import type { LoaderFunctionArgs } from "react-router";
import { requireInsightsPlace } from "#features/insights/insights-place.server.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { audienceOf } from "#platform/http/view-by-area.server.ts";
import { RichText, visuallyHidden } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { CompactLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { compactLinkClass } from "#ui/text-link.ts";
import type { Route } from "./+types/list-page.ts";
import { reportMessages } from "./messages.ts";
import type { ReportListData } from "./monthly-reports.server.ts";
import { readReportList } from "./monthly-reports.server.ts";

/** Newest month first. */
function ReportListScreen({ data: { insightsPath, reports } }: { data: ReportListData }) {
  const { section, list } = useMessages(reportMessages);
  return (
    <>
      <p className="text-sm">
        <CompactLink to={insightsPath}>{list.insights}</CompactLink>
      </p>
      <PageTitle>{section}</PageTitle>
      <p className="mt-2 max-w-[68ch] text-sm text-slate">{list.about}</p>
      {reports.length === 0 ? (
        <p className="mt-6 rounded-lg border border-line bg-white px-6 py-14 text-center">
          {list.noneYet}
        </p>
      ) : (
        <ul className="mt-5 border-b border-line">
          {reports.map(({ id, path, month, place, short }) => (
            <li
              key={id}
              className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto]"
            >
              <div>
                <CompactLink to={path}>{month}</CompactLink>
                <p className="text-sm text-slate">{place}</p>
              </div>
              <p className="max-w-[68ch] text-sm tabular-nums sm:pt-1.5">{short}</p>
              <p className="text-sm">
                <a href={`${path}/report.pdf`} className={compactLinkClass} download>
                  <RichText text={list.pdf({ month })} tags={{ hidden: visuallyHidden }} />
                </a>
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export async function loader(route: LoaderFunctionArgs) {
  const { actor, clientId } = await requireInsightsPlace(route);
  return readReportList(route, { actor, clientId, audience: audienceOf(route) });
}

/** The office looks at the reports of several clients: its titles name them. */
export const meta = pageMetaIn((language, data: ReportListData | undefined) => {
  const { section, ofClient } = reportMessages(language);
  return data?.audience === "staff" ? ofClient({ client: data.clientName }) : section;
});

export default function ListPage({ loaderData }: Route.ComponentProps) {
  return <ReportListScreen data={loaderData} />;
}
