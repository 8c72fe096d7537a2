import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useRevalidator,
} from "react-router";
import { useLive } from "#platform/changes/use-live.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import { useAnswer } from "#platform/forms/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { UndoNotice } from "#ui/undo-notice.tsx";
import { useUndoOffer } from "#ui/use-undo-offer.ts";
import type { Route } from "./+types/detail-page.ts";
import { SubmissionCommands } from "./command-panel.tsx";
import { handleSubmissionForm, readDetail } from "./detail.server.ts";
import { Facts } from "./facts.tsx";
import { SubmissionHistory } from "./history.tsx";
import { StateBadge } from "./state-badge.tsx";

export const loader = (route: LoaderFunctionArgs) => readDetail(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleSubmissionForm(route, route.params.id);

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `${loaderData.content.name}, ${loaderData.reference}` : "Office");

const undoTexts: Readonly<Record<string, string>> = {
  assigned: "Assigned.",
  unassigned: "Assigned to nobody.",
  answered: "Marked as answered.",
  reopened: "Reopened.",
  noted: "Note added.",
  released: "Released. Its emails leave in a few seconds.",
  "spam-confirmed": "Confirmed as spam.",
};

/** One submission: facts left, history right, what to do next always in the same place. */
export default function DetailPage({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { view, search, id, reference, received, content, state, joinedTo } = loaderData;
  const { offer, end } = useUndoOffer(loaderData.undo, loaderData.history[0]?.id);
  const revalidator = useRevalidator();
  useLive([view.kind], (event) => {
    if (event.kind === "gap" || event.id === id) void revalidator.revalidate();
  });
  return (
    <>
      <p className="text-sm">
        <Link
          to={view.path + search}
          className="inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          {view.title}
        </Link>
      </p>
      <PageTitle>{content.name}</PageTitle>
      <p className="mt-1 text-lead break-words text-slate">{content.subject}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-slate">
        <span className="font-semibold text-ink">
          <StateBadge state={state} />
        </span>
        <span className="tabular-nums">{reference}</span>
        <time dateTime={received.iso}>{received.full}</time>
      </p>
      {joinedTo ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm">
          The same was sent again and accepted:{" "}
          <Link
            to={`${view.path}/${joinedTo.id}${search}`}
            className="font-semibold text-teal underline"
          >
            {joinedTo.reference}
          </Link>
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
      <SubmissionCommands data={loaderData} problem={answer?.problem} />
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Facts content={content} />
        <SubmissionHistory data={loaderData} answer={answer} />
      </div>
    </>
  );
}
