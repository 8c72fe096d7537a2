import { useState } from "react";
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { applicationMessages } from "#features/job-applications/messages.ts";
import { submissionMessages } from "#features/submissions/messages.ts";
import { SubmissionHistory } from "#features/submissions/office/history.tsx";
import { StateBadge } from "#features/submissions/office/state-badge.tsx";
import {
  AssignCommands,
  JoinedNotice,
  QuarantineCommands,
} from "#features/submissions/office/submission-commands.tsx";
import { SubmissionFacts } from "#features/submissions/office/submission-facts.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { CommandPanel, HiddenFields } from "#platform/forms/commands.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written, WrittenText } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { CompactButtonLink, TextLink } from "#ui/links.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { actionLinkClass, textLinkClass } from "#ui/text-link.ts";
import { AnchorSection, TitledSection } from "#ui/titled-section.tsx";
import { UndoNotice } from "#ui/undo-notice.tsx";
import { useUndoOffer } from "#ui/use-undo-offer.ts";
import { nextStage } from "../hiring-types.ts";
import { hiringMessages } from "../messages.ts";
import type { Route } from "./+types/application-page.ts";
import {
  type ApplicationData,
  handleApplicationForm,
  openApplication,
} from "./application-page.server.ts";
import { MoveFields } from "./move-fields.tsx";

export const loader = (route: LoaderFunctionArgs) => openApplication(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleApplicationForm(route, route.params.id);

export const meta = pageMetaIn((language, data: ApplicationData | undefined) =>
  data ? `${data.content.name}, ${data.reference}` : hiringMessages(language).one,
);

/** One application: where it stands and what comes next, what was sent, and what was done. */
export default function ApplicationPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const place = usePlace();
  const { path, search, id, content, received } = data;
  const { section, done } = useMessages(hiringMessages);
  const { done: undoable } = useMessages(submissionMessages);
  const doneTexts: Readonly<Record<string, string>> = undoable;
  const { offer, end } = useUndoOffer(data.undo, data.history[0]?.id);
  useLiveRead(["application"], { id });
  return (
    <>
      <BackLink to={path + search}>{section}</BackLink>
      <PageTitle>{content.name}</PageTitle>
      <p className="mt-1 text-lead wrap-anywhere text-slate">{content.subject}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-slate">
        <span className="font-semibold text-ink">
          {data.isAccepted ? data.standing : <StateBadge state={data.state} />}
        </span>
        {data.reason ? <span>{data.reason}</span> : null}
        <span className="tabular-nums">{data.reference}</span>
        <time dateTime={received.iso}>{received.full}</time>
      </p>
      <Hired data={data} />
      <JoinedNotice joinedTo={data.joinedTo} path={path} search={search} />
      <StatusNotice>{data.done && !answer ? done[data.done] : null}</StatusNotice>
      <UndoNotice
        key={id}
        offer={
          offer && {
            id: offer.eventId,
            text: doneTexts[offer.done] ?? undoable.other,
            fields: { step: "undo", event: offer.eventId },
          }
        }
        onEnd={end}
      />
      <Commands data={data} problem={answer?.problem} />
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-10">
          {data.mayMove ? <MoveForm key={place} data={data} answer={answer} /> : null}
          <SubmissionFacts content={content} />
          <RecordPanel name="interview" panels={data.panels} />
          <RecordPanel name="ownPage" panels={data.panels} isClosed={!data.mayAnswer} />
          <Answers data={data} />
        </div>
        <div className="flex flex-col gap-8">
          <SubmissionHistory data={data} answer={answer} />
          <Others data={data} />
        </div>
      </div>
    </>
  );
}

function Hired({ data: { hired } }: { data: ApplicationData }) {
  const { detail } = useMessages(hiringMessages);
  if (hired === undefined) return null;
  const text = detail.hired({ person: hired.name });
  return (
    <p className="mt-4 rounded-md bg-tint p-3 text-sm wrap-anywhere">
      {hired.path ? (
        <TextLink to={hired.path}>{text}</TextLink>
      ) : (
        <span className="font-semibold">{text}</span>
      )}
      {hired.isInvited ? <span className="block text-slate">{detail.invited}</span> : null}
    </p>
  );
}

interface CommandsProps {
  data: ApplicationData;
  /** Explains why the last form was refused. */
  problem: string | undefined;
}

function Commands({ data, problem }: CommandsProps) {
  const { path, search, id, state } = data;
  const { detail } = useMessages(hiringMessages);
  const isAssignable = data.mayAnswer && state !== "joined" && state !== "spam";
  return (
    <CommandPanel problem={problem} className="items-end border-y border-line py-4">
      {data.mayHire ? (
        <CompactButtonLink to={`${path}/${id}/hire`} look="primary">
          {detail.hire}
        </CompactButtonLink>
      ) : null}
      <QuarantineCommands state={state} mayDecide={data.mayDecide} />
      {isAssignable ? <AssignCommands data={data} /> : null}
      {data.next ? (
        <CompactButtonLink
          to={`${path}/${data.next}${search}`}
          look="bare"
          className="sm:ml-auto"
          data-shortcut="next"
        >
          {detail.next}
        </CompactButtonLink>
      ) : null}
    </CommandPanel>
  );
}

interface MoveFormProps {
  data: ApplicationData;
  answer: FormAnswer | undefined;
}

/**
 * It says from where as when it was opened: the page is read again meanwhile, and what somebody else has
 * moved must not be moved again unseen. Its place is its key.
 */
function MoveForm({ data, answer }: MoveFormProps) {
  const { detail } = useMessages(hiringMessages);
  const moveAnswer = answer?.values.step === "move" ? answer : undefined;
  const [stage] = useState(moveAnswer?.values.from ?? data.stage);
  return (
    <AnchorSection id="move" title={detail.stage}>
      <PostForm
        answer={moveAnswer}
        preventScrollReset
        noValidate
        className="group/move mt-3 flex max-w-xl flex-col items-start gap-4"
      >
        <HiddenFields fields={{ step: "move", from: stage }} />
        <MoveFields
          stage={stage}
          value={nextStage[data.stage]}
          cancelable={data.cancelable}
          answer={moveAnswer}
        />
        <button type="submit" className={buttonClass("outline", "", "compact")}>
          {detail.move}
        </button>
      </PostForm>
    </AnchorSection>
  );
}

/** Sent answers come first, and below them the way to write another. */
function Answers({ data }: { data: ApplicationData }) {
  const { path, id, answers, mayWrite, template } = data;
  const { detail, templates } = useMessages(hiringMessages);
  return (
    <AnchorSection id="answers" title={detail.answers}>
      {answers.length === 0 ? <p className="mt-2 text-sm text-slate">{detail.noAnswers}</p> : null}
      <ul className="mt-2 text-sm empty:hidden">
        {answers.map((sent) => (
          <li key={sent.id} className="border-t border-line py-3 first:border-t-0">
            <p className="font-semibold wrap-anywhere">
              <Written words={writtenAlone(sent.subject, sent.language)} />
            </p>
            <p className="text-xs wrap-anywhere text-slate tabular-nums">{sent.line}</p>
            <p className="text-xs text-slate">
              {templates[sent.template]}
              {sent.emailState ? (
                <span className={sent.emailState === "failed" ? "font-semibold text-error" : ""}>
                  {`, ${detail.emailStates[sent.emailState]}`}
                </span>
              ) : null}
            </p>
            <details>
              <summary className={actionLinkClass}>{detail.read}</summary>
              <WrittenText
                text={sent.text}
                language={sent.language}
                className="max-w-[68ch] wrap-anywhere whitespace-pre-wrap"
              />
            </details>
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <CompactButtonLink
          to={`${path}/${id}/answer?template=${template}`}
          className="mt-3"
          data-shortcut="answer"
        >
          {data.hasTemplate ? detail.write : detail.writeTemplates[template]}
        </CompactButtonLink>
      ) : null}
    </AnchorSection>
  );
}

function Others({ data: { path, others } }: { data: ApplicationData }) {
  const { detail } = useMessages(hiringMessages);
  const { stages } = useMessages(applicationMessages);
  if (others.length === 0) return null;
  return (
    <TitledSection titleId="others-title" title={detail.others} size="small">
      <ul className="mt-2 text-sm">
        {others.map(({ id, positionTitle, stage, received }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0">
            <Link to={`${path}/${id}`} className={`${textLinkClass} wrap-anywhere`}>
              {positionTitle}
            </Link>
            <span className="block text-xs text-slate tabular-nums">
              {stages[stage]}, <time dateTime={received.iso}>{received.short}</time>
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
