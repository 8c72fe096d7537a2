import { Link, type LoaderFunctionArgs } from "react-router";
import { PipelineViews } from "#features/opportunities/office/pipeline-head.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { DownloadLink } from "#ui/download-link.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { TallTextLink } from "#ui/links.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { companyFilterAddress, companySorts, companyStates, isNarrowed } from "../company-types.ts";
import { companyMessages } from "../messages.ts";
import type { Route } from "./+types/list-page.ts";
import { type CompanyListData, readCompanyList } from "./company-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readCompanyList(route);

export const meta = pageMetaIn((language) => companyMessages(language).title);

/** Companies that have asked, or that somebody has entered, with what became of it. */
export default function CompanyListPage({ loaderData: data }: Route.ComponentProps) {
  const { path, filter, rows, next } = data;
  const { title, list, duplicates } = useMessages(companyMessages);
  useLiveRead(["prospect-company", "opportunity"]);
  const to = (over: Partial<typeof filter>) =>
    path + companyFilterAddress({ ...filter, after: undefined, ...over });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>{title}</PageTitle>
        <div className="flex flex-wrap items-center gap-3">
          <PipelineViews path="/office/pipeline" view="companies" />
          {data.mayExport ? (
            <DownloadLink
              href={`${path}/export.csv${companyFilterAddress({ ...filter, after: undefined })}`}
            >
              {list.exportAsCsv}
            </DownloadLink>
          ) : null}
        </div>
      </div>
      <ListFilters filter={filter} path={path} />
      <p className="mb-2 text-sm">
        <TallTextLink to={`${path}/duplicates`}>{duplicates.title}</TallTextLink>
      </p>
      {rows.length > 0 ? (
        <CompanyTable data={data} />
      ) : (
        <EmptyState
          title={isNarrowed(filter) ? list.noMatch : list.noneYet}
          text={isNarrowed(filter) ? list.tryFewer : list.noneYetText}
          link={isNarrowed(filter) ? clearFilters(path) : undefined}
        />
      )}
      <PageLinks
        first={filter.after && to({})}
        next={next && to({ after: next })}
        nextText={list.next}
      />
    </>
  );
}

function ListFilters({ filter, path }: Pick<CompanyListData, "filter" | "path">) {
  const { list } = useMessages(companyMessages);
  return (
    <FilterForm path={path} filter={filter}>
      <SearchField label={list.search} value={filter.words} placeholder={list.searchPlaceholder} />
      <FilterSelect
        name="state"
        label={list.state}
        value={filter.state}
        all={list.anyState}
        of={companyStates.map((state) => ({ id: state, name: list.states[state] }))}
      />
      <FilterSelect name="sort" label={list.order} value={filter.sort}>
        {companySorts.map((sort) => (
          <option key={sort} value={sort}>
            {list.sorts[sort]}
          </option>
        ))}
      </FilterSelect>
      <FindButton clear={isNarrowed(filter) ? path : undefined} />
    </FilterForm>
  );
}

function CompanyTable({ data: { path, rows } }: { data: CompanyListData }) {
  const { title, list } = useMessages(companyMessages);
  const columns: Column<CompanyListData["rows"][number]>[] = [
    {
      label: list.company,
      isName: true,
      className: "sm:min-w-44",
      value: ({ id, name, isAlike }) => (
        <>
          <Link
            to={`${path}/${id}`}
            data-row-link
            className="stretched font-semibold wrap-anywhere"
          >
            {name}
          </Link>
          {isAlike ? <span className="block text-xs text-slate">{list.alike}</span> : null}
        </>
      ),
    },
    {
      label: list.contact,
      className: "sm:min-w-32",
      value: ({ contact, moreContacts }) =>
        contact === undefined ? null : (
          <>
            <span className="wrap-anywhere">{contact}</span>
            {moreContacts > 0 ? (
              <span className="block text-xs text-slate max-sm:ml-1 max-sm:inline">
                {list.moreContacts({ count: moreContacts })}
              </span>
            ) : null}
          </>
        ),
    },
    { label: list.phone, cellClass: "tabular-nums", value: ({ phone }) => phone },
    {
      label: list.opportunities,
      cellClass: "tabular-nums",
      value: ({ asked, open, won }) =>
        [
          ...(open > 0 ? [list.openCount({ count: open })] : []),
          ...(won > 0 ? [list.wonCount({ count: won })] : []),
          ...(asked > open + won ? [list.askedCount({ count: asked })] : []),
        ].join(", "),
    },
    { label: list.aMonth, cellClass: "tabular-nums", value: ({ value }) => value },
    {
      label: list.added,
      cellClass: "tabular-nums",
      value: ({ added }) => <time dateTime={added.iso}>{added.short}</time>,
    },
  ];
  return <DataTable caption={title} rows={rows} columns={columns} />;
}
