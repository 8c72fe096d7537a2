import { Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { type Column, DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import { privacyMessages } from "../messages.ts";
import { requestTabs } from "../request-types.ts";
import type { Route } from "./+types/list-page.ts";
import { DueDay } from "./due-day.tsx";
import { type RequestListData, readRequestList } from "./privacy-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readRequestList(route);

export const meta = pageMetaIn((language) => privacyMessages(language).section);

/** Requests of people about their own data, what is due first on top. */
export default function PrivacyPage({ loaderData: data }: Route.ComponentProps) {
  const { path, tab, page, next, counts, rows } = data;
  const messages = useMessages(privacyMessages);
  const { list } = messages;
  useLiveRead(["privacy-request"]);
  const to = (chosen: string, number = 1) => {
    const search = new URLSearchParams();
    if (chosen !== "open") search.set("tab", chosen);
    if (number > 1) search.set("page", String(number));
    return search.size > 0 ? `${path}?${search}` : path;
  };
  return (
    <>
      <PageHead title={messages.section}>
        <CompactButtonLink to={`${path}/new`} look="primary">
          {messages.log}
        </CompactButtonLink>
      </PageHead>
      <p className="mt-2 max-w-[68ch] text-slate">{list.lead}</p>
      <StateTabs
        states={requestTabs}
        labels={messages.tabs}
        counts={counts}
        chosen={tab}
        addressOf={(one) => to(one)}
      />
      {rows.length > 0 ? (
        <RequestTable data={data} />
      ) : (
        <EmptyState
          className="mt-6"
          title={tab === "open" ? list.noneOpen : list.noneClosed}
          text={tab === "open" ? list.noneOpenText : list.noneClosedText}
        />
      )}
      <PageLinks
        first={page > 1 ? to(tab) : undefined}
        next={next === undefined ? undefined : to(tab, next)}
      />
    </>
  );
}

type RequestTableRow = RequestListData["rows"][number];

function RequestTable({ data: { path, tab, rows } }: { data: RequestListData }) {
  const { list, section } = useMessages(privacyMessages);
  const ends: Column<RequestTableRow>[] =
    tab === "open"
      ? [{ label: list.due, value: ({ due }) => <DueDay due={due} /> }]
      : [
          { label: list.outcome, value: ({ outcome }) => outcome },
          {
            label: list.closed,
            value: ({ closed }) =>
              closed ? <time dateTime={closed.iso}>{closed.short}</time> : null,
          },
        ];
  return (
    <DataTable
      caption={section}
      className="mt-4"
      rows={rows}
      columns={[
        {
          label: list.request,
          isName: true,
          value: ({ id, who, reference }) => (
            <>
              <Link
                to={`${path}/${id}`}
                data-row-link
                className="stretched font-semibold break-words"
              >
                {who}
              </Link>
              <span className="block text-xs text-slate tabular-nums">{reference}</span>
            </>
          ),
        },
        { label: list.kind, value: ({ kind }) => kind },
        { label: list.received, cellClass: "tabular-nums", value: ({ received }) => received },
        ...ends,
      ]}
    />
  );
}
