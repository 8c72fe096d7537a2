import { Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { formatCount } from "#platform/frame/format-count.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/waiting-page.ts";
import { pipelineWaitingMessages } from "./messages.ts";
import { readWaitingPage, type WaitingData } from "./waiting-page.server.ts";
import { type PipelineMatter, waitingAddress } from "./waiting-types.ts";

export const loader = (route: LoaderFunctionArgs) => readWaitingPage(route);

export const meta = pageMetaIn((language) => pipelineWaitingMessages(language).title);

/** Each kind of work that waits has a list, as does each kind of news since a day. */
export default function WaitingPage({ loaderData: data }: Route.ComponentProps) {
  const { filter, rows, next, waiting, news, since } = data;
  const messages = useMessages(pipelineWaitingMessages);
  useLiveRead(["opportunity"]);
  const page = (number: number) => waitingAddress({ ...filter, page: number });
  return (
    <>
      <BackLink to="/office/pipeline">{messages.pipeline}</BackLink>
      <PageTitle>{messages.title}</PageTitle>
      <div className="mt-5 grid gap-4">
        <MatterLinks data={data} label={messages.waiting} matters={waiting} />
        <MatterLinks data={data} label={messages.since({ day: since })} matters={news} />
      </div>
      <h2 className="mt-8 text-subtitle font-semibold tracking-snug">
        {messages.matters[filter.matter]}
      </h2>
      <p className="mt-1 max-w-[60ch] text-sm text-slate">{messages.notes[filter.matter]}</p>
      {rows.length > 0 ? (
        <MatterTable data={data} />
      ) : (
        <EmptyState className="mt-6" title={messages.none} text={messages.noneText} />
      )}
      <PageLinks
        first={filter.page > 1 ? page(1) : undefined}
        next={next === undefined ? undefined : page(next)}
      />
    </>
  );
}

interface MatterLinksProps {
  data: WaitingData;
  label: string;
  matters: readonly PipelineMatter[];
}

function MatterLinks({ data: { filter, counts }, label, matters }: MatterLinksProps) {
  const messages = useMessages(pipelineWaitingMessages);
  if (matters.length === 0) return null;
  return (
    <nav aria-label={label}>
      <p className="text-sm font-semibold">{label}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {matters.map((matter) => (
          <li key={matter}>
            <Link
              to={waitingAddress({ matter, from: filter.from })}
              aria-current={matter === filter.matter ? "page" : undefined}
              className="flex min-h-11 items-center gap-2 rounded-md border border-field px-3 text-sm font-semibold text-slate hover:text-ink aria-[current=page]:bg-tint aria-[current=page]:text-ink"
            >
              {messages.matters[matter]}
              <span className="font-normal tabular-nums">{formatCount(counts[matter] ?? 0)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MatterTable({ data: { filter, rows } }: { data: WaitingData }) {
  const messages = useMessages(pipelineWaitingMessages);
  return (
    <DataTable
      caption={messages.matters[filter.matter]}
      rows={rows}
      columns={[
        {
          label: messages.prospect,
          isName: true,
          value: ({ to, companyName, contactName }) => (
            <>
              <Link to={to} data-row-link className="stretched font-semibold wrap-anywhere">
                {companyName}
              </Link>
              <span className="block text-xs wrap-anywhere text-slate">{contactName}</span>
            </>
          ),
        },
        {
          label: messages.at,
          cellClass: "tabular-nums",
          value: ({ at }) => <time dateTime={at.iso}>{at.short}</time>,
        },
        { label: messages.owner, value: ({ ownerName }) => ownerName },
      ]}
    />
  );
}
