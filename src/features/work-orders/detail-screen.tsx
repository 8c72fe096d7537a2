import type { ReactNode } from "react";
import { Link } from "react-router";
import { visitMessages } from "#features/visits/messages.ts";
import { StateBadge as VisitState } from "#features/visits/state-badge.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { plural } from "#platform/format/plural.ts";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { AttachedFiles } from "#ui/attached-files.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { UndoNotice } from "#ui/undo-notice.tsx";
import { useUndoOffer } from "#ui/use-undo-offer.ts";
import { WorkOrderCommands } from "./command-panel.tsx";
import type { DetailData } from "./detail.server.ts";
import { WorkOrderHistory } from "./history.tsx";
import { PriorityBadge, StateBadge } from "./state-badge.tsx";

/** The name alone is enough where it already says what kind of person they are. */
const requestedBy = ({ askedName, source }: Pick<DetailData, "askedName" | "source">): string =>
  askedName.toLowerCase().includes(source.toLowerCase())
    ? askedName
    : `${askedName}, ${source.toLowerCase()}`;

/** What was asked for, by whom, where. */
function Facts({ data }: { data: DetailData }) {
  const { outcomes } = useMessages(visitMessages);
  const facts: [string, ReactNode][] = [
    ["Client", data.view.audience === "staff" ? data.clientName : undefined],
    ["Facility", data.facilityName],
    ["Area", data.area ?? "The whole facility"],
    ["Visit", data.visit && <VisitLink visit={data.visit} path={data.visitsPath} />],
    [
      data.extraVisits.length > 1 ? "Extra visits" : "Extra visit",
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
    ["Category", data.category],
    ["Priority", data.priorityLabel],
    ["Requested by", requestedBy(data)],
    ["Reported", data.voices > 1 ? `By ${data.voices} people at the sign` : undefined],
    ["Assigned to", data.isMine ? "You" : (data.assigneeName ?? "No one yet")],
    ["Round", data.cycle > 1 ? `${data.cycle}, reopened ${timesOf(data.cycle - 1)}` : undefined],
  ];
  return (
    <section aria-label="Facts">
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
}) =>
  path ? (
    <Link
      to={`${path}/${visit.id}`}
      className="font-semibold text-teal underline underline-offset-4"
    >
      {visit.day}
    </Link>
  ) : (
    visit.day
  );

const timesOf = (count: number) => plural(count, "once", `${count} times`);

/** What was done, beside the offer to undo it; by the kind of its event. */
const undoTexts: Readonly<Record<string, string>> = {
  acknowledged: "Acknowledged.",
  assigned: "Assigned.",
  unassigned: "Unassigned.",
  started: "Work started.",
  held: "Put on hold.",
  resumed: "Work resumed.",
  finished: "Marked as done.",
  declined: "Declined.",
  joined: "Marked as a duplicate.",
  prioritized: "Priority changed.",
  accepted: "Accepted.",
  reopened: "Reopened.",
  cancelled: "Canceled.",
};

/** What was promised, and how much of the time is left. */
function ClockPanel({ data }: { data: DetailData }) {
  if (data.clocks.length === 0) return null;
  return (
    <section aria-label="Due" className="grid gap-3 sm:grid-cols-2">
      {data.clocks.map(({ name, label, due, words, state, isLate, isBreached }) => (
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
              {state === "running" && !isBreached ? "Due " : "Was due "}
              <time dateTime={due.iso} className="tabular-nums">
                {due.full}
              </time>
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
}

interface DetailScreenProps {
  data: DetailData;
  answer: FormAnswer | undefined;
  /** Beneath its facts. */
  children?: ReactNode;
}

/** One work order: facts left, history right, what to do next always in the same place. */
export function DetailScreen({ data, answer, children }: DetailScreenProps) {
  const { view, id, number, category, facilityName, state, stateLabel, asked } = data;
  const { offer, end } = useUndoOffer(data.undo, data.lastEventId);
  useLiveRead(["work-order"], { id });
  return (
    <>
      <BackLink to={view.path}>Work orders</BackLink>
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
            Sent. The work order number is <strong>{number}</strong>. We’ll email you once someone
            is taking care of it.
          </p>
        ) : null}
      </div>
      {data.duplicateOf ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm">
          This duplicates{" "}
          <Link
            to={`${view.path}/${data.duplicateOf.id}`}
            className="font-semibold text-teal underline"
          >
            {data.duplicateOf.number}
          </Link>
          , where the work continues.
        </p>
      ) : null}
      {data.holdReason ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm break-words whitespace-pre-wrap">
          <span className="font-semibold">On hold: </span>
          {data.holdReason}
        </p>
      ) : null}
      <UndoNotice
        key={id}
        offer={
          offer && {
            id: offer.eventId,
            text: undoTexts[offer.done] ?? "Done.",
            fields: { step: "undo", event: offer.eventId },
          }
        }
        onEnd={end}
      />
      <WorkOrderCommands data={data} answer={answer} />
      {data.planLink ? (
        <p className="mt-4">
          <Link to={data.planLink.to} className={buttonClass("outline", "", "compact")}>
            {data.planLink.label}
          </Link>
        </p>
      ) : null}
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-8">
          <div>
            <p
              lang={data.language}
              className="max-w-[68ch] text-lead break-words whitespace-pre-wrap"
            >
              {data.text}
            </p>
            {data.language ? <p className="mt-1 text-sm text-slate">Written in Spanish</p> : null}
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
