/** Newest first. Opening a notification marks it as read. */
import { Form, Link } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { RichText, visuallyHidden } from "#platform/language/rich-text.tsx";
import { RichWritten } from "#platform/language/rich-written.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import {
  ownWords,
  plainWords,
  quoteWritten,
  type WrittenWords,
} from "#platform/language/written-words.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PageLinks } from "#ui/page-links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { textLinkClass } from "#ui/text-link.ts";
import { UndoNotice } from "#ui/undo-notice.tsx";
import { useUndoOffer } from "#ui/use-undo-offer.ts";
import type { NotificationListData } from "./list-screen.server.ts";
import { notificationMessages } from "./messages.ts";

const maxShown = 500;
const cappedCount = (count: number) => (count > maxShown ? `${maxShown}+` : String(count));

export function NotificationListScreen({ data }: { data: NotificationListData }) {
  const { path, filter, total, unread, next, days, until, readAt, mayUndo } = data;
  const { offer, end } = useUndoOffer(
    mayUndo && readAt ? { eventId: readAt, done: "read" } : undefined,
    readAt,
  );
  useLiveRead(["notification"]);
  const messages = useMessages(notificationMessages);
  return (
    <div className="max-w-3xl">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <PageTitle>{messages.section}</PageTitle>
        {unread > 0 && until !== undefined ? (
          <Form method="post" action={path}>
            <input type="hidden" name="until" value={until} />
            <CompactSubmitButton look="outline">{messages.markAllRead}</CompactSubmitButton>
          </Form>
        ) : null}
      </div>
      <UndoNotice
        offer={
          offer && {
            id: offer.eventId,
            text: messages.allRead,
            fields: { undo: offer.eventId },
          }
        }
        onEnd={end}
      />
      {total > 0 ? <Tabs data={data} /> : null}
      {days.length === 0 ? <Nothing data={data} /> : null}
      {days.map((day) => (
        <section key={day.date} aria-labelledby={`day-${day.date}`} className="mt-7">
          <h2 id={`day-${day.date}`} className="pb-2 text-sm font-semibold text-slate">
            {day.name}
          </h2>
          <ul className="border-b border-line">
            {day.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        </section>
      ))}
      <PageLinks
        first={filter.before && addressOf(path, filter.unread)}
        next={next && addressOf(path, filter.unread, next)}
        firstText={messages.newest}
        nextText={messages.older}
      />
      <p className="mt-8 max-w-[60ch] text-sm text-slate">
        <RichText
          text={messages.note}
          tags={{
            link: (words) => (
              <a href="/account/notifications" className={textLinkClass}>
                {words}
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}

function addressOf(path: string, unread: "yes" | undefined, before?: string): string {
  const search = new URLSearchParams({
    ...(unread && { unread }),
    ...(before && { before }),
  });
  return search.size === 0 ? path : `${path}?${search}`;
}

function Tabs({ data: { path, filter, total, unread } }: { data: NotificationListData }) {
  const messages = useMessages(notificationMessages);
  const tabs = [
    { label: messages.all, count: total, to: path, isHere: filter.unread === undefined },
    {
      label: messages.unread,
      count: unread,
      to: `${path}?unread=yes`,
      isHere: filter.unread === "yes",
    },
  ];
  return (
    <nav aria-label={messages.filter} className="mt-4 flex gap-1 border-b border-line">
      {tabs.map(({ label, count, to, isHere }) => (
        <Link
          key={label}
          to={to}
          aria-current={isHere ? "page" : undefined}
          className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-semibold text-slate hover:text-ink aria-[current=page]:border-teal aria-[current=page]:text-ink"
        >
          {label} <span className="font-medium text-slate tabular-nums">{cappedCount(count)}</span>
        </Link>
      ))}
    </nav>
  );
}

type NotificationTableRow = NotificationListData["days"][number]["rows"][number];

const Row = ({
  row: { title, text, place, to, moment, isUnread },
}: {
  row: NotificationTableRow;
}) => (
  <li
    data-row
    className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 border-t border-line py-3.5 pl-5 text-sm transition-colors hover:bg-sand"
  >
    {isUnread ? (
      <span aria-hidden="true" className="absolute top-5.5 left-1 size-2 rounded-full bg-dawn" />
    ) : null}
    <Link
      to={to}
      data-row-link
      className={`stretched break-words text-ink ${isUnread ? "font-semibold" : "font-medium"}`}
    >
      <Title words={title} isUnread={isUnread} />
    </Link>
    <time
      dateTime={moment.iso}
      data-tooltip={moment.full}
      className="whitespace-nowrap text-slate tabular-nums"
    >
      <span aria-hidden="true">{moment.time}</span>
      <span className="sr-only">{moment.full}</span>
    </time>
    {text ? (
      <p className={`col-span-2 truncate ${isUnread ? "text-ink" : "text-slate"}`}>
        <Written words={text} />
      </p>
    ) : null}
    <p className="col-span-2 truncate text-slate">{place}</p>
  </li>
);

function Title({ words, isUnread }: { words: string | WrittenWords; isUnread: boolean }) {
  const { unreadTitle } = useMessages(notificationMessages);
  const title = typeof words === "string" ? ownWords(words) : words;
  if (!isUnread) return <Written words={title} />;
  const unread = quoteWritten(
    (quoted) => unreadTitle({ title: quoted }),
    plainWords(title),
    title.language,
  );
  return <RichWritten words={unread} tags={{ hidden: visuallyHidden }} />;
}

/** "None yet" and "all read" are two different things. */
function Nothing({ data: { path, total } }: { data: NotificationListData }) {
  const messages = useMessages(notificationMessages);
  const [title, text] =
    total > 0
      ? [messages.noneUnread, messages.seenEverything]
      : [messages.noneYet, messages.firstNote];
  return (
    <EmptyState
      className="mt-6"
      title={title}
      text={text}
      link={total > 0 ? { to: path, label: messages.showAll } : undefined}
    />
  );
}
