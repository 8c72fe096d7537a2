/** The board and the list share title, filters, and the link to each other. */
import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { FoldedFilters } from "#ui/form/folded-filters.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { opportunityMessages } from "../messages.ts";
import {
  isNarrowed,
  type OpportunityFilter,
  opportunityFilterAddress,
  opportunitySorts,
} from "../opportunity-types.ts";

interface PipelineHeadProps {
  data: {
    path: string;
    filter: OpportunityFilter;
    owners: readonly { id: string; name: string }[];
    sources: readonly string[];
    mayChange: boolean;
    mayExport: boolean;
  };
  view: "board" | "list";
}

export function PipelineHead({ data, view }: PipelineHeadProps) {
  const { path, filter, mayChange, mayExport } = data;
  const { section, list, add } = useMessages(opportunityMessages);
  const exported = opportunityFilterAddress({ ...filter, after: undefined });
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>{section}</PageTitle>
        <div className="flex flex-wrap items-center gap-3">
          <PipelineViews path={path} filter={filter} view={view} />
          {mayExport ? (
            <a
              href={`${path}/export.csv${exported}`}
              className={buttonClass("outline", "", "compact")}
              download
            >
              {list.exportAsCsv}
            </a>
          ) : null}
          {mayChange ? (
            <Link to={`${path}/new`} className={buttonClass("primary", "", "compact")}>
              {add}
            </Link>
          ) : null}
        </div>
      </div>
      <Filters data={data} view={view} />
    </>
  );
}

interface PipelineViewsProps {
  path: string;
  /** Kept from the board to the list and back. */
  filter?: OpportunityFilter;
  view: "board" | "list" | "companies" | "figures";
}

/** The same opportunities as a board, as a table, by company, and counted. */
export function PipelineViews({ path, filter, view }: PipelineViewsProps) {
  const { views } = useMessages(opportunityMessages);
  const search = filter
    ? opportunityFilterAddress({
        ownerId: filter.ownerId,
        source: filter.source,
        due: filter.due,
        words: filter.words,
      })
    : "";
  const addresses = {
    board: path + search,
    list: `${path}/list${search}`,
    companies: "/office/prospects",
    figures: `${path}/figures`,
  };
  return (
    <nav aria-label={views.label} className="flex flex-wrap rounded-md border border-field">
      {(["board", "list", "companies", "figures"] as const).map((viewName) => (
        <Link
          key={viewName}
          to={addresses[viewName]}
          aria-current={viewName === view ? "page" : undefined}
          className="flex min-h-11 items-center px-2 text-sm sm:px-4 font-semibold text-slate first:rounded-l-md last:rounded-r-md hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-ink"
        >
          {views[viewName]}
        </Link>
      ))}
    </nav>
  );
}

function Filters({ data, view }: PipelineHeadProps) {
  const { filter, owners, sources } = data;
  const { tab, ownerId, source, due, words, sort } = filter;
  const { list } = useMessages(opportunityMessages);
  const path = view === "board" ? data.path : `${data.path}/list`;
  return (
    <FilterForm
      path={path}
      filter={filter}
      hidden={{ tab: view === "board" || tab === "open" ? undefined : tab }}
    >
      <SearchField label={list.search} value={words} placeholder={list.searchPlaceholder} />
      <FoldedFilters values={[ownerId, source, due]}>
        <FilterSelect
          name="ownerId"
          label={list.owner}
          value={ownerId}
          all={list.anyOwner}
          of={owners}
        >
          <option value="nobody">{list.noOwner}</option>
        </FilterSelect>
        <FilterSelect name="due" label={list.due} value={due} all={list.anyDue}>
          <option value="answer">{list.dueAnswer}</option>
          <option value="next-step">{list.dueNextStep}</option>
        </FilterSelect>
        {sources.length > 0 ? (
          <FilterSelect
            name="source"
            label={list.source}
            value={source}
            all={list.anySource}
            of={sources.map((name) => ({ id: name, name }))}
          />
        ) : null}
        {view === "list" ? (
          <FilterSelect name="sort" label={list.order} value={sort}>
            {opportunitySorts.map((opportunitySort) => (
              <option key={opportunitySort} value={opportunitySort}>
                {list.sorts[opportunitySort]}
              </option>
            ))}
          </FilterSelect>
        ) : null}
      </FoldedFilters>
      <FindButton
        clear={isNarrowed(filter) ? path + opportunityFilterAddress({ tab, sort }) : undefined}
      />
    </FilterForm>
  );
}
