import type { ReactNode } from "react";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { joinFacts } from "#platform/format/join-facts.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { RichText, visuallyHidden } from "#platform/language/rich-text.tsx";
import { RichWritten } from "#platform/language/rich-written.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { quoteWritten } from "#platform/language/written-words.ts";
import { BackLink } from "#ui/back-link.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { tallTextLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { DocumentCommands } from "./command-panel.tsx";
import type { DocumentData, openDocument } from "./detail-screen.server.ts";
import { documentMessages } from "./messages.ts";
import { Preview } from "./preview.tsx";
import { ValidityBadge } from "./validity-badge.tsx";

/** Both sides see every version, because an earlier one was in force in its day. */
function Versions({ data: { view, id, versions } }: { data: DocumentData }) {
  const { detail } = useMessages(documentMessages);
  if (versions.length < 2) return null;
  return (
    <TitledSection titleId="versions-title" title={detail.versions} size="small">
      <ol className="mt-2 text-sm tabular-nums">
        {versions.map(({ number, days, added, addedName, content, size }, at) => (
          <li key={number} className="border-t border-line py-1.5 first:border-t-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="font-semibold">
                {at === 0
                  ? detail.versionInEffect({ version: number })
                  : detail.version({ version: number })}
              </span>
              {content === "ready" ? (
                <a
                  href={`${view.path}/${id}/file?version=${number}`}
                  className={`${tallTextLinkClass} sm:min-h-8`}
                >
                  <RichText
                    text={detail.openVersion({ version: number })}
                    tags={{ hidden: visuallyHidden }}
                  />
                </a>
              ) : (
                <span className="text-slate">{detail[content]}</span>
              )}
            </div>
            <p className="text-xs text-slate">
              {joinFacts([days, size, `${added.full}, ${addedName}`])}
            </p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

function Facts({ data }: { data: DocumentData }) {
  const { detail } = useMessages(documentMessages);
  const facts: [string, string | undefined][] = [
    [detail.type, data.typeLabel],
    [detail.client, data.view.audience === "staff" ? data.clientName : undefined],
    [detail.facility, data.place],
    [detail.valid, data.validDays || detail.noDates],
    [detail.added, detail.addedBy({ time: data.added.full, person: data.addedName })],
    [detail.acknowledgement, data.needsAcknowledgement ? detail.requested : detail.notRequested],
  ];
  return (
    <section aria-label={detail.facts}>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2.5 text-sm tabular-nums sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-3">
        {facts.map(([label, value]) =>
          value === undefined ? null : (
            <div key={label} className="contents">
              <dt className="text-slate max-sm:-mb-2">{label}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

function Acknowledgements({ data: { acknowledgements, version } }: { data: DocumentData }) {
  const { detail } = useMessages(documentMessages);
  if (acknowledgements.length === 0) return null;
  return (
    <TitledSection
      titleId="acknowledgements-title"
      title={detail.acknowledged({ version })}
      size="small"
    >
      <ul className="mt-2 text-sm">
        {acknowledgements.map(({ name, at }) => (
          <li
            key={`${name} ${at?.iso}`}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0"
          >
            <span>{name}</span>
            {at ? (
              <time dateTime={at.iso} className="text-slate tabular-nums">
                {at.full}
              </time>
            ) : (
              <span className="inline-flex items-center gap-2">
                <span aria-hidden="true" className="size-2 rounded-full bg-dawn" />
                {detail.notYet}
              </span>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Only staff see who has opened the document. */
function AccessLog({ data: { accesses, mayChange } }: { data: DocumentData }) {
  const { detail } = useMessages(documentMessages);
  if (accesses.length === 0)
    return mayChange ? <p className="text-sm text-slate">{detail.noOneOpened}</p> : null;
  return (
    <TitledSection titleId="access-log-title" title={detail.whoOpened} size="small">
      <ol className="mt-2 text-sm">
        {accesses.map(({ name, how, version, at }) => (
          <li
            key={`${name} ${how} ${version} ${at.iso}`}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="text-slate">
              <RichText
                text={detail.access[how]({ name, version })}
                tags={{ name: (words) => <span className="text-ink">{words}</span> }}
              />
            </span>
            <time dateTime={at.iso} className="text-slate tabular-nums">
              {at.full}
            </time>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

interface DetailScreenProps {
  data: Awaited<ReturnType<typeof openDocument>>;
  answer: FormAnswer | undefined;
  messages: ReactNode;
}

/** One document: what it is and says on the left, what became of it on the right. */
export function DetailScreen({ data, answer, messages }: DetailScreenProps) {
  const { section, done, detail } = useMessages(documentMessages);
  const { view, id, title, typeLabel, facilityId, clientName, content } = data;
  const place = facilityId === null ? detail.allFacilities : data.place;
  // A file that is being checked may become available at any moment.
  useLiveRead(["document"], content === "checking" ? {} : { id });
  return (
    <>
      <BackLink to={view.path}>{section}</BackLink>
      <PageTitle>{title}</PageTitle>
      <p className="mt-1 text-lead break-words text-slate">
        {[typeLabel, view.audience === "staff" ? clientName : undefined, place]
          .filter(Boolean)
          .join(", ")}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-slate">
        <span className="font-semibold text-ink">
          <ValidityBadge
            validity={data.validity}
            label={data.validityLabel}
            isWithdrawn={data.isWithdrawn}
          />
        </span>
        <span className="tabular-nums">{data.validDays}</span>
        <span className="tabular-nums">{detail.version({ version: data.version })}</span>
      </p>
      <StatusNotice>{data.done ? done[data.done] : null}</StatusNotice>
      {data.isWithdrawn ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm break-words">
          <RichWritten
            words={quoteWritten(
              (reason) => detail.withdrawn({ reason }),
              data.withdrawReason ?? "",
              data.withdrawLanguage,
            )}
            tags={{ label: (words) => <span className="font-semibold">{words}</span> }}
          />
        </p>
      ) : null}
      <DocumentCommands data={data} answer={answer} />
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Preview data={data} />
        <div className="flex flex-col gap-9">
          <Facts data={data} />
          <Acknowledgements data={data} />
          {messages}
          <Versions data={data} />
          <RecordHistory history={data.history} />
          <AccessLog data={data} />
        </div>
      </div>
    </>
  );
}
