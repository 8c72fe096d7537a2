import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useLivePage } from "#platform/changes/use-live.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command, CommandPanel } from "#platform/forms/commands.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { useReadAgain } from "#platform/navigation/use-read-again.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { CompactButtonLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { UndoNotice } from "#ui/undo-notice.tsx";
import { useUndoOffer } from "#ui/use-undo-offer.ts";
import { submissionMessages } from "../messages.ts";
import type { Route } from "./+types/detail-page.ts";
import { type DetailData, handleSubmissionForm, readDetail } from "./detail-page.server.ts";
import { SubmissionHistory } from "./history.tsx";
import { StateBadge } from "./state-badge.tsx";
import { AssignCommands, JoinedNotice, QuarantineCommands } from "./submission-commands.tsx";
import { SubmissionFacts } from "./submission-facts.tsx";

interface SubmissionCommandsProps {
  data: DetailData;
  /** Explains why the last form was refused. */
  problem: string | undefined;
}

/** Each button is a plain form, and works without scripts. */
function SubmissionCommands({ data, problem }: SubmissionCommandsProps) {
  const { state, view, search, nextOpen } = data;
  const { detail, kinds } = useMessages(submissionMessages);
  return (
    <CommandPanel problem={problem} className="items-end border-y border-line py-4">
      {data.mayAnswer && state === "open" ? (
        <Command fields={{ step: "answer" }} look="primary" shortcut="answer">
          {detail.markAsAnswered}
        </Command>
      ) : null}
      <QuarantineCommands state={state} mayDecide={data.mayDecide} />
      {data.mayAnswer && state !== "joined" && state !== "spam" ? (
        <AssignCommands data={data} />
      ) : null}
      {data.mayAnswer && state === "answered" ? (
        <Command fields={{ step: "reopen" }}>{detail.reopen}</Command>
      ) : null}
      {nextOpen ? (
        <CompactButtonLink
          to={`${view.path}/${nextOpen}${search}`}
          look="bare"
          className="sm:ml-auto"
          data-shortcut="next"
        >
          {kinds[view.kind].nextOpen}
        </CompactButtonLink>
      ) : null}
      <p className="w-full text-sm text-slate empty:hidden">
        {data.answered
          ? detail.answeredBy({
              person: data.answererName ?? detail.someone,
              time: data.answered.full,
            })
          : ""}
      </p>
    </CommandPanel>
  );
}

export const loader = (route: LoaderFunctionArgs) => readDetail(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleSubmissionForm(route, route.params.id);

export const meta = pageMetaIn((language, data: DetailData | undefined) =>
  data ? `${data.content.name}, ${data.reference}` : submissionMessages(language).office,
);

/** One submission: facts left, history right, what to do next always in the same place. */
export default function DetailPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { view, search, id, reference, received, content, state, joinedTo } = loaderData;
  const { kinds, done } = useMessages(submissionMessages);
  const doneTexts: Readonly<Record<string, string>> = done;
  const { offer, end } = useUndoOffer(loaderData.undo, loaderData.history[0]?.id);
  const readAgain = useReadAgain();
  useLivePage([view.kind], (event) => {
    if (event.kind === "gap" || event.id === id) void readAgain();
  });
  return (
    <>
      <BackLink to={view.path + search}>{kinds[view.kind].title}</BackLink>
      <PageTitle>{content.name}</PageTitle>
      <p className="mt-1 text-lead wrap-anywhere text-slate">{content.subject}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-slate">
        <span className="font-semibold text-ink">
          <StateBadge state={state} />
        </span>
        <span className="tabular-nums">{reference}</span>
        <time dateTime={received.iso}>{received.full}</time>
      </p>
      <JoinedNotice joinedTo={joinedTo} path={view.path} search={search} />
      <UndoNotice
        key={id}
        offer={
          offer && {
            id: offer.eventId,
            text: doneTexts[offer.done] ?? done.other,
            fields: { step: "undo", event: offer.eventId },
          }
        }
        onEnd={end}
      />
      <SubmissionCommands data={loaderData} problem={answer?.problem} />
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-10">
          <SubmissionFacts content={content} />
          <RecordPanel name="ownPage" panels={loaderData.panels} isClosed={!loaderData.mayAnswer} />
        </div>
        <SubmissionHistory data={loaderData} answer={answer} />
      </div>
    </>
  );
}
