import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLocation,
  useNavigate,
} from "react-router";
import { CancelWithRecord } from "#features/appointments/office/cancel-with-record.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { HiddenFields } from "#platform/forms/commands.tsx";
import {
  ChoiceField,
  NotesField,
  namedOptions,
  optionsOf,
  TextField,
} from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { Written, WrittenText } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { StatusNotice } from "#ui/status-notice.tsx";
import { tallTextLinkClass, textLinkClass } from "#ui/text-link.ts";
import { opportunityMessages } from "../messages.ts";
import {
  isClosedStage,
  lostReasons,
  maxSource,
  type OpportunityStage,
  stages,
} from "../opportunity-types.ts";
import { RequestPart } from "../request-of-opportunity.tsx";
import type { Route } from "./+types/detail-page.ts";
import { AnswerClock } from "./answer-clock.tsx";
import {
  handleOpportunityForm,
  type OpportunityData,
  openOpportunity,
} from "./opportunity-pages.server.ts";

export const loader = (route: LoaderFunctionArgs) => openOpportunity(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleOpportunityForm(route, route.params.id);

export const meta = pageMetaIn((language, data: OpportunityData | undefined) =>
  data ? `${data.company}, ${data.reference}` : opportunityMessages(language).one,
);

/** One opportunity: where it stands and what comes next, then who it is and what was done. */
export default function OpportunityPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const place = usePlace();
  const { section, stages: names, done, detail } = useMessages(opportunityMessages);
  useLiveRead(["opportunity"], { id: data.id });
  return (
    <>
      <BackLink to={data.path}>{section}</BackLink>
      <PageTitle>{data.company}</PageTitle>
      <p className="mt-1 text-lead wrap-anywhere text-slate">{data.contact}</p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-slate">
        <span className="font-semibold text-ink">{names[data.stage]}</span>
        <span className="tabular-nums">{data.reference}</span>
        <AnswerClock clock={data.clock} />
      </p>
      <StatusNotice>{data.done ? done[data.done] : null}</StatusNotice>
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-9">
          <RequestPart request={data.request} />
          <RecordPanel name="opportunityEmails" panels={data.panels} />
          {data.mayChange ? (
            <>
              <Part id="move" title={detail.stage}>
                <MoveForm key={place} data={data} answer={answer} />
              </Part>
              <Part id="edit" title={detail.plan}>
                <PlanForm data={data} answer={answer} />
              </Part>
            </>
          ) : null}
          <Part id="note" title={detail.notes}>
            <Notes data={data} answer={answer} />
          </Part>
        </div>
        <div className="flex flex-col gap-9">
          <RecordPanel name="ownPage" panels={data.panels} isClosed={true} />
          <RecordPanel name="walkThrough" panels={data.panels} />
          <RecordPanel name="survey" panels={data.panels} />
          <RecordPanel name="floorPlan" panels={data.panels} />
          <RecordPanel name="bid" panels={data.panels} />
          <RecordPanel name="proposal" panels={data.panels} />
          <RecordPanel name="clientStart" panels={data.panels} />
          <Facts data={data} />
          <Times data={data} />
          <Others data={data} />
          <RecordHistory history={data.history} />
        </div>
      </div>
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

const Part = ({ id, title, children }: PartProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
    <h2 id={`${id}-title`} className="text-base font-semibold tracking-snug">
      {title}
    </h2>
    {children}
  </section>
);

interface FormProps {
  data: OpportunityData;
  answer: FormAnswer | undefined;
}

const answerOf = (answer: FormAnswer | undefined, step: string) =>
  answer?.values.step === step ? answer : undefined;

/**
 * It says from where as when it was opened: the page is read again meanwhile, and what somebody else has
 * moved must not be moved again unseen. Its place is its key.
 */
function MoveForm({ data, answer }: FormProps) {
  const { detail, stages: names, lostReasons: reasons } = useMessages(opportunityMessages);
  const moveAnswer = answerOf(answer, "move");
  const [from] = useState<OpportunityStage>(
    stages.find((stage) => stage === moveAnswer?.values.from) ?? data.stage,
  );
  const options = stages
    .filter((stage) => stage !== from)
    .map((stage) => ({ value: stage, label: names[stage] }));
  const isAsked = data.movesTo === "lost" && from !== "lost";
  // Whoever came from the board by keys has lost the focus with that page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: Later renders must not take the focus from what is being filled in.
  useEffect(() => {
    if (isAsked && answer === undefined && document.activeElement === document.body)
      document.getElementById("f-lostReason")?.focus();
  }, []);
  return (
    <PostForm
      answer={moveAnswer}
      preventScrollReset
      noValidate
      className="group/move mt-3 flex max-w-xl flex-col items-start gap-4"
    >
      <HiddenFields fields={{ step: "move", from }} />
      <ChoiceField
        name="to"
        label={detail.moveTo}
        {...(isClosedStage(from)
          ? {
              prompt: detail.chooseStage,
              options: options.filter(({ value }) => isClosedStage(value)),
              groups: [
                {
                  id: "reopen",
                  label: detail.reopen,
                  options: options.filter(({ value }) => !isClosedStage(value)),
                },
              ],
            }
          : { options })}
        value={data.movesTo ?? data.nextStage ?? ""}
      />
      <div className="flex w-full flex-col gap-4 group-has-[[name=to]_option:checked:not([value=lost])]/move:hidden">
        <ChoiceField
          name="lostReason"
          label={detail.lostReason}
          prompt={detail.chooseReason}
          options={optionsOf(lostReasons, reasons)}
        />
        <NotesField name="lostNote" rows={2} maxLength={2_000} label={detail.lostNote} />
        {data.hasContract ? (
          <label className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              name="isContractOver"
              value="yes"
              defaultChecked={moveAnswer?.values.isContractOver === "yes"}
              className="size-5 shrink-0"
            />
            {detail.contractOver}
          </label>
        ) : null}
      </div>
      <div className="w-full group-has-[[name=to]_option:checked:not([value=lost]):not([value=won])]/move:hidden">
        <CancelWithRecord of={data.cancelable} answer={moveAnswer} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          {detail.move}
        </button>
        {isAsked ? <BackToBoard path={data.path} /> : null}
      </div>
    </PostForm>
  );
}

/** It leads back to the board as it was, where the card gets the focus again. */
function BackToBoard({ path }: { path: string }) {
  const { detail } = useMessages(opportunityMessages);
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = (event: MouseEvent) => {
    if (key === "default" || isOpenedElsewhere(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link to={path} onClick={goBack} className={tallTextLinkClass}>
      {detail.notLost}
    </Link>
  );
}

const isOpenedElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey;

function PlanForm({ data, answer }: FormProps) {
  const { detail } = useMessages(opportunityMessages);
  const place = usePlace();
  const editAnswer = answerOf(answer, "edit");
  return (
    <PostForm
      answer={editAnswer}
      key={place}
      preventScrollReset
      noValidate
      className="mt-3 flex max-w-xl flex-col items-start gap-4"
    >
      <SeenFields stored={data.stored} />
      <HiddenFields fields={{ step: "edit" }} />
      <TextField
        name="nextStep"
        maxLength={200}
        label={detail.nextStep}
        help={detail.nextStepHelp}
        value={data.stored.nextStep}
      />
      <TextField
        name="nextStepOn"
        type="date"
        label={detail.nextStepOn}
        value={data.stored.nextStepOn}
      />
      <TextField
        name="value"
        inputMode="decimal"
        maxLength={20}
        label={detail.valueField}
        value={data.stored.value}
      />
      <ChoiceField
        name="ownerId"
        label={detail.owner}
        prompt={detail.noOwner}
        options={namedOptions(data.owners)}
        value={data.stored.ownerId}
      />
      <AboutFields data={data} answer={editAnswer} />
      <button type="submit" className={buttonClass("primary", "", "compact")}>
        {detail.save}
      </button>
    </PostForm>
  );
}

const aboutFields = ["contactId", "facilityType", "source", "campaignName"];

/** Seldom changed: whom it is about, and where it came from. */
function AboutFields({ data, answer }: FormProps) {
  const { detail, entry } = useMessages(opportunityMessages);
  return (
    <details
      open={aboutFields.some((name) => answer?.errors[name] !== undefined)}
      className="w-full rounded-md border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer items-center px-3 text-sm font-semibold">
        {detail.about}
      </summary>
      <div className="flex flex-col gap-4 px-3 pt-1 pb-4">
        <ChoiceField
          name="contactId"
          label={detail.contact}
          help={detail.contactHelp}
          options={namedOptions(data.contacts)}
          value={data.stored.contactId}
        />
        <ChoiceField
          name="facilityType"
          label={detail.facilityType}
          prompt={entry.chooseFacilityType}
          options={data.facilityTypes}
          value={data.stored.facilityType}
        />
        <TextField
          name="source"
          maxLength={maxSource}
          list="sources"
          label={detail.source}
          help={entry.sourceHelp}
          value={data.stored.source}
        />
        <datalist id="sources">
          {data.sources.map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
        <TextField
          name="campaignName"
          maxLength={maxSource}
          label={detail.campaign}
          value={data.stored.campaignName}
        />
      </div>
    </details>
  );
}

function Notes({ data, answer }: FormProps) {
  const { detail } = useMessages(opportunityMessages);
  const place = usePlace();
  const noteAnswer = answerOf(answer, "note");
  return (
    <>
      {data.mayChange ? <NoteForm key={place} data={data} answer={noteAnswer} /> : null}
      <ul className="mt-4 flex max-w-xl flex-col gap-3 empty:hidden">
        {data.notes.map(({ id, text, language, authorName, written }) => (
          <li key={id} className="rounded-md bg-sand p-3 text-sm">
            <WrittenText
              text={text}
              language={language}
              className="wrap-anywhere whitespace-pre-wrap"
            />
            <p className="mt-1.5 text-xs text-slate">
              {detail.noteBy({ person: authorName, time: written.full })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function NoteForm({ data, answer }: FormProps) {
  const { detail } = useMessages(opportunityMessages);
  const names = data.owners.slice(0, 3).map(({ name }) => `@${name}`);
  return (
    <PostForm
      preventScrollReset
      noValidate
      className="mt-3 flex max-w-xl flex-col items-start gap-3"
    >
      <HiddenFields fields={{ step: "note" }} />
      <NotesField
        name="text"
        rows={3}
        maxLength={5_000}
        label={detail.note}
        help={detail.noteHelp({ names: names.join(", ") })}
        answer={answer}
      />
      <button type="submit" className={buttonClass("outline", "", "compact")}>
        {detail.addNote}
      </button>
    </PostForm>
  );
}

function Facts({ data }: { data: OpportunityData }) {
  const { detail } = useMessages(opportunityMessages);
  return (
    <Part id="facts" title={detail.facts}>
      <dl className="mt-2 grid gap-x-6 gap-y-2.5 text-sm tabular-nums sm:grid-cols-[8rem_minmax(0,1fr)]">
        <Fact label={detail.value}>{data.valueText}</Fact>
        <Fact label={detail.company}>
          <Link to={`/office/prospects/${data.companyId}`} className={textLinkClass}>
            {data.company}
          </Link>
        </Fact>
        <Fact label={detail.contact}>{data.contact}</Fact>
        <Fact label={detail.email}>
          {data.email ? (
            <a href={data.replyLink} className={textLinkClass}>
              {data.email}
            </a>
          ) : null}
        </Fact>
        <Fact label={detail.phone}>
          {data.telephoneLink ? (
            <a href={data.telephoneLink} className={textLinkClass}>
              {data.phone}
            </a>
          ) : (
            data.phone
          )}
        </Fact>
        <Fact label={detail.facilityType}>{data.facilityType}</Fact>
        <Fact label={detail.source}>{data.source}</Fact>
        <Fact label={detail.campaign}>{data.campaign}</Fact>
        <Fact label={detail.received}>
          <time dateTime={data.opened.iso}>{data.opened.full}</time>
        </Fact>
        <Fact label={detail.lostBecause}>{data.lost ? data.lost.reason : null}</Fact>
        <Fact label={detail.lostNote}>
          {data.lost?.note ? (
            <Written words={writtenAlone(data.lost.note, data.lost.language)} />
          ) : null}
        </Fact>
        <Fact label={detail.request}>
          {data.leadId ? (
            <Link to={`/office/leads/${data.leadId}`} className={textLinkClass}>
              {detail.openRequest}
            </Link>
          ) : null}
        </Fact>
      </dl>
    </Part>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <div className="sm:contents">
      <dt className="text-slate">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  ) : null;

function Times({ data }: { data: OpportunityData }) {
  const { detail } = useMessages(opportunityMessages);
  return (
    <Part id="times" title={detail.times}>
      <ol className="mt-2 text-sm">
        {data.stages.map(({ id, text }) => (
          <li key={id} className="border-t border-line py-2 tabular-nums first:border-t-0">
            {text}
          </li>
        ))}
      </ol>
    </Part>
  );
}

function Others({ data }: { data: OpportunityData }) {
  const { detail, stages: names } = useMessages(opportunityMessages);
  if (data.others.length === 0) return null;
  return (
    <Part id="others" title={detail.others}>
      <ul className="mt-2 text-sm">
        {data.others.map(({ id, company, stage, opened }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0">
            <Link to={`${data.path}/${id}`} className={`${textLinkClass} wrap-anywhere`}>
              {company}
            </Link>
            <span className="block text-xs text-slate tabular-nums">
              {names[stage]}, <time dateTime={opened.iso}>{opened.short}</time>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
