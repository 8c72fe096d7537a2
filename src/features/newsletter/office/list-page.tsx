import { Form, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { momentOf } from "#platform/document/moment.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { buttonClass } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/list-page.ts";
import { readSubscribers, subscriberFilter } from "./read-subscribers.server.ts";

const aPage = 50;
const path = "/office/subscribers";

export async function loader(route: LoaderFunctionArgs) {
  const filter = subscriberFilter(new URL(route.request.url).searchParams);
  const { rows, ...rest } = await readSubscribers(route, filter, aPage);
  return {
    ...rest,
    filter,
    rows: rows.map(({ id, email, confirmedAt, requestedOnPage, unsubscribedAt }) => ({
      id,
      email,
      requestedOnPage,
      confirmed: momentOf(confirmedAt, "en"),
      unsubscribed: unsubscribedAt && momentOf(unsubscribedAt, "en"),
    })),
  };
}

export const meta = () => pageMeta("Subscribers");

const addressOf = (filter: Record<string, string | undefined>) => {
  const setFilters = Object.entries(filter).filter((one): one is [string, string] =>
    Boolean(one[1]),
  );
  return setFilters.length > 0 ? `${path}?${new URLSearchParams(setFilters)}` : path;
};

/** Confirmed addresses of the newsletter. */
export default function SubscribersPage({ loaderData }: Route.ComponentProps) {
  const { filter, rows, counts, next, mayExport } = loaderData;
  const { words, sort, state } = filter;
  useLiveRead(["subscriber"]);
  const query = addressOf({ words, sort, state }).slice(path.length);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <PageTitle>Subscribers</PageTitle>
        {mayExport ? (
          <a
            href={`${path}/export.csv${query}`}
            className={buttonClass("outline", "", "compact")}
            download
          >
            Export as CSV
          </a>
        ) : null}
      </div>
      <p className="mt-2 text-slate">
        People subscribe and unsubscribe through the links in our emails. There's nothing to answer
        here.
      </p>
      <Form
        method="get"
        role="search"
        key={query}
        className="my-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      >
        <SearchField label="Search addresses" value={words} placeholder="Part of the address" />
        <FilterSelect name="state" label="State" value={state}>
          <option value="subscribed">Subscribed ({counts.subscribed})</option>
          <option value="unsubscribed">Unsubscribed ({counts.unsubscribed})</option>
        </FilterSelect>
        <FilterSelect name="sort" label="Order" value={sort}>
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </FilterSelect>
        <button type="submit" className={buttonClass("primary", "max-sm:col-span-2", "compact")}>
          Find
        </button>
      </Form>
      {rows.length > 0 ? (
        <DataTable caption="Subscribers" rows={rows} columns={columnsFor(state)} />
      ) : (
        <EmptyState
          title={words ? "No address matches" : "No subscribers yet"}
          text={
            words
              ? "Try a shorter part of the address."
              : "Addresses appear here once their owners confirm them."
          }
        />
      )}
      {next ? (
        <p className="mt-6">
          <Link
            to={addressOf({ words, sort, state, after: next })}
            className={buttonClass("outline", "", "compact")}
          >
            {sort === "oldest" ? "Newer" : "Older"}
          </Link>
        </p>
      ) : null}
    </>
  );
}

type SubscriberTableRow = Route.ComponentProps["loaderData"]["rows"][number];

const columnsFor = (state: "subscribed" | "unsubscribed"): Column<SubscriberTableRow>[] => [
  {
    label: "Address",
    isName: true,
    value: ({ email }) => <span className="font-semibold break-words">{email}</span>,
  },
  {
    label: state === "unsubscribed" ? "Left" : "Since",
    cellClass: "text-slate tabular-nums",
    value: ({ unsubscribed, confirmed }) => {
      const moment = unsubscribed ?? confirmed;
      return <time dateTime={moment.iso}>{moment.full}</time>;
    },
  },
  {
    label: "From the page",
    cellClass: "break-words text-slate",
    value: ({ requestedOnPage }) => requestedOnPage,
  },
];
