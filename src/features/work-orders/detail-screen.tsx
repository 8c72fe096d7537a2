import type { ReactNode } from "react";
import { Link } from "react-router";
import { visitMessages } from "#features/visits/messages.ts";
import { StateBadge as VisitState } from "#features/visits/state-badge.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { RichWritten } from "#platform/language/rich-written.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { WrittenText } from "#platform/language/written-text.tsx";
import { quoteWritten } from "#platform/language/written-words.ts";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { CompactButtonLink, TextLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { UndoNotice } from "#ui/undo-notice.tsx";
import { useUndoOffer } from "#ui/use-undo-offer.ts";
import { WorkOrderCommands } from "./command-panel.tsx";
import type { DetailData } from "./detail-screen.server.ts";
import { WorkOrderHistory } from "./history.tsx";
import { workOrderMessages } from "./messages.ts";
import { PriorityBadge, StateBadge } from "./state-badge.tsx";

function Facts({ data }: { data: DetailData }) {
  const { outcomes } = useMessages(visitMessages);
  const { detail } = useMessages(workOrderMessages);
  const facts: [string, ReactNode][] = [
    [detail.client, data.view.audience === "staff" ? data.clientName : undefined],
    [detail.facility, data.facilityName],
    [detail.area, data.area ?? detail.wholeFacility],
    [detail.visit, data.visit && <VisitLink visit={data.visit} path={data.visitsPath} />],
    [
      detail.extraVisits({ count: data.extraVisits.length }),
      data.extraVisits.length > 0 && (
        <ul>
          {data.extraVisits.map((visit) => (
            <li key={visit.id} className="flex flex-wrap items-center gap-x-3">
              <span>
                <VisitLink visit={visit} path={data.visitsPath} />, {visit.window}
              </span>
              <VisitState visit={{ outcome: visit.state, outcomeText: outcomes[visit.state] }} />
            </li>
          ))}
        </ul>
      ),
    ],
    [detail.category, data.category],
    [detail.priority, data.priorityLabel],
    [detail.requestedBy, data.requestedBy],
    [detail.reported, data.voices > 1 ? detail.byVoices({ count: data.voices }) : undefined],
    [detail.assignedTo, data.isMine ? detail.you : (data.assigneeName ?? detail.noOneYet)],
    [
      detail.round,
      data.cycle > 1 ? detail.reopened({ cycle: data.cycle, count: data.cycle - 1 }) : undefined,
    ],
  ];
  return (
    <section aria-label={detail.facts}>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-2.5 text-sm sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-3">
        {facts.map(([label, value]) =>
          value === undefined || value === false ? null : (
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

const VisitLink = ({
  visit,
  path,
}: {
  visit: { id: string; day: string };
  path?: string | undefined;
}) => (path ? <TextLink to={`${path}/${visit.id}`}>{visit.day}</TextLink> : visit.day);

/** The promised times, with what is left of them. */
function ClockPanel({ data }: { data: DetailData }) {
  const { detail } = useMessages(workOrderMessages);
  if (data.clocks.length === 0) return null;
  return (
    <section aria-label={detail.clocks} className="grid gap-3 sm:grid-cols-2">
      {data.clocks.map(({ name, label, due, words, state, isLate }) => (
        <div
          key={name}
          className={`rounded-lg border p-4 ${isLate ? "border-error bg-error-tint" : "border-line bg-white"}`}
        >
          <h2 className="text-sm text-slate">{label}</h2>
          <p
            className={`mt-1 text-subtitle font-semibold tracking-snug tabular-nums ${isLate ? "text-error" : ""}`}
          >
            {words}
          </p>
          {due && state !== "on-hold" ? (
            <p className="mt-1 text-sm text-slate">
              <RichText
                text={state === "running" && !isLate ? detail.due : detail.wasDue}
                tags={{
                  time: () => (
                    <time dateTime={due.iso} className="tabular-nums">
                      {due.full}
                    </time>
                  ),
                }}
              />
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
}

interface OtherOrderProps {
  order: NonNullable<DetailData["duplicateOf"]>;
  /** The section's address. */
  path: string;
}

function OtherOrder({ order, path }: OtherOrderProps) {
  const { detail } = useMessages(workOrderMessages);
  return (
    <RichText
      text={detail.duplicates}
      tags={{
        order: () => (
          <Link to={`${path}/${order.id}`} className="font-semibold text-teal underline">
            {order.number}
          </Link>
        ),
      }}
    />
  );
}

interface DetailScreenProps {
  data: DetailData;
  answer: FormAnswer | undefined;
  /** Further panels below its facts. */
  children?: ReactNode;
}

/** One work order: facts left, history right, what to do next always in the same place. */
export function DetailScreen({ data, answer, children }: DetailScreenProps) {
  const { view, id, number, category, facilityName, state, stateLabel, asked } = data;
  const language = useLanguage();
  const messages = workOrderMessages(language);
  const { detail } = messages;
  const undoable: Readonly<Record<string, string>> = messages.undoable;
  const { offer, end } = useUndoOffer(data.undo, data.lastEventId);
  useLiveRead(["work-order"], { id });
  return (
    <>
      <BackLink to={view.path}>{messages.section}</BackLink>
      <PageTitle>{category}</PageTitle>
      <p className="mt-1 text-lead break-words text-slate">
        {[facilityName, data.area].filter(Boolean).join(", ")}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-slate">
        <span className="font-semibold text-ink">
          <StateBadge state={state} label={stateLabel} />
        </span>
        <PriorityBadge priority={data.priority} label={data.priorityLabel} />
        <span className="tabular-nums">{number}</span>
        <time dateTime={asked.iso}>{asked.full}</time>
      </p>
      <div role="status" className="empty:hidden">
        {data.isNew ? (
          <p className="mt-4 rounded-md bg-tint p-3 text-sm">
            <RichText text={detail.sent} tags={{ number: () => <strong>{number}</strong> }} />
          </p>
        ) : null}
      </div>
      {data.duplicateOf ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm">
          <OtherOrder order={data.duplicateOf} path={view.path} />
        </p>
      ) : null}
      {data.holdReason ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm break-words whitespace-pre-wrap">
          <RichWritten
            words={quoteWritten(
              (reason) => detail.onHold({ reason }),
              data.holdReason,
              data.holdLanguage,
            )}
            tags={{ label: (words) => <span className="font-semibold">{words}</span> }}
          />
        </p>
      ) : null}
      <UndoNotice
        key={id}
        offer={
          offer && {
            id: offer.eventId,
            text: undoable[offer.done] ?? messages.done,
            fields: { step: "undo", event: offer.eventId },
          }
        }
        onEnd={end}
      />
      <WorkOrderCommands data={data} answer={answer} />
      {data.planLink ? (
        <p className="mt-4">
          <CompactButtonLink to={data.planLink.to}>{data.planLink.label}</CompactButtonLink>
        </p>
      ) : null}
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-8">
          <div>
            <WrittenText
              text={data.text}
              language={data.language}
              className="max-w-[68ch] text-lead break-words whitespace-pre-wrap"
            />
            <AttachedFiles files={data.files} address={view.filesPath} />
          </div>
          <ClockPanel data={data} />
          <Facts data={data} />
          {children}
        </div>
        <WorkOrderHistory data={data} answer={answer} />
      </div>
    </>
  );
}
