import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { useLive } from "#platform/changes/use-live.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { AssignForm } from "#platform/forms/assign-form.tsx";
import { Command, CommandPanel } from "#platform/forms/commands.tsx";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { useReadAgain } from "#platform/navigation/use-read-again.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { UndoNotice } from "#ui/undo-notice.tsx";
import { useUndoOffer } from "#ui/use-undo-offer.ts";
import { submissionMessages } from "../messages.ts";
import type { Route } from "./+types/detail-page.ts";
import type { DetailData } from "./detail.server.ts";
import { handleSubmissionForm, readDetail } from "./detail.server.ts";
import type { Fact, SubmissionContentView } from "./facts.server.ts";
import { SubmissionHistory } from "./history.tsx";
import { StateBadge } from "./state-badge.tsx";

/** What was sent, as it was sent. */
function Facts({ content }: { content: SubmissionContentView }) {
  const { facts, text, origin, flags } = content;
  const { detail } = useMessages(submissionMessages);
  return (
    <section aria-label={detail.whatWasSent}>
      <FactList facts={facts} />
      {text ? (
        <p className="mt-6 max-w-[68ch] border-t border-line pt-6 break-words whitespace-pre-wrap">
          {text}
        </p>
      ) : null}
      {flags ? (
        <p className="mt-6 rounded-md bg-sand p-3 text-sm">
          <span className="font-semibold">{detail.flagged} </span>
          {flags}
        </p>
      ) : null}
      {origin.length > 0 ? (
        <details className="group mt-6 text-sm">
          <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline">
            {detail.howItArrived}
          </summary>
          <FactList facts={origin} />
        </details>
      ) : null}
    </section>
  );
}

const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-1 gap-x-6 gap-y-2.5 text-sm sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-3">
    {facts.map(({ label, value, href }) => (
      <div key={label} className="contents">
        <dt className="text-slate max-sm:-mb-2">{label}</dt>
        <dd className="break-words">
          {href ? (
            <a
              href={href}
              className="font-semibold text-teal underline underline-offset-4"
              {...(href.startsWith("http") && {
                target: "_blank",
                rel: "noopener noreferrer nofollow",
              })}
            >
              {value}
            </a>
          ) : (
            value
          )}
        </dd>
      </div>
    ))}
  </dl>
);

interface SubmissionCommandsProps {
  data: DetailData;
  /** Why the last one was not taken. */
  problem: string | undefined;
}

/** What can be done with a submission in its state; every button a plain form. */
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
      {data.mayDecide && (state === "quarantined" || state === "spam") ? (
        <Command fields={{ step: "release" }} look="primary">
          {detail.release}
        </Command>
      ) : null}
      {data.mayDecide && state === "quarantined" ? (
        <Command fields={{ step: "spam" }}>{detail.confirmSpam}</Command>
      ) : null}
      {data.mayAnswer && state !== "joined" && state !== "spam" ? <Assign data={data} /> : null}
      {data.mayAnswer && state === "answered" ? (
        <Command fields={{ step: "reopen" }}>{detail.reopen}</Command>
      ) : null}
      {nextOpen ? (
        <Link
          to={`${view.path}/${nextOpen}${search}`}
          className={buttonClass("bare", "sm:ml-auto", "compact")}
          data-shortcut="next"
        >
          {kinds[view.kind].nextOpen}
        </Link>
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

function Assign({ data }: { data: DetailData }) {
  const { detail } = useMessages(submissionMessages);
  return (
    <>
      {data.assignedTo === data.me ? null : (
        <Command fields={{ step: "assign", to: data.me, seen: data.assignedTo ?? "" }}>
          {detail.assignToMe}
        </Command>
      )}
      <AssignForm data={data} labelClass="mb-1 block text-xs text-slate" />
    </>
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
  const { kinds, detail, done } = useMessages(submissionMessages);
  const doneTexts: Readonly<Record<string, string>> = done;
  const { offer, end } = useUndoOffer(loaderData.undo, loaderData.history[0]?.id);
  const readAgain = useReadAgain();
  useLive([view.kind], (event) => {
    if (event.kind === "gap" || event.id === id) void readAgain();
  });
  return (
    <>
      <BackLink to={view.path + search}>{kinds[view.kind].title}</BackLink>
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
          <RichText
            text={detail.copyAccepted}
            tags={{
              copy: () => (
                <Link
                  to={`${view.path}/${joinedTo.id}${search}`}
                  className="font-semibold text-teal underline"
                >
                  {joinedTo.reference}
                </Link>
              ),
            }}
          />
        </p>
      ) : null}
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
        <Facts content={content} />
        <SubmissionHistory data={loaderData} answer={answer} />
      </div>
    </>
  );
}
