import X from "@lucide/icons/icons/x";
import { Link, type LoaderFunctionArgs, useSubmit } from "react-router";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import type { Language } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { DownloadLink } from "#ui/download-link.tsx";
import { Drawing } from "#ui/drawing.tsx";
import { clearFilters, EmptyState } from "#ui/empty-state.tsx";
import { AssigneeFilter, FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { FilterForm, FindButton } from "#ui/form/filter-form.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { submissionMessages } from "../messages.ts";
import type { Route } from "./+types/list-page.ts";
import { type ListData, readList } from "./list-page.server.ts";
import { MoreFilters, Tabs } from "./more-filters.tsx";
import { filterAddress, type ListFilter } from "./read-filter.ts";
import { SubmissionTable } from "./submission-table.tsx";
import { useLiveList } from "./use-live-list.ts";

function ListFilters(data: ListData) {
  const { view, filter, assignees } = data;
  const { state, assigned, words, sort } = filter;
  const submit = useSubmit();
  const { kinds, list } = useMessages(submissionMessages);
  return (
    <FilterForm
      path={view.path}
      filter={filter}
      hidden={{ state: state === "open" ? undefined : state }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(filledIn(event.currentTarget), { action: view.path });
      }}
    >
      <SearchField
        label={kinds[view.kind].search}
        value={words}
        placeholder={list.searchPlaceholder}
      />
      <AssigneeFilter value={assigned} assignees={assignees} texts={list} />
      <FilterSelect name="sort" label={list.order} value={sort}>
        <option value="newest">{list.newestFirst}</option>
        <option value="oldest">{list.oldestFirst}</option>
      </FilterSelect>
      <FindButton className="max-sm:col-span-2" />
      <MoreFilters {...data} />
    </FilterForm>
  );
}

/** Leaves out empty fields, so that the address has only what narrows the list. */
function filledIn(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value !== "") fields.append(name, value);
  if (fields.get("sort") === "newest") fields.delete("sort");
  return fields;
}

type Given = Pick<ListData, "view" | "filter" | "assignees" | "categories">;

/** Each active filter has a link that removes it, and one more link removes all. */
function ActiveFilters(data: Given) {
  const { view, filter } = data;
  const language = useLanguage();
  const { activeFilters: messages } = submissionMessages(language);
  const active = activeFilters(data, language);
  if (active.length === 0) return null;
  const without = (over: Partial<ListFilter>) =>
    view.path + filterAddress({ ...filter, ...over, after: undefined });
  return (
    <ul aria-label={messages.filters} className="mb-4 flex flex-wrap items-center gap-2 text-sm">
      {active.map(({ name, text }) => (
        <li key={name} className="min-w-0">
          <Link
            to={without({ [name]: undefined })}
            aria-label={messages.remove({ filter: text })}
            className="flex min-h-11 max-w-full items-center gap-2 rounded-full bg-tint px-3.5 font-medium hover:bg-sand sm:min-h-9"
          >
            <span className="truncate" data-tooltip="">
              {text}
            </span>
            <Drawing icon={X} className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={view.path + filterAddress({ state: filter.state, sort: filter.sort })}
          className="flex min-h-11 items-center px-2 font-semibold text-teal underline-offset-4 hover:underline sm:min-h-9"
        >
          {messages.clear}
        </Link>
      </li>
    </ul>
  );
}

function activeFilters({ view, filter, assignees, categories }: Given, language: Language) {
  const { kinds, activeFilters: messages } = submissionMessages(language);
  const { words, assigned, received, category, from, to } = filter;
  const labelOf = (value: string) =>
    categories.find((category) => category.value === value)?.label ?? value;
  const person = assignees.find(({ id }) => id === assigned)?.name;
  const owner =
    assigned === "me" || assigned === "nobody"
      ? messages[assigned]
      : person === undefined
        ? messages.someoneElse
        : messages.assignedTo({ person });
  const texts = {
    words: words && messages.words({ words }),
    assigned: assigned && owner,
    received: received && messages.received[received],
    category:
      category &&
      messages.category({ category: kinds[view.kind].category, value: labelOf(category) }),
    from: from && messages.receivedFrom({ day: dayWithYear(from, language) }),
    to: to && messages.receivedThrough({ day: dayWithYear(to, language) }),
  };
  return Object.entries(texts).flatMap(([name, text]) => (text ? [{ name, text }] : []));
}

export const loader = (route: LoaderFunctionArgs) => readList(route);

export const meta = pageMetaIn((language, data: ListData | undefined) => {
  const { kinds, office } = submissionMessages(language);
  return data ? kinds[data.view.kind].title : office;
});

/** Submissions that wait come first, below them those that can be searched. */
export default function ListPage({ loaderData }: Route.ComponentProps) {
  const { view, filter, next, mayExport } = loaderData;
  const { counts, rows, newer, arrived, show } = useLiveList(loaderData);
  const language = useLanguage();
  const { kinds, list } = submissionMessages(language);
  const isNarrowed = activeFilters(loaderData, language).length > 0;
  return (
    <>
      <PageHead title={kinds[view.kind].title}>
        {mayExport ? (
          <DownloadLink
            href={`${view.path}/export.csv${filterAddress({ ...filter, after: undefined })}`}
          >
            {list.exportAsCsv}
          </DownloadLink>
        ) : null}
      </PageHead>
      <Tabs path={view.path} filter={filter} counts={counts} />
      <ListFilters {...loaderData} />
      <ActiveFilters {...loaderData} />
      {/* New rows are only announced above the list, so that none moves what somebody is reading. */}
      <div role="status" className="empty:hidden">
        {newer > 0 ? (
          <button
            type="button"
            onClick={show}
            className="mb-3 flex min-h-11 w-full items-center justify-center gap-2 rounded-md bg-tint text-sm font-semibold text-teal"
          >
            <span aria-hidden="true" className="size-2 rounded-full bg-dawn" />
            {list.arrived({ count: newer })}
          </button>
        ) : null}
      </div>
      {rows.length > 0 ? (
        <SubmissionTable view={view} search={filterAddress(filter)} rows={rows} arrived={arrived} />
      ) : (
        <Nothing view={view} isNarrowed={isNarrowed} total={counts.all} state={filter.state} />
      )}
      <PageLinks
        first={filter.after && view.path + filterAddress({ ...filter, after: undefined })}
        next={next && view.path + filterAddress({ ...filter, after: next })}
        nextText={filter.sort === "oldest" ? list.newer : list.older}
      />
    </>
  );
}

interface NothingProps {
  view: Route.ComponentProps["loaderData"]["view"];
  isNarrowed: boolean;
  total: number;
  state: string;
}

/** "None yet" and "nothing matches" ask for different things. */
function Nothing({ view, isNarrowed, total, state }: NothingProps) {
  const { kinds, list } = useMessages(submissionMessages);
  const kind = kinds[view.kind];
  const [title, text] = isNarrowed
    ? [kind.noMatch, list.fewerFilters]
    : total === 0
      ? [kind.noneYet, kind.first]
      : state === "open"
        ? [list.allAnswered, kind.noneWaiting]
        : [kind.noneHere, list.noneInState];
  return (
    <EmptyState title={title} text={text} link={isNarrowed ? clearFilters(view.path) : undefined} />
  );
}
