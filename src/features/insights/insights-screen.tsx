import { Link } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { InsightGroup } from "./insight-group.tsx";
import type { InsightsData } from "./insights.server.ts";
import { linkClass } from "./month-table.tsx";
import { PeriodForm } from "./period-form.tsx";

/** The one figure that has no period. */
function OpenByAge({ data: { open, area, clientId, facilityId } }: { data: InsightsData }) {
  const ofClient = area === "/office" ? `?clientId=${clientId}` : "";
  const query = facilityId ? `?facilityId=${facilityId}` : ofClient;
  const all = open.reduce((sum, { count }) => sum + count, 0);
  return (
    <section
      aria-labelledby="open-by-age"
      className="grid grid-cols-1 gap-x-12 border-t border-line py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]"
    >
      <h2 id="open-by-age" className="text-subtitle font-semibold tracking-snug">
        Open work orders now
      </h2>
      <div className="grid min-w-0 grid-cols-1 gap-x-10 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <p className="text-side font-semibold tracking-tight tabular-nums">{all}</p>
        <div className="min-w-0">
          <dl className="max-w-sm text-sm">
            {open.map(({ label, count }) => (
              <div
                key={label}
                className="flex justify-between gap-4 border-b border-line py-1.5 tabular-nums"
              >
                <dt>{label}</dt>
                <dd className="font-semibold">{count}</dd>
              </div>
            ))}
          </dl>
          <Link to={`${area}/work-orders${query}`} className={linkClass}>
            Open work orders
          </Link>
        </div>
      </div>
      <p className="mt-2 max-w-[68ch] text-sm text-slate lg:col-start-1">
        Work orders on which work is still expected at this moment, whatever the period, by the time
        since they were asked for.
      </p>
    </section>
  );
}

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
