import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { InsightGroup } from "./insight-group.tsx";
import type { InsightsData } from "./insights.server.ts";
import { OpenByAge } from "./open-by-age.tsx";
import { PeriodForm } from "./period-form.tsx";

/** How well it went over a period: the figures first, each with what it means and is made of. */
export function InsightsScreen({ data }: { data: InsightsData }) {
  const { area, clientId, clientName, path, period, facilityId, groups, periodText } = data;
  const facility: Record<string, string> = facilityId ? { facilityId } : {};
  return (
    <>
      {area === "/office" ? (
        <p className="text-sm">
          <Link
            to={`/office/clients/${clientId}`}
            className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline sm:min-h-8"
          >
            {clientName}
          </Link>
        </p>
      ) : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>Insights</PageTitle>
        <div className="flex flex-wrap gap-3">
          <Link to={`${path}/reports`} className={buttonClass("outline", "", "compact")}>
            Monthly reports
          </Link>
          <a
            href={`${path}.csv?${new URLSearchParams({ ...period, ...facility })}`}
            className={buttonClass("outline", "", "compact")}
            download
          >
            Export as CSV
          </a>
        </div>
      </div>
      <BelowHeadline>
        <PeriodForm data={data} />
        <p className="text-sm text-slate">
          {periodText}, beside the period before: {data.beforeText}
        </p>
        {data.facilities.length === 0 ? (
          <p className="mt-6 rounded-lg border border-line bg-white px-6 py-14 text-center">
            There is no facility in service to count for.
          </p>
        ) : (
          <div className="mt-5 border-b border-line">
            {groups.map((group) => (
              <InsightGroup key={group.name} group={group} />
            ))}
            <OpenByAge data={data} />
          </div>
        )}
      </BelowHeadline>
    </>
  );
}
