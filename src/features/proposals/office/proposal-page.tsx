import { type ActionFunctionArgs, Form, Link, type LoaderFunctionArgs } from "react-router";
import { startUpPlanMessages } from "#features/start-up-plans/messages.ts";
import { PromisedTaskFields } from "#features/start-up-plans/promised-task-fields.tsx";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { HiddenFields } from "#platform/forms/commands.tsx";
import { ChoiceField, NotesField, TextField } from "#platform/forms/labeled-fields.tsx";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { RecordPanel } from "#platform/record-panels/record-panel.tsx";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { proposalMessages } from "../messages.ts";
import { maxWords } from "../proposal-types.ts";
import type { Route } from "./+types/proposal-page.ts";
import { ProposalEvidence } from "./proposal-evidence.tsx";
import {
  handleProposalForm,
  type ProposalData,
  readProposalPage,
} from "./proposal-pages.server.ts";
import { ProposalQuestions } from "./proposal-questions.tsx";
import { SentVersions } from "./sent-versions.tsx";

export const loader = (route: LoaderFunctionArgs) => readProposalPage(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleProposalForm(route, route.params.id);

export const meta = pageMetaIn((language, data: ProposalData | undefined) => {
  const { pageTitle, title } = proposalMessages(language);
  return data ? pageTitle({ company: data.company }) : title;
});

/** What a prospect is offered: the draft, what was sent and became of it, and the record of all that. */
export default function ProposalPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { pageTitle, office } = useMessages(proposalMessages);
  useLiveRead(["opportunity"], { id: data.opportunityId });
  return (
    <>
      <BackLink to={data.opportunityPath}>{data.company}</BackLink>
      <PageTitle>{pageTitle({ company: data.company })}</PageTitle>
      <p className="mt-2 max-w-[70ch] text-sm text-slate">{office.secret}</p>
      <div role="status" className="empty:hidden">
        {data.done && !answer ? (
          <p className="mt-4 rounded-md bg-tint p-3 text-sm">{office.done[data.done]}</p>
        ) : null}
      </div>
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-9 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-9">
          {data.mayChange ? <Draft data={data} answer={answer} /> : null}
          {data.versions.length > 0 ? <ProposalQuestions data={data} answer={answer} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-9">
          <RecordPanel name="clientStart" panels={data.panels} />
          {data.mayChange && data.hasDraft ? <Send data={data} /> : null}
          {data.versions.length > 0 ? <SentVersions data={data} answer={answer} /> : null}
          {data.check && data.evidence.length > 0 ? <ProposalEvidence data={data} /> : null}
          {data.history.length > 0 ? <RecordHistory history={data.history} /> : null}
        </div>
      </div>
    </>
  );
}

function Draft({ data, answer }: { data: ProposalData; answer: FormAnswer | undefined }) {
  const { office } = useMessages(proposalMessages);
  const place = usePlace();
  const own = answer?.values.step === "save" ? answer : undefined;
  const { stored, contact, language } = data;
  return (
    <section aria-labelledby="draft-title">
      <h2 id="draft-title" className="text-subtitle font-semibold tracking-snug">
        {office.draft}
      </h2>
      <p className="mt-1 text-sm text-slate">
        {office.draftNote({ name: contact, language: office.languageNames[language] })}
      </p>
      {data.bidVersions.length === 0 ? (
        <p className="mt-3 rounded-md bg-sand p-3 text-sm">
          {office.needsBid}{" "}
          <Link
            to={`${data.opportunityPath}/bid`}
            className="font-semibold text-teal underline underline-offset-4"
          >
            {office.toBid}
          </Link>
        </p>
      ) : null}
      <Form
        key={place}
        data-form-name="draft"
        method="post"
        action={data.path}
        preventScrollReset
        noValidate
        className="mt-4 flex flex-col items-start gap-5"
      >
        <AttemptField />
        <SeenFields stored={stored} answer={own} />
        <HiddenFields fields={{ step: "save" }} />
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
            answer={own}
          />
          <Alternatives data={data} answer={own} />
          <TextField
            name="startsOn"
            type="date"
            label={office.startsOn}
            help={office.startHelp}
            value={stored.startsOn ?? ""}
            answer={own}
          />
          <TextField
            name="expiresOn"
            type="date"
            label={office.expiresOn}
            value={stored.expiresOn ?? ""}
            answer={own}
          />
        </div>
        <NotesField
          name="letter"
          rows={10}
          maxLength={maxWords}
          label={office.letter}
          value={stored.letter ?? ""}
          answer={own}
        />
        <StartUp stored={stored} answer={own} />
        <NotesField
          name="exclusions"
          rows={5}
          maxLength={maxWords}
          label={office.exclusions}
          value={stored.exclusions ?? ""}
          answer={own}
        />
        <NotesField
          name="terms"
          rows={6}
          maxLength={maxWords}
          label={office.terms}
          value={stored.terms ?? ""}
          answer={own}
        />
        <button
          type="submit"
          className={buttonClass(data.hasDraft ? "outline" : "primary", "", "compact")}
        >
          {office.save}
        </button>
      </Form>
    </section>
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

/** Those that a version of the bid has. */
function Alternatives({ data, answer }: { data: ProposalData; answer: FormAnswer | undefined }) {
  const { office, paper } = useMessages(proposalMessages);
  return data.alternatives.map((name) => (
    <ChoiceField
      key={name}
      name={`offered.${name}`}
      label={office.offer({ alternative: paper.letters[name] })}
      options={[
        { value: "yes", label: office.offerChoices.yes },
        { value: "no", label: office.offerChoices.no },
      ]}
      value={data.stored[`offered.${name}`] ?? "no"}
      answer={answer}
    />
  ));
}

function Send({ data }: { data: ProposalData }) {
  const { office } = useMessages(proposalMessages);
  const { nextNumber: number, replaces: earlier, email, contact } = data;
  if (email === "") return <p className="rounded-md bg-sand p-4 text-sm">{office.noEmail}</p>;
  return (
    <Form
      method="post"
      action={data.path}
      preventScrollReset
      className="flex flex-col items-start gap-3 rounded-md bg-sand p-4"
    >
      <AttemptField />
      <HiddenFields fields={{ step: "send", revision: String(data.revision) }} />
      <p className="text-sm break-words">
        {earlier === undefined
          ? office.sendNote({ number, email })
          : office.sendReplaces({ number, email, earlier })}
      </p>
      <p className="text-sm text-slate">{office.sendSaved}</p>
      <button type="submit" className={buttonClass("primary", "max-w-full", "compact")}>
        <span className="truncate">{office.send({ name: contact })}</span>
      </button>
    </Form>
  );
}
