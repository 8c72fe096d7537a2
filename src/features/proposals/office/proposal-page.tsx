import { useState } from "react";
import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { areaTypes } from "#features/facilities/areas/area-types.ts";
import { startUpPlanMessages } from "#features/start-up-plans/messages.ts";
import { PromisedTaskFields } from "#features/start-up-plans/promised-task-fields.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { HiddenFields } from "#platform/forms/commands.tsx";
import { ChoiceField, NotesField, optionsOf, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
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
import { textLinkClass } from "#ui/text-link.ts";
import { TitledSection } from "#ui/titled-section.tsx";
import { proposalMessages } from "../messages.ts";
import { maxTasks, maxWords, tasksField } from "../proposal-types.ts";
import type { Route } from "./+types/proposal-page.ts";
import { ProposalEvidence } from "./proposal-evidence.tsx";
import {
  handleProposalForm,
  type ProposalData,
  readProposalPage,
} from "./proposal-pages.server.ts";
import { ProposalQuestions } from "./proposal-questions.tsx";
import { draftFormId, SendProposal } from "./send-proposal.tsx";
import { SentVersions } from "./sent-versions.tsx";

export const loader = (route: LoaderFunctionArgs) => readProposalPage(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleProposalForm(route, route.params.id);

export const meta = pageMetaIn((language, data: ProposalData | undefined) => {
  const { pageTitle, title } = proposalMessages(language);
  return data ? pageTitle({ company: data.company }) : title;
});

/** The page has the draft, sent versions with their outcome, and the evidence. */
export default function ProposalPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { pageTitle, office } = useMessages(proposalMessages);
  const place = usePlace();
  const [typedAt, setTypedAt] = useState<string>();
  const draftAnswer = answer?.values.step === "save" ? answer : undefined;
  useLiveRead(["opportunity"], { id: data.opportunityId });
  return (
    <>
      <BackLink to={data.opportunityPath}>{data.company}</BackLink>
      <PageTitle>{pageTitle({ company: data.company })}</PageTitle>
      <p className="mt-2 max-w-[70ch] text-sm text-slate">{office.secret}</p>
      <StatusNotice>{data.done && !answer ? office.done[data.done] : null}</StatusNotice>
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-9">
          {data.mayChange ? (
            <Draft key={place} data={data} answer={draftAnswer} onInput={() => setTypedAt(place)} />
          ) : null}
          {data.versions.length > 0 ? <ProposalQuestions data={data} answer={answer} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-9">
          <RecordPanel name="clientStart" panels={data.panels} />
          {data.mayChange && data.hasDraft ? (
            <SendProposal
              data={data}
              hasUnsavedChanges={draftAnswer !== undefined || typedAt === place}
            />
          ) : null}
          {data.versions.length > 0 ? <SentVersions data={data} answer={answer} /> : null}
          {data.check && data.evidence.length > 0 ? <ProposalEvidence data={data} /> : null}
          {data.history.length > 0 ? <RecordHistory history={data.history} /> : null}
        </div>
      </div>
    </>
  );
}

interface DraftProps extends DraftPartProps {
  answer: FormAnswer | undefined;
  onInput: () => void;
}

function Draft({ data, answer, onInput }: DraftProps) {
  const { office } = useMessages(proposalMessages);
  const { stored, contact, language } = data;
  // The fields keep what they show while the page is read again, and so does the revision they belong to.
  const [revision] = useState(data.revision);
  return (
    <TitledSection titleId="draft-title" title={office.draft}>
      <p className="mt-1 text-sm text-slate">
        {office.draftNote({ name: contact, language: office.languageNames[language] })}
      </p>
      {data.bidVersions.length === 0 ? (
        <p className="mt-3 rounded-md bg-sand p-3 text-sm">
          {office.needsBid}{" "}
          <Link to={`${data.opportunityPath}/bid`} className={textLinkClass}>
            {office.toBid}
          </Link>
        </p>
      ) : null}
      <PostForm
        answer={answer}
        id={draftFormId}
        data-form-name="draft"
        action={data.path}
        preventScrollReset
        noValidate
        onInput={onInput}
        className="mt-4 flex flex-col items-start gap-5"
      >
        <SeenFields stored={stored} />
        <HiddenFields fields={{ step: "save", revision: String(revision) }} />
        <div className="grid w-full grid-cols-1 gap-4 sm:grid-cols-2">
          <ChoiceField
            name="bidVersion"
            label={office.bidVersion}
            prompt={office.noBidVersion}
            options={data.bidVersions.map(({ number, price, waits }) => ({
              value: String(number),
              label: waits
                ? office.bidVersionWaits({ number })
                : office.bidVersionOption({ number, price }),
            }))}
            value={stored.bidVersion ?? ""}
          />
          <Alternatives data={data} />
          <TextField
            name="startsOn"
            type="date"
            label={office.startsOn}
            help={office.startHelp}
            value={stored.startsOn ?? ""}
          />
          <TextField
            name="expiresOn"
            type="date"
            label={office.expiresOn}
            help={office.expiresHelp({ zone: data.timeZone })}
            value={stored.expiresOn ?? ""}
          />
          <TextField
            name="termMonths"
            inputMode="numeric"
            label={office.termMonths}
            help={office.termHelp}
            value={stored.termMonths ?? ""}
          />
          <TextField
            name="endsOn"
            type="date"
            label={office.contractEndsOn}
            help={office.contractEndsHelp}
            value={stored.endsOn ?? ""}
          />
          <TextField
            name="escalation"
            inputMode="decimal"
            label={office.escalation}
            help={office.escalationHelp}
            value={stored.escalation ?? ""}
          />
        </div>
        <NotesField
          name="letter"
          rows={10}
          maxLength={maxWords}
          label={office.letter}
          value={stored.letter ?? ""}
        />
        <AreaTasks data={data} />
        <StartUp stored={stored} answer={answer} />
        <CertificateChoices data={data} />
        <QualityChoice data={data} />
        <NotesField
          name="exclusions"
          rows={5}
          maxLength={maxWords}
          label={office.exclusions}
          value={stored.exclusions ?? ""}
        />
        <NotesField
          name="terms"
          rows={6}
          maxLength={maxWords}
          label={office.terms}
          value={stored.terms ?? ""}
        />
        <button
          type="submit"
          className={buttonClass(data.hasDraft ? "outline" : "primary", "", "compact")}
        >
          {office.save}
        </button>
      </PostForm>
    </TitledSection>
  );
}

interface StartUpProps {
  stored: ProposalData["stored"];
  answer: FormAnswer | undefined;
}

function StartUp({ stored, answer }: StartUpProps) {
  const { office } = useMessages(proposalMessages);
  const { rows } = useMessages(startUpPlanMessages);
  return (
    <fieldset className="w-full min-w-0">
      <legend className="text-sm font-semibold">{office.startUp}</legend>
      <p className="mt-1 mb-3 text-sm text-slate">
        {office.startUpNote} {rows.note}
      </p>
      <PromisedTaskFields texts={stored} answer={answer} />
    </fieldset>
  );
}

interface DraftPartProps {
  data: ProposalData;
}

/** What is done in each kind of area that a version of the bid has. */
function AreaTasks({ data: { taskTypes, stored } }: DraftPartProps) {
  const { office } = useMessages(proposalMessages);
  const labels = areaTypes(useLanguage());
  return (
    <fieldset className="w-full min-w-0">
      <legend className="text-sm font-semibold">{office.tasks}</legend>
      <p className="mt-1 mb-3 text-sm text-slate">
        {taskTypes.length === 0 ? office.noTaskTypes : office.tasksNote}
      </p>
      <div className="flex flex-col gap-4">
        {labels
          .filter(({ value }) => taskTypes.includes(value))
          .map(({ value, label }) => (
            <NotesField
              key={value}
              name={tasksField(value)}
              rows={7}
              maxLength={maxTasks}
              label={label}
              value={stored[tasksField(value)] ?? ""}
            />
          ))}
      </div>
    </fieldset>
  );
}

function CertificateChoices({ data }: DraftPartProps) {
  const { office } = useMessages(proposalMessages);
  const { certificates, endedCertificates: ended, stored } = data;
  return (
    <fieldset className="w-full min-w-0">
      <legend className="text-sm font-semibold">{office.certificates}</legend>
      <p className="mt-1 mb-3 text-sm text-slate">
        {certificates.length === 0 ? office.noCertificates : office.certificatesNote}
      </p>
      <div className="flex flex-col gap-4">
        {certificates.map(({ field, name, text }) => (
          <ChoiceField
            key={field}
            name={field}
            label={name}
            help={text}
            options={[
              { value: name, label: office.certificateChoices.include },
              { value: "", label: office.certificateChoices.leaveOut },
            ]}
            value={stored[field] ?? ""}
          />
        ))}
      </div>
      {ended.length > 0 ? (
        <p className="mt-3 rounded-md bg-sand p-3 text-sm wrap-anywhere">
          {office.endedCertificates({ names: ended.join("; ") })}
        </p>
      ) : null}
    </fieldset>
  );
}

/** With what it says today: the figures are fixed when the proposal is sent. */
function QualityChoice({ data }: DraftPartProps) {
  const { office } = useMessages(proposalMessages);
  const { quality, stored } = data;
  return (
    <div className="w-full min-w-0">
      <ChoiceField
        name="quality"
        label={office.quality}
        options={optionsOf(["yes", "no"], office.qualityChoices)}
        value={stored.quality ?? "yes"}
      />
      <div className="mt-2 text-sm text-slate">
        {quality.length === 0 ? (
          <p>{office.qualityMissing}</p>
        ) : (
          <>
            <p>{office.qualityNow}</p>
            <ul className="mt-1 list-disc pl-5">
              {quality.map((sentence) => (
                <li key={sentence} className="wrap-anywhere">
                  {sentence}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

/** Those that a version of the bid has. */
function Alternatives({ data }: DraftPartProps) {
  const { office, paper } = useMessages(proposalMessages);
  return data.alternatives.map((name) => (
    <ChoiceField
      key={name}
      name={`offered.${name}`}
      label={office.offer({ alternative: paper.letters[name] })}
      options={optionsOf(["yes", "no"], office.offerChoices)}
      value={data.stored[`offered.${name}`] ?? "no"}
    />
  ));
}
