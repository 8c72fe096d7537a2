import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { RichText, visuallyHidden } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { DownloadLink } from "#ui/download-link.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { CompactButtonLink, CompactLink, SmallLink } from "#ui/links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { TableHead } from "#ui/table-head.tsx";
import { smallLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import type { Route } from "./+types/insights-page.ts";
import { type InsightsData, insightsPage } from "./insights-page.server.ts";
import { requireInsightsPlace } from "./insights-place.server.ts";
import { insightMessages } from "./messages.ts";
import { MonthChart } from "./month-chart.tsx";
import { PeriodForm } from "./period-form.tsx";
import type { FigureView } from "./read-insights.server.ts";

export const loader = async (route: LoaderFunctionArgs) =>
  insightsPage(route, await requireInsightsPlace(route));

/** The office looks at the figures of several clients: its titles name them. */
export const meta = pageMetaIn((language, data: InsightsData | undefined) => {
  const { section, ofClient } = insightMessages(language);
  return data?.area === "/office" ? ofClient({ client: data.clientName }) : section;
});

/** The numbers of the chart as a table, in which each month's number leads to its rows. */
function MonthTable({ figure: { label, months } }: { figure: FigureView }) {
  const { screen } = useMessages(insightMessages);
  return (
    <table className="my-2 border-collapse text-sm tabular-nums">
      <caption className="sr-only">{screen.figureByMonth({ figure: label })}</caption>
      <TableHead
        heads={[
          [screen.month, "py-1.5 pr-6 font-semibold"],
          [screen.figure, "py-1.5 pr-6 text-right font-semibold"],
          [screen.of, "py-1.5 text-right font-semibold"],
        ]}
      />
      <tbody>
        {months.map((month) => (
          <tr key={month.month} className="border-b border-line">
            <th scope="row" className="py-1 pr-6 text-left font-normal">
              {month.isWhole ? (
                month.label
              ) : (
                <RichText
                  text={screen.partial({ month: month.label })}
                  tags={{ quiet: (words) => <span className="text-slate">{words}</span> }}
                />
              )}
            </th>
            <td className="py-1 pr-6 text-right font-semibold">{month.text}</td>
            <td className="py-1 text-right">
              {month.to === null ? (
                <span className="text-slate">{month.rows}</span>
              ) : (
                <SmallLink to={month.to}>
                  {month.rows}
                  <span className="sr-only">, {month.label}</span>
                </SmallLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Group = InsightsData["groups"][number];

/** A measure with its figures, one for each method or priority, and their meaning. */
function InsightGroup({ group: { name, label, definition, figures } }: { group: Group }) {
  const isOne = figures.length === 1 && !figures[0]?.part;
  const { screen } = useMessages(insightMessages);
  return (
    <TitledSection
      titleId={`label-${name}`}
      title={label}
      id={name}
      className="grid scroll-mt-20 grid-cols-1 gap-x-12 border-t border-line py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]"
    >
      <div
        className={`grid min-w-0 grid-cols-1 gap-x-10 gap-y-7 max-lg:mt-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 ${isOne ? "" : "sm:grid-cols-2"} ${figures.length === 3 ? "2xl:grid-cols-3" : ""}`}
      >
        {figures.map((figure) => (
          <Figure key={figure.key} figure={figure} isWide={isOne} />
        ))}
        {figures.length === 0 ? (
          <p className="text-sm text-slate max-lg:py-2">{screen.nothingToCount}</p>
        ) : null}
      </div>
      <p className="mt-2 max-w-[68ch] text-sm text-slate lg:col-start-1">{definition}</p>
    </TitledSection>
  );
}

/** The number, what became of it, and what is behind it. */
function Figure({ figure, isWide }: { figure: FigureView; isWide: boolean }) {
  const { label, part, text, of, change, chart, link, plotHeight } = figure;
  const { screen } = useMessages(insightMessages);
  return (
    <div
      className={`grid grid-cols-1 content-start gap-x-10 gap-y-2 ${isWide ? "sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]" : ""}`}
    >
      <div className="min-w-0">
        {part ? <h3 className="text-sm font-semibold">{part}</h3> : null}
        <p className="text-side font-semibold tracking-tight tabular-nums">{text}</p>
        <p className="mt-1 flex items-baseline gap-2 text-sm font-semibold tabular-nums">
          {change.trend === "neither" ? null : (
            <span
              aria-hidden="true"
              className={`size-2.5 shrink-0 rounded-full ${change.trend === "better" ? "bg-teal" : "bg-error"}`}
            />
          )}
          {change.text}
        </p>
        <p className="text-sm text-slate tabular-nums">{of}</p>
      </div>
      <div className="min-w-0">
        {chart ? (
          <div className={figure.months.length < 5 ? "max-w-60" : "max-w-2xl"}>
            <MonthChart chart={chart} label={label} height={plotHeight} />
          </div>
        ) : null}
        <div className="flex flex-wrap items-start gap-x-6">
          <SmallLink to={link.to}>
            <RichText
              text={screen.rowsBehind({ rows: link.text, figure: label })}
              tags={{ hidden: visuallyHidden }}
            />
          </SmallLink>
          <details className="min-w-0">
            <summary className={smallLinkClass}>
              <RichText
                text={screen.byMonth({ figure: label })}
                tags={{ hidden: visuallyHidden }}
              />
            </summary>
            <MonthTable figure={figure} />
          </details>
        </div>
      </div>
    </div>
  );
}

/** The one figure that has no period. */
function OpenByAge({ data: { open, area, clientId, facilityId } }: { data: InsightsData }) {
  const ofClient = area === "/office" ? `?clientId=${clientId}` : "";
  const query = facilityId ? `?facilityId=${facilityId}` : ofClient;
  const { screen } = useMessages(insightMessages);
  const total = open.reduce((sum, { count }) => sum + count, 0);
  return (
    <TitledSection
      titleId="open-by-age"
      title={screen.openNow}
      className="grid grid-cols-1 gap-x-12 border-t border-line py-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr]"
    >
      <div className="grid min-w-0 grid-cols-1 gap-x-10 gap-y-2 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <p className="text-side font-semibold tracking-tight tabular-nums">{total}</p>
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
          <SmallLink to={`${area}/work-orders${query}`}>{screen.openWorkOrders}</SmallLink>
        </div>
      </div>
      <p className="mt-2 max-w-[68ch] text-sm text-slate lg:col-start-1">{screen.openNote}</p>
    </TitledSection>
  );
}

/** Figures come first, each with its meaning and a link to its rows. */
export default function InsightsPage({ loaderData: data }: Route.ComponentProps) {
  const { area, clientId, clientName, path, period, facilityId, groups, periodText } = data;
  const facility: Record<string, string> = facilityId ? { facilityId } : {};
  const { section, screen } = useMessages(insightMessages);
  return (
    <>
      {area === "/office" ? (
        <p className="text-sm">
          <CompactLink to={`/office/clients/${clientId}`}>{clientName}</CompactLink>
        </p>
      ) : null}
      <PageHead title={section}>
        <CompactButtonLink to={`${path}/reports`}>{screen.monthlyReports}</CompactButtonLink>
        <DownloadLink href={`${path}.csv?${new URLSearchParams({ ...period, ...facility })}`}>
          {screen.exportAsCsv}
        </DownloadLink>
      </PageHead>
      <BelowHeadline>
        <PeriodForm data={data} />
        {data.isMisunderstood ? (
          <p role="alert" className="mb-3 rounded-md bg-error-tint p-3 text-sm text-error">
            {screen.misunderstood({ period: periodText })}
          </p>
        ) : null}
        <p className="text-sm text-slate">
          {screen.compared({ period: periodText, before: data.beforeText })}
        </p>
        {data.facilities.length === 0 ? (
          <p className="mt-6 rounded-lg border border-line bg-white px-6 py-14 text-center">
            {screen.noFacility}
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
