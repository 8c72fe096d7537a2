import { type ReactNode, useEffect, useState } from "react";
import {
  type ActionFunctionArgs,
  type HeadersFunction,
  Link,
  type LoaderFunctionArgs,
} from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import { RichText } from "#platform/language/rich-text.tsx";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { CompactSubmitButton } from "#ui/form/compact-submit-button.tsx";
import { PostForm } from "#ui/form/post-form.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
import { TitledSection } from "#ui/titled-section.tsx";
import type { Route } from "./+types/detail-page.ts";
import {
  DoneNotice,
  describeIssue,
  HolderTaps,
  IssueCommand,
  IssueFields,
  KeyFields,
  KeyStateBadge,
} from "./key-fields.tsx";
import {
  type CodeAnswer,
  handleKeyForm,
  type KeyData,
  type KeyIssueView,
  openKey,
} from "./key-pages.server.ts";
import { keyMessages } from "./messages.ts";

export const loader = (route: LoaderFunctionArgs) => openKey(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleKeyForm(route, route.params.id);

/** A code that was shown stays in no cache, without scripts either. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = pageMetaIn(
  (language, key: KeyData | undefined) => key?.label ?? keyMessages(language).one,
);

/** One key: who has it and what can be done, then what it is and what became of it. */
export default function KeyPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const formAnswer = useAnswer(actionData);
  const code = formAnswer !== undefined && "code" in formAnswer ? formAnswer : undefined;
  const answer = formAnswer !== undefined && !("code" in formAnswer) ? formAnswer : undefined;
  const { path, id, label, kindLabel, isOffice } = data;
  const { section, detail } = useMessages(keyMessages);
  useLiveRead(["key"], { id });
  return (
    <>
      <BackLink to={path}>{section}</BackLink>
      <PageTitle>{label}</PageTitle>
      <p className="mt-1 text-lead break-words text-slate">
        {[kindLabel, data.facilityName, isOffice ? data.clientName : ""].filter(Boolean).join(", ")}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-slate">
        <span className="text-ink">
          <KeyStateBadge state={data.state} label={data.stateLabel} />
        </span>
        <span className="tabular-nums">
          {data.lost > 0
            ? detail.copiesOutAndLost({ out: data.out, copies: data.copies, lost: data.lost })
            : detail.copiesOut({ out: data.out, copies: data.copies })}
        </span>
      </p>
      <DoneNotice done={data.done} />
      <PageProblem text={answer?.problem} />
      {data.mayReadCode ? <Code answer={code} /> : null}
      <Holders data={data} />
      {data.mayChange ? <Commands data={data} answer={answer} /> : null}
      <div className="mt-9 grid grid-cols-1 gap-x-12 gap-y-9 xl:grid-cols-2">
        <Facts data={data} />
        {data.earlier.length > 0 ? <Earlier issues={data.earlier} /> : null}
        {data.history.length > 0 ? <RecordHistory history={data.history} /> : null}
      </div>
    </>
  );
}

const secondsShown = 30;

/** A tap shows the code, which is recorded, and it is hidden again soon: a phone may lie open in a lobby. */
function Code({ answer }: { answer: CodeAnswer | undefined }) {
  const { detail } = useMessages(keyMessages);
  // Each look has an answer of its own, even if the code is the same.
  const [hidden, setHidden] = useState<CodeAnswer>();
  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(() => setHidden(answer), secondsShown * 1000);
    return () => clearTimeout(timer);
  }, [answer]);
  const isShown = answer !== undefined && answer !== hidden;
  return (
    <section aria-label={detail.code} className="mt-5 rounded-lg border border-line bg-white p-4">
      <output className="block text-side font-semibold break-all tabular-nums empty:hidden">
        {isShown ? answer.code : null}
      </output>
      {isShown ? (
        <button
          type="button"
          onClick={() => setHidden(answer)}
          className={buttonClass("outline", "mt-3", "compact")}
        >
          {detail.hideCode}
        </button>
      ) : (
        <PostForm action="?look=code" preventScrollReset data-no-draft="">
          <CompactSubmitButton>{detail.showCode}</CompactSubmitButton>
        </PostForm>
      )}
      <p className="mt-2 text-sm text-slate">{detail.codeNote({ count: secondsShown })}</p>
    </section>
  );
}

/** The copies that are out or lost, each with what can be done about it. */
function Holders({ data }: { data: KeyData }) {
  const { holders, path, id, isOffice, kind } = data;
  const language = useLanguage();
  const { detail } = keyMessages(language);
  const to = `${path}/${id}`;
  return (
    <TitledSection titleId="holders-title" title={detail.whoHasIt} size="small" className="mt-7">
      {holders.length === 0 ? (
        <p className="mt-2 text-sm text-slate">
          {data.isRetired
            ? detail.retired
            : kind === "code"
              ? detail.noOneHasCode
              : data.keyBox
                ? detail.inKeyBoxAt({ place: data.keyBox })
                : detail.inKeyBox}
        </p>
      ) : (
        <ul className="mt-2">
          {holders.map((issue) => (
            <li
              key={issue.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-3 text-sm"
            >
              <div className="min-w-0 grow basis-64">
                <p className="font-semibold break-words">
                  {data.copies > 1 && kind !== "code" ? (
                    <RichText
                      text={detail.holderOfCopy({
                        holder: holderOf(issue, detail.missing),
                        copy: issue.copy,
                      })}
                      tags={{
                        quiet: (words) => <span className="font-normal text-slate">{words}</span>,
                      }}
                    />
                  ) : (
                    holderOf(issue, detail.missing)
                  )}
                </p>
                <p className={issue.lost || issue.isOverdue ? "text-error" : "text-slate"}>
                  {describeIssue(issue, language)}
                </p>
                {issue.workOrder && data.maySeeWorkOrder ? (
                  <p>
                    <Link
                      to={`${isOffice ? "/office" : "/client-portal"}/work-orders/${issue.workOrder.id}`}
                      className="inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline"
                    >
                      {detail.workOrder({ number: issue.workOrder.number })}
                    </Link>
                  </p>
                ) : null}
              </div>
              {isOffice ? <IssueCommands issue={issue} to={to} data={data} /> : null}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

interface IssueCommandsProps {
  issue: KeyIssueView;
  to: string;
  data: KeyData;
}

function IssueCommands({ issue, to, data }: IssueCommandsProps) {
  const { id: issueId, lost, received, givenBack, isMine } = issue;
  const { commands } = useMessages(keyMessages);
  return (
    <div className="flex flex-wrap items-start gap-3 empty:hidden">
      {isMine && (!received || !data.mayChange) ? (
        <HolderTaps issue={issue} kind={data.kind} to={to} />
      ) : null}
      {data.mayChange && lost ? (
        <IssueCommand
          to={to}
          issueId={issueId}
          step="found"
          label={commands.found}
          look="outline"
        />
      ) : null}
      {data.mayChange && !lost ? (
        <IssueCommand
          to={to}
          issueId={issueId}
          step="take-back"
          label={givenBack ? commands.confirmReturn : commands.takeBack}
          look={givenBack ? "primary" : "outline"}
        />
      ) : null}
      {(data.mayChange || isMine) && !lost ? <ReportLost issueId={issueId} data={data} /> : null}
    </div>
  );
}

/**
 * Reporting a loss needs two presses, because it alarms people.
 * @param issueId absent if a copy is missing from the key box
 */
function ReportLost({ issueId, data }: { issueId?: string; data: KeyData }) {
  const { commands } = useMessages(keyMessages);
  const isCode = data.kind === "code";
  const summary = isCode
    ? commands.reportExposed
    : issueId === undefined
      ? commands.reportMissing
      : commands.reportLost;
  return (
    <FoldedCommand label={summary} name="lost">
      {issueId === undefined ? null : <input type="hidden" name="issueId" value={issueId} />}
      <p className="max-w-[60ch] text-sm">{isCode ? commands.exposedNote : commands.lostNote}</p>
      <CompactSubmitButton>{isCode ? commands.yesExposed : commands.yesLost}</CompactSubmitButton>
    </FoldedCommand>
  );
}

interface CommandsProps {
  data: KeyData;
  answer: FormAnswer | undefined;
}

/** Commands of the office on the key itself, and not on a copy. */
function Commands({ data, answer }: CommandsProps) {
  const of = (step: string) => (answer?.values.step === step ? answer : undefined);
  const [issue, edit] = [of("issue"), of("edit")];
  const { commands, edit: editLabel, save } = useMessages(keyMessages);
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {data.hasFreeCopy ? (
        <FoldedCommand
          label={commands.issue}
          name="issue"
          look="primary"
          isOpen={issue !== undefined}
        >
          <IssueFields
            id="issue"
            values={issue?.values ?? {}}
            errors={issue?.errors ?? {}}
            people={data.assignees}
          />
          <CompactSubmitButton>
            {data.kind === "code" ? commands.issueCode : commands.issueCopy}
          </CompactSubmitButton>
        </FoldedCommand>
      ) : null}
      <FoldedCommand label={editLabel} name="edit" isOpen={edit !== undefined}>
        <SeenFields stored={{ ...data.stored, mark: data.codeMark }} answer={edit} />
        <KeyFields
          id="edit"
          values={edit?.values ?? data.stored}
          errors={edit?.errors ?? {}}
          kind={data.kind}
        />
        <CompactSubmitButton>{save}</CompactSubmitButton>
      </FoldedCommand>
      {data.hasFreeCopy && data.kind !== "code" ? <ReportLost data={data} /> : null}
      {data.out > 0 ? (
        <p className="self-center text-sm text-slate">
          {data.kind === "code" ? commands.retireCodeLater : commands.retireLater}
        </p>
      ) : (
        <FoldedCommand label={commands.retire} name="retire">
          <p className="max-w-[60ch] text-sm">
            {data.kind === "code" ? commands.retireCodeNote : commands.retireNote}
          </p>
          <CompactSubmitButton>{commands.retireIt}</CompactSubmitButton>
        </FoldedCommand>
      )}
    </div>
  );
}

interface FoldedCommandProps {
  label: string;
  /** The field of the form that says which command it is. */
  name: string;
  look?: "primary" | "outline";
  isOpen?: boolean;
  children: ReactNode;
}

function FoldedCommand({
  label,
  name,
  look = "outline",
  isOpen = false,
  children,
}: FoldedCommandProps) {
  const place = usePlace();
  return (
    <details className="group open:w-full" open={isOpen} key={place}>
      <summary className={`${buttonClass(look, "", "compact")} group-open:mb-3`}>{label}</summary>
      <PostForm
        preventScrollReset
        className="flex max-w-2xl flex-col items-start gap-4 rounded-md bg-sand p-4"
        noValidate
      >
        <input type="hidden" name="step" value={name} />
        {children}
      </PostForm>
    </details>
  );
}

function Facts({ data }: { data: KeyData }) {
  const { detail } = useMessages(keyMessages);
  const isCode = data.kind === "code";
  const facts: [string, string | undefined][] = [
    [detail.opens, data.opens || detail.notEntered],
    [detail.keyBox, isCode ? undefined : data.keyBox || detail.notEntered],
    [isCode ? detail.forUpTo : detail.copies, String(data.copies)],
  ];
  return (
    <TitledSection titleId="facts-title" title={detail.facts} size="small">
      <p className="mt-1 text-sm">
        <Link
          to={data.facilityPath}
          className="inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          {data.facilityName}
        </Link>
      </p>
      <dl className="mt-2 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-6 gap-y-2.5 text-sm tabular-nums">
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name} className="contents">
              <dt className="text-slate">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </TitledSection>
  );
}

const holderOf = (
  { holderName, crew }: Pick<KeyData["earlier"][number], "holderName" | "crew">,
  missing: string,
): string => [holderName ?? missing, crew].filter(Boolean).join(", ");

/** Former holders, until each brought it back. */
function Earlier({ issues }: { issues: KeyData["earlier"] }) {
  const { detail } = useMessages(keyMessages);
  return (
    <TitledSection titleId="earlier-title" title={detail.whoHadIt} size="small">
      <ol className="mt-2 text-sm">
        {issues.map(({ id, holderName, crew, issued, returned, lost }) => (
          <li key={id} className="border-t border-line py-2.5 first:border-t-0">
            <p className="break-words">{holderOf({ holderName, crew }, detail.missing)}</p>
            <p className="text-xs text-slate tabular-nums">
              {(lost ? detail.periodAndFound : detail.period)({
                from: issued.short,
                to: returned?.short ?? "",
              })}
            </p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
