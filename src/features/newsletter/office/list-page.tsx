import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useSearchParams,
} from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { companyMoment } from "#platform/document/moment.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { buttonClass } from "#ui/button.tsx";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { FilterSelect, SearchField } from "#ui/form/filter-fields.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageHead } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { newsletterMessages } from "../messages.ts";
import { readSubscribers, subscriberFilter } from "../subscribers.server.ts";
import type { Route } from "./+types/list-page.ts";
import { handleSubscriberForm } from "./subscriber-form.server.ts";

const aPage = 50;
const path = "/office/subscribers";

export async function loader(route: LoaderFunctionArgs) {
  const filter = subscriberFilter(new URL(route.request.url).searchParams);
  const { rows, language, ...rest } = await readSubscribers(route, filter, aPage);
  return {
    ...rest,
    filter,
    rows: rows.map(({ id, email, confirmedAt, requestedOnPage, unsubscribedAt }) => ({
      id,
      email,
      requestedOnPage,
      confirmed: companyMoment(confirmedAt, language),
      unsubscribed: unsubscribedAt && companyMoment(unsubscribedAt, language),
    })),
  };
}

export const action = (route: ActionFunctionArgs) => handleSubscriberForm(route);

export const meta = pageMetaIn((language) => newsletterMessages(language).section);

const addressOf = (filter: Record<string, string | undefined>) => {
  const setFilters = Object.entries(filter).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return setFilters.length > 0 ? `${path}?${new URLSearchParams(setFilters)}` : path;
};

/** Confirmed addresses of the newsletter. */
export default function SubscribersPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, rows, counts, next, mayExport, mayChange } = loaderData;
  const answer = useAnswer(actionData);
  const step = useSearchParams()[0].get("done");
  const { words, sort, state } = filter;
  const messages = useMessages(newsletterMessages);
  useLiveRead(["subscriber"]);
  const query = addressOf({ words, sort, state }).slice(path.length);
  return (
    <>
      <PageHead title={messages.section}>
        {mayExport ? (
          <a
            href={`${path}/export.csv${query}`}
            className={buttonClass("outline", "", "compact")}
            download
          >
            {messages.exportAsCsv}
          </a>
        ) : null}
      </PageHead>
      <p className="mt-2 text-slate">{messages.note}</p>
      {mayChange ? (
        <p className="mt-1 max-w-[70ch] text-sm text-slate">{messages.changeNote}</p>
      ) : null}
      <StatusNotice>
        {!answer && (step === "unsubscribe" || step === "remove") ? messages.done[step] : null}
      </StatusNotice>
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      <Form
        method="get"
        role="search"
        key={query}
        className="my-5 grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      >
        <SearchField
          label={messages.search}
          value={words}
          placeholder={messages.searchPlaceholder}
        />
        <FilterSelect name="state" label={messages.state} value={state}>
          <option value="subscribed">{messages.subscribed({ number: counts.subscribed })}</option>
          <option value="unsubscribed">
            {messages.unsubscribed({ number: counts.unsubscribed })}
          </option>
          <option value="unreachable">
            {messages.unreachable({ number: counts.unreachable })}
          </option>
        </FilterSelect>
        <FilterSelect name="sort" label={messages.order} value={sort}>
          <option value="newest">{messages.newestFirst}</option>
          <option value="oldest">{messages.oldestFirst}</option>
        </FilterSelect>
        <CompactSubmitButton className="max-sm:col-span-2">{messages.find}</CompactSubmitButton>
      </Form>
      {rows.length > 0 ? (
        <DataTable
          caption={messages.section}
          rows={rows}
          columns={columnsFor(state, mayChange, messages)}
        />
      ) : (
        <EmptyState {...emptyTexts(words ? undefined : state, messages)} />
      )}
      {next ? (
        <p className="mt-6">
          <Link
            to={addressOf({ words, sort, state, after: next })}
            className={buttonClass("outline", "", "compact")}
          >
            {sort === "oldest" ? messages.newer : messages.older}
          </Link>
        </p>
      ) : null}
    </>
  );
}

/** @param state undefined where words were searched for */
function emptyTexts(
  state: Route.ComponentProps["loaderData"]["filter"]["state"] | undefined,
  messages: ReturnType<typeof newsletterMessages>,
): { title: string; text: string } {
  switch (state) {
    case undefined:
      return { title: messages.noMatch, text: messages.shorterPart };
    case "subscribed":
      return { title: messages.noneYet, text: messages.first };
    case "unsubscribed":
      return { title: messages.noneUnsubscribed, text: messages.noneUnsubscribedText };
    case "unreachable":
      return { title: messages.noneUnreachable, text: messages.noneUnreachableText };
  }
}

type SubscriberTableRow = Route.ComponentProps["loaderData"]["rows"][number];

const columnsFor = (
  state: Route.ComponentProps["loaderData"]["filter"]["state"],
  mayChange: boolean,
  messages: ReturnType<typeof newsletterMessages>,
): Column<SubscriberTableRow>[] => [
  {
    label: messages.address,
    isName: true,
    value: ({ email }) => <span className="font-semibold break-words">{email}</span>,
  },
  {
    label: state === "unsubscribed" ? messages.left : messages.since,
    cellClass: "text-slate tabular-nums",
    value: ({ unsubscribed, confirmed }) => {
      const moment = unsubscribed ?? confirmed;
      return <time dateTime={moment.iso}>{moment.full}</time>;
    },
  },
  {
    label: messages.fromPage,
    cellClass: "break-words text-slate",
    value: ({ requestedOnPage }) => requestedOnPage,
  },
  ...(mayChange ? [actionsColumn(state, messages)] : []),
];

const actionsColumn = (
  state: Route.ComponentProps["loaderData"]["filter"]["state"],
  messages: ReturnType<typeof newsletterMessages>,
): Column<SubscriberTableRow> => ({
  label: messages.actions,
  // On a phone the cell gets a line of its own, or its buttons would break apart from their label.
  cellClass: "max-sm:basis-full",
  value: ({ id, email }) => (
    <div className="flex flex-wrap gap-2">
      {state === "unsubscribed" ? null : (
        <Command fields={{ step: "unsubscribe", id }} name={messages.unsubscribeOf({ email })}>
          {messages.unsubscribe}
        </Command>
      )}
      <Command fields={{ step: "remove", id }} name={messages.removeOf({ email })}>
        {messages.remove}
      </Command>
    </div>
  ),
});
