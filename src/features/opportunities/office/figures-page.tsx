import type { LoaderFunctionArgs } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FilterSelect } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { opportunityMessages } from "../messages.ts";
import { figureDays, figureGroupings, isClosedStage, stages } from "../opportunity-types.ts";
import type { Route } from "./+types/figures-page.ts";
import { type FiguresData, readFiguresPage } from "./opportunity-pages.server.ts";
import { PipelineViews } from "./pipeline-head.tsx";

export const loader = (route: LoaderFunctionArgs) => readFiguresPage(route);

export const meta = pageMetaIn((language) => opportunityMessages(language).figures.title);

type FigureTableRow = FiguresData["rows"][number];

/** Figures about all that came in: the share won, its worth, and the time in each stage. */
export default function FiguresPage({ loaderData: data }: Route.ComponentProps) {
  const { path, by, days, rows } = data;
  const { figures, stages: names } = useMessages(opportunityMessages);
  const group: Column<FigureTableRow> = {
    label: figures.group[by],
    isName: true,
    value: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
  };
  const figure = (label: string, value: Column<FigureTableRow>["value"]) => ({
    label,
    value,
    cellClass: "tabular-nums",
  });
  return (
    <>
      <PageHead title={figures.title}>
        <PipelineViews path={path} view="figures" />
      </PageHead>
      <p className="mt-2 max-w-[68ch] text-sm text-slate">{figures.lead}</p>
      <FilterForm path={`${path}/figures`} filter={{ by, days }} label={figures.title}>
        <FilterSelect name="by" label={figures.results} value={by}>
          {figureGroupings.map((figureGrouping) => (
            <option key={figureGrouping} value={figureGrouping}>
              {figures.groupings[figureGrouping]}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect name="days" label={figures.period} value={String(days)}>
          {figureDays.map((figureDay) => (
            <option key={figureDay} value={figureDay}>
              {figures.days[figureDay]}
            </option>
          ))}
        </FilterSelect>
        <FindButton className="max-sm:col-span-2" />
      </FilterForm>
      {rows.length === 0 ? (
        <EmptyState title={figures.none} text={figures.noneText} />
      ) : (
        <>
          <h2 className="mt-2 text-base font-semibold tracking-snug">{figures.results}</h2>
          <DataTable
            caption={figures.results}
            className="mt-2"
            rows={rows}
            columns={[
              group,
              figure(figures.opened, ({ opened }) => opened),
              figure(figures.won, ({ won }) => won),
              figure(figures.lost, ({ lost }) => lost),
              figure(figures.winRate, ({ winRate }) => winRate),
              figure(figures.wonValue, ({ wonValue }) => wonValue),
              figure(figures.openValue, ({ openValue }) => openValue),
              figure(figures.inTime, ({ inTime }) => inTime),
            ]}
          />
          <h2 className="mt-9 text-base font-semibold tracking-snug">{figures.times}</h2>
          <p className="mt-1 text-sm text-slate">{figures.timesHelp}</p>
          <DataTable
            caption={figures.times}
            className="mt-2"
            rows={rows}
            columns={[
              group,
              ...stages.flatMap((stage, index) =>
                isClosedStage(stage) ? [] : figure(names[stage], ({ times }) => times[index]),
              ),
            ]}
          />
        </>
      )}
    </>
  );
}
