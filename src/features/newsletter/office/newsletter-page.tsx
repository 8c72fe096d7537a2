import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useNavigation,
} from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command, CommandPanel, HiddenFields, OpenedCommand } from "#platform/forms/commands.tsx";
import { TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import { newsletterMessages } from "../messages.ts";
import type { Route } from "./+types/newsletter-page.ts";
import { DoneNotice, NewsletterFields, NewsletterStateBadge } from "./newsletter-fields.tsx";
import {
  handleNewsletterForm,
  type NewsletterData,
  readNewsletter,
} from "./newsletter-pages.server.ts";

const path = "/office/newsletters";

export const loader = (route: LoaderFunctionArgs) => readNewsletter(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleNewsletterForm(route, route.params.id);

export const meta = pageMetaIn(
  (language, newsletter: NewsletterData | undefined) =>
    newsletter?.subject ?? newsletterMessages(language).newsletters.one,
);

interface PartProps {
  data: NewsletterData;
  answer: FormAnswer | undefined;
}

/** One newsletter: what becomes of it, its texts while they can be changed, and what readers get. */
export default function NewsletterPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { newsletters } = useMessages(newsletterMessages);
  useLiveRead(["newsletter"], { id: data.id });
  const isEdit = answer?.values.step === "edit";
  return (
    <>
      <BackLink to={path}>{newsletters.section}</BackLink>
      <PageTitle>{data.subject}</PageTitle>
      <p className="mt-2 text-sm">
        <NewsletterStateBadge state={data.state} label={data.stateLabel} />
      </p>
      <DoneNotice done={data.done} hasMailServer={data.hasMailServer} />
      <Delivery data={data} />
      <Commands data={data} answer={isEdit ? undefined : answer} />
      {data.state === "draft" ? <Texts data={data} answer={isEdit ? answer : undefined} /> : null}
      <Previews data={data} />
      {data.history.length > 0 ? (
        <div className="mt-9 max-w-2xl">
          <RecordHistory history={data.history} />
        </div>
      ) : null}
    </>
  );
}

/** Drawn in our colors: by themselves, browsers draw it in their own. */
const progressClass =
  "h-2 w-full max-w-md appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-teal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-teal";

/** Shows the time it leaves, then the progress, then the outcomes. */
function Delivery({ data }: { data: NewsletterData }) {
  const { progress } = useMessages(newsletterMessages).newsletters;
  const { state, sendAt, startedAt, finishedAt, settled, expected } = data;
  if (state === "draft") return null;
  if (data.isMissed && sendAt)
    return (
      <p className="mt-4 max-w-[70ch] rounded-md bg-error-tint p-3 text-sm font-medium text-error">
        {progress.missed({ moment: sendAt.full })}
      </p>
    );
  return (
    <TitledSection
      titleId="delivery-title"
      title={progress.title}
      size="small"
      className="mt-7 max-w-2xl"
    >
      <ul className="mt-2 text-sm text-slate">
        {state === "scheduled" && sendAt ? (
          <li>{progress.leaves({ moment: sendAt.full })}</li>
        ) : null}
        {startedAt ? <li>{progress.started({ moment: startedAt.full })}</li> : null}
        {finishedAt ? (
          <li>
            {(state === "stopped" ? progress.stoppedAt : progress.finished)({
              moment: finishedAt.full,
            })}
          </li>
        ) : null}
      </ul>
      {state === "sending" ? (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm tabular-nums">
          <progress
            aria-label={progress.title}
            className={progressClass}
            value={settled}
            max={Math.max(1, expected)}
          />
          <span>{progress.settled({ settled, expected })}</span>
        </p>
      ) : null}
      {state === "scheduled" ? null : <Figures data={data} />}
      {state === "sending" ? (
        <noscript>
          <p className="mt-3 text-sm">
            <a className="font-semibold text-teal underline" href={`${path}/${data.id}`}>
              {progress.reload}
            </a>
          </p>
        </noscript>
      ) : null}
    </TitledSection>
  );
}

function Figures({ data }: { data: NewsletterData }) {
  const { progress } = useMessages(newsletterMessages).newsletters;
  const figures = [
    ...data.figures,
    { outcome: "unsubscribes", label: progress.unsubscribes, count: data.unsubscribes },
  ];
  return (
    <>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        {figures.map(({ outcome, label, count }) => (
          <div key={outcome} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-slate">{label}</dt>
            <dd className="text-subtitle font-semibold tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      {data.retrying > 0 ? <p className="mt-3 text-sm text-slate">{progress.retrying}</p> : null}
      {data.uncertain > 0 ? <p className="mt-3 text-sm text-slate">{progress.uncertain}</p> : null}
      <p className="mt-3 text-sm text-slate">
        <Link
          to={`${path}/${data.id}/recipients`}
          className="inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          {progress.who}
        </Link>
        <br />
        {progress.kept({ days: data.kept })}
      </p>
    </>
  );
}

function Commands({ data, answer }: PartProps) {
  const { state, hasMailServer, uncertain } = data;
  const { commands, progress, notYet, obstacles } = useMessages(newsletterMessages).newsletters;
  const isDraft = state === "draft";
  return (
    <>
      <CommandPanel problem={answer?.problem}>
        {isDraft || state === "scheduled" ? (
          <Command fields={{ step: "test" }}>{commands.test}</Command>
        ) : null}
        {isDraft ? <Leaving data={data} answer={answer} /> : null}
        {state === "scheduled" ? (
          <Command fields={{ step: "unschedule" }}>{commands.unschedule}</Command>
        ) : null}
        {state === "sending" ? (
          <OpenedCommand
            step="stop"
            label={commands.stop}
            submit={commands.stopAction}
            answer={answer}
          >
            <p className="max-w-[60ch] text-sm">{commands.stopNote}</p>
          </OpenedCommand>
        ) : null}
        {uncertain > 0 && (state === "sent" || state === "sending") ? (
          <OpenedCommand
            step="repeat"
            label={commands.repeat}
            submit={commands.repeatAction({ count: uncertain })}
            answer={answer}
          >
            <p className="max-w-[60ch] text-sm">{commands.repeatNote}</p>
          </OpenedCommand>
        ) : null}
        {isDraft ? (
          <OpenedCommand
            step="delete"
            label={commands.delete}
            submit={commands.deleteAction}
            answer={answer}
          >
            <SeenFields stored={{ mark: String(data.revision) }} />
            <p className="max-w-[60ch] text-sm">{commands.deleteNote}</p>
          </OpenedCommand>
        ) : (
          <Command fields={{ step: "copy" }}>{commands.copy}</Command>
        )}
      </CommandPanel>
      {data.obstacles.length > 0 ? (
        <div className="mt-3 max-w-[70ch] rounded-md bg-tint p-4 text-sm">
          <p className="font-semibold">{notYet}</p>
          <ul className="mt-1 list-disc space-y-2 pl-5">
            {data.obstacles.map(({ name, page }) => (
              <li key={name}>
                {obstacles[name]}
                {page === undefined ? null : (
                  <>
                    {" "}
                    <Link
                      to={page}
                      className="font-semibold text-teal underline underline-offset-4"
                    >
                      {commands.putRight}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
          {data.isHeldBack ? <p className="mt-3">{commands.heldBack}</p> : null}
        </div>
      ) : null}
      {hasMailServer ? null : (
        <p className="mt-3 max-w-[70ch] text-sm text-slate">{progress.noMailServer}</p>
      )}
    </>
  );
}

/** Each needs two presses, because a newsletter that was sent cannot be called back. */
function Leaving({ data, answer }: PartProps) {
  const { readers, revision, suggestion, zone } = data;
  const { commands } = useMessages(newsletterMessages).newsletters;
  if (readers === 0) return <p className="self-center text-sm text-slate">{commands.noReaders}</p>;
  const seen = <HiddenFields fields={{ revision: String(revision) }} />;
  return (
    <>
      <OpenedCommand
        step="schedule"
        label={commands.schedule}
        submit={commands.scheduleAction}
        answer={answer}
        group="leaving"
      >
        {seen}
        <TextField name="day" type="date" label={commands.day} value={suggestion.day} />
        <TextField
          name="time"
          type="time"
          label={commands.time}
          help={commands.zone({ zone })}
          value={suggestion.time}
        />
        <p className="max-w-[60ch] text-sm">{commands.sendNote}</p>
      </OpenedCommand>
      <OpenedCommand
        step="send"
        label={commands.send}
        submit={commands.sendAction({ count: readers })}
        answer={answer}
        group="leaving"
      >
        {seen}
        <p className="max-w-[60ch] text-sm">{commands.sendNote}</p>
      </OpenedCommand>
    </>
  );
}

function Texts({ data, answer }: PartProps) {
  const { newsletters } = useMessages(newsletterMessages);
  const place = usePlace();
  const isSaving = useNavigation().formData?.get("step") === "edit";
  return (
    <PostForm
      key={place}
      preventScrollReset
      className="mt-7 flex flex-col items-start gap-6"
      noValidate
    >
      <HiddenFields fields={{ step: "edit" }} />
      <SeenFields stored={data.stored} answer={answer} />
      <Problem text={answer?.problem} />
      <NewsletterFields stored={data.stored} answer={answer} />
      <CompactSubmitButton className="max-sm:w-full" disabled={isSaving}>
        {isSaving ? newsletters.saving : newsletters.save}
      </CompactSubmitButton>
    </PostForm>
  );
}

/** The email itself for the readers of each language, and what its author should know about it. */
function Previews({ data }: { data: NewsletterData }) {
  const { preview } = useMessages(newsletterMessages).newsletters;
  const isEmpty = data.previews.every(({ address }) => address === undefined);
  return (
    <TitledSection titleId="preview-title" title={preview.title} size="small" className="mt-9">
      <p className="mt-1 text-sm text-slate">
        {isEmpty ? preview.none : data.state === "draft" ? preview.saved : null}
      </p>
      <div className="mt-4 grid grid-cols-1 gap-x-8 gap-y-8 xl:grid-cols-2">
        {data.previews.map((preview) => (
          <Preview key={preview.reader} preview={preview} />
        ))}
      </div>
    </TitledSection>
  );
}

function Preview({ preview: one }: { preview: NewsletterData["previews"][number] }) {
  const { preview } = useMessages(newsletterMessages).newsletters;
  const { reader, readers, isHalf, isInstead, address, leftOut } = one;
  const notes = [
    isHalf ? preview.half[reader] : undefined,
    isInstead ? preview.instead[reader] : undefined,
    leftOut?.pictures ? preview.pictures({ count: leftOut.pictures }) : undefined,
    leftOut?.links ? preview.links({ count: leftOut.links }) : undefined,
    leftOut?.html ? preview.html({ count: leftOut.html }) : undefined,
  ].filter((note) => note !== undefined);
  if (address === undefined && notes.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="text-sm font-semibold">{preview.of[reader]({ count: readers })}</h3>
      <ul className="mt-1 text-sm text-slate empty:hidden">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {address ? (
        <>
          <iframe
            key={address}
            src={address}
            title={preview.frame[reader]}
            className="mt-3 h-[36rem] w-full rounded-lg border border-line bg-sand"
          />
          <p className="mt-2">
            <a
              href={address}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-8 items-center text-sm font-semibold text-teal underline-offset-4 hover:underline"
            >
              {preview.open}
            </a>
          </p>
        </>
      ) : null}
    </div>
  );
}
