import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { AccessLog } from "./access-log.tsx";
import { Acknowledgements } from "./acknowledgements.tsx";
import { DocumentCommands } from "./command-panel.tsx";
import type { openDocument } from "./detail.server.ts";
import { Facts } from "./facts.tsx";
import { Preview } from "./preview.tsx";
import { ValidityBadge } from "./validity-badge.tsx";
import { Versions } from "./versions.tsx";

interface DetailScreenProps {
  data: Awaited<ReturnType<typeof openDocument>>;
  answer: FormAnswer | undefined;
  messages: ReactNode;
}

/** The place as it is written in the middle of a line. */
const placeIn = (place: string) => (place === "All facilities" ? "all facilities" : place);

const doneSentences = {
  added: "Added. The client's people are told.",
  version: "The new version is in force. The client's people are told.",
  days: "The dates are changed.",
  withdrawn: "Withdrawn. The client does not see it any more.",
  acknowledged: "Thank you. That you have acknowledged it is on record.",
};

/** One document: what it is and says on the left, what became of it on the right. */
export function DetailScreen({ data, answer, messages }: DetailScreenProps) {
  const { view, id, title, typeLabel, place, clientName, content } = data;
  // A file that is being checked may become available at any moment.
  useLiveRead(["document"], content === "checking" ? {} : { id });
  return (
    <>
      <p className="text-sm">
        <Link
          to={view.path}
          className="inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          Documents
        </Link>
      </p>
      <PageTitle>{title}</PageTitle>
      <p className="mt-1 text-lead break-words text-slate">
        {[typeLabel, view.audience === "staff" ? clientName : undefined, placeIn(place)]
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
        <span className="tabular-nums">Version {data.version}</span>
      </p>
      <div role="status" className="empty:hidden">
        {data.done ? (
          <p className="mt-4 rounded-md bg-tint p-3 text-sm">{doneSentences[data.done]}</p>
        ) : null}
      </div>
      {data.isWithdrawn ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm break-words">
          <span className="font-semibold">Withdrawn: </span>
          {data.withdrawReason}
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
