import { Link, type LoaderFunctionArgs } from "react-router";
import { opportunityMessages } from "#features/opportunities/messages.ts";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { unmatchedStates } from "../email-types.ts";
import { opportunityEmailMessages } from "../messages.ts";
import type { Route } from "./+types/list-page.ts";
import { unmatchedAddress } from "./unmatched-form.ts";
import { readUnmatchedList, type UnmatchedListData } from "./unmatched-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => readUnmatchedList(route);

export const meta = pageMetaIn((language) => opportunityEmailMessages(language).unmatched.title);

/** Emails that came in and belong to no conversation, for whoever answers prospects. */
export default function UnmatchedListPage({ loaderData: data }: Route.ComponentProps) {
  const { unmatched } = useMessages(opportunityEmailMessages);
  const { section } = useMessages(opportunityMessages);
  const { state, rows } = data;
  useLiveRead(["unmatched-email"]);
  return (
    <>
      <BackLink to="/office/pipeline">{section}</BackLink>
      <PageTitle>{unmatched.title}</PageTitle>
      <p className="mt-2 max-w-[72ch] text-sm text-slate">
        {unmatched.keeps[data.keeps]} {data.limits}
      </p>
      {data.isFull ? (
        <p className="mt-3 max-w-[72ch] rounded-md bg-sand p-3 text-sm">{unmatched.full}</p>
      ) : null}
      <StatusNotice>{data.done ? unmatched.done[data.done] : null}</StatusNotice>
      <StateTabs
        states={unmatchedStates}
        labels={unmatched.states}
        counts={data.counts}
        chosen={state}
        addressOf={(emailId) => unmatchedAddress(emailId)}
      />
      {rows.length > 0 ? (
        <UnmatchedTable data={data} />
      ) : (
        <EmptyState
          className="mt-6"
          title={unmatched.none[state].title}
          text={unmatched.none[state].text}
        />
      )}
      <PageLinks
        first={data.after && unmatchedAddress(state)}
        next={data.next && unmatchedAddress(state, data.next)}
      />
    </>
  );
}

function UnmatchedTable({ data: { path, rows } }: { data: UnmatchedListData }) {
  const { unmatched, kinds } = useMessages(opportunityEmailMessages);
  const { columns } = unmatched;
  return (
    <div className="mt-4">
      <DataTable
        caption={unmatched.title}
        rows={rows}
        columns={[
          {
            label: columns.from,
            isName: true,
            cellClass: "sm:w-[28%]",
            value: ({ id, sender }) => (
              <Link
                to={`${path}/${id}`}
                data-row-link
                className="stretched font-semibold [overflow-wrap:anywhere]"
              >
                {sender}
              </Link>
            ),
          },
          {
            label: columns.subject,
            value: ({ subject, kind }) => (
              <>
                <span className="[overflow-wrap:anywhere]">{subject || unmatched.noSubject}</span>
                {kind ? <span className="block text-xs text-slate">{kinds[kind]}</span> : null}
              </>
            ),
          },
          {
            label: columns.arrived,
            cellClass: "tabular-nums",
            value: ({ arrived }) => <time dateTime={arrived.iso}>{arrived.short}</time>,
          },
          {
            label: columns.reason,
            cellClass: "text-slate",
            value: ({ reason }) => unmatched.shortReasons[reason],
          },
        ]}
      />
    </div>
  );
}
