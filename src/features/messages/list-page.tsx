/** The threads of an area, newest first. */

import Paperclip from "@lucide/icons/icons/paperclip";
import { Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { visuallyHidden } from "#platform/language/rich-text.tsx";
import { RichWritten } from "#platform/language/rich-written.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { quoteWritten, writtenAlone } from "#platform/language/written-words.ts";
import { Drawing } from "#ui/drawing.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { BelowHeadline } from "#ui/headline-first.tsx";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageHead } from "#ui/page-title.tsx";
import type { Route } from "./+types/list-page.ts";
import { threadTexts } from "./messages.ts";
import { messagesView } from "./messages-view.server.ts";
import { listAddress, ThreadFilters } from "./thread-filters.tsx";
import { readThreadList, type ThreadListData } from "./thread-list-request.server.ts";

export const loader = (route: LoaderFunctionArgs) => readThreadList(messagesView(route), route);

export const meta = pageMetaIn((language) => threadTexts(language).section);

export default function MessagesPage({ loaderData: data }: Route.ComponentProps) {
  const { path, filter, total, rows, next } = data;
  useLiveRead(["thread"]);
  const { section, add, list } = useMessages(threadTexts);
  const isNarrowed = Boolean(filter.words || filter.clientId || filter.facilityId || filter.unread);
  return (
    <>
      <PageHead title={section}>
        {hasFacilities(data) ? (
          <CompactButtonLink to={`${path}/new`} look="primary">
            {add}
          </CompactButtonLink>
        ) : null}
      </PageHead>
      <BelowHeadline>
        {total > 0 ? <ThreadFilters data={data} /> : null}
        {rows.length === 0 ? <Nothing data={data} isNarrowed={isNarrowed} /> : null}
        <ul className="border-b border-line empty:hidden">
          {rows.map((row) => (
            <ThreadRow key={row.id} row={row} data={data} />
          ))}
        </ul>
        <PageLinks
          first={filter.before && listAddress(path, { ...filter, before: undefined })}
          next={next && listAddress(path, { ...filter, before: next })}
          firstText={list.backToNewest}
          nextText={list.older}
        />
      </BelowHeadline>
    </>
  );
}

interface ThreadRowProps {
  row: ThreadListData["rows"][number];
  data: ThreadListData;
}

function ThreadRow({ row, data: { path, namesClients } }: ThreadRowProps) {
  const { id, subject, subjectLanguage, facilityName, clientName, isUnread, last } = row;
  const { you, list } = useMessages(threadTexts);
  const unread = quoteWritten(
    (text) => list.unreadSubject({ subject: text }),
    subject,
    subjectLanguage,
  );
  const author = last.isMine ? you : last.authorName;
  return (
    <li
      data-row
      className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line py-3.5 pl-5 text-sm transition-colors hover:bg-sand"
    >
      {isUnread ? (
        <span aria-hidden="true" className="absolute top-5.5 left-1 size-2 rounded-full bg-dawn" />
      ) : null}
      <Link
        to={`${path}/${id}`}
        data-row-link
        className={`stretched truncate ${isUnread ? "font-semibold" : "font-medium"} text-ink`}
      >
        {isUnread ? (
          <RichWritten words={unread} tags={{ hidden: visuallyHidden }} />
        ) : (
          <Written words={writtenAlone(subject, subjectLanguage)} />
        )}
      </Link>
      <time
        dateTime={last.sent.iso}
        data-tooltip={last.sent.full}
        className="whitespace-nowrap text-slate tabular-nums"
      >
        <span aria-hidden="true">{last.sent.short}</span>
        <span className="sr-only">{last.sent.full}</span>
      </time>
      <p className="col-span-2 truncate text-slate">
        {namesClients ? `${clientName}, ${facilityName}` : facilityName}
      </p>
      <p className={`col-span-2 flex gap-x-3 ${isUnread ? "text-ink" : "text-slate"}`}>
        <span className="truncate">
          {last.excerpt ? (
            <Written
              words={quoteWritten(
                (text) => list.latest({ author, text }),
                last.excerpt,
                last.language,
              )}
            />
          ) : (
            list.latest({ author, text: last.files })
          )}
        </span>
        {last.excerpt && last.files ? (
          <span className="inline-flex shrink-0 items-center gap-1 tabular-nums">
            <Drawing icon={Paperclip} className="size-4" />
            {last.files}
          </span>
        ) : null}
      </p>
    </li>
  );
}

/** Clients count too: where there are many facilities, none is listed before a client is chosen. */
const hasFacilities = ({ clients, facilities }: ThreadListData): boolean =>
  clients.length + facilities.length > 0;

/** "None yet" and "nothing matches" ask for different things. */
function Nothing({ data, isNarrowed }: { data: ThreadListData; isNarrowed: boolean }) {
  const { path, total } = data;
  const { list } = useMessages(threadTexts);
  const [title, text] =
    isNarrowed && total > 0
      ? [list.noMatch, list.tryFewerWords]
      : hasFacilities(data)
        ? [list.noneYet, list.first]
        : [list.noFacility, list.noFacilityNote];
  return (
    <EmptyState
      className="mt-6"
      title={title}
      text={text}
      link={isNarrowed && total > 0 ? { to: path, label: list.showAll } : undefined}
    />
  );
}
