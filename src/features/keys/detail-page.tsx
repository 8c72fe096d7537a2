import { type ReactNode, useEffect, useState } from "react";
import {
  type ActionFunctionArgs,
  Form,
  type HeadersFunction,
  Link,
  type LoaderFunctionArgs,
} from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMeta } from "#platform/document/page-meta.ts";
import type { FormAnswer } from "#platform/http/account-form.server.ts";
import { BackLink } from "#ui/back-link.tsx";
import { buttonClass } from "#ui/button.tsx";
import { AttemptField } from "#ui/form/attempt-field.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { SeenFields } from "#ui/form/seen-fields.tsx";
import { useAnswer, usePlace } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { RecordHistory } from "#ui/record-history.tsx";
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

export const loader = (route: LoaderFunctionArgs) => openKey(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleKeyForm(route, route.params.id);

/** A code that was shown stays in no cache, without scripts either. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.label ?? "Key");

/** One key: who has it and what can be done, then what it is and what became of it. */
export default function KeyPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const formAnswer = useAnswer(actionData);
  const code = formAnswer !== undefined && "code" in formAnswer ? formAnswer : undefined;
  const answer = formAnswer !== undefined && !("code" in formAnswer) ? formAnswer : undefined;
  const { path, id, label, kindLabel, isOffice } = data;
  useLiveRead(["key"], { id });
  return (
    <>
      <BackLink to={path}>Keys</BackLink>
      <PageTitle>{label}</PageTitle>
      <p className="mt-1 text-lead break-words text-slate">
        {[kindLabel, data.facilityName, isOffice ? data.clientName : ""].filter(Boolean).join(", ")}
      </p>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1 text-sm text-slate">
        <span className="text-ink">
          <KeyStateBadge state={data.state} label={data.stateLabel} />
        </span>
        <span className="tabular-nums">
          {data.out} of {data.copies} out{data.lost > 0 ? `, ${data.lost} lost` : ""}
        </span>
      </p>
      <DoneNotice done={data.done} />
      <div className="mt-4 empty:hidden">
        <Problem text={answer?.problem} />
      </div>
      {data.mayReadCode ? <Code key={code?.code} answer={code} /> : null}
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

/** Read by a tap, recorded, and hidden again: a phone lies open in a lobby. */
function Code({ answer }: { answer: CodeAnswer | undefined }) {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(() => setHidden(true), secondsShown * 1000);
    return () => clearTimeout(timer);
  }, [answer]);
  const isShown = answer !== undefined && !isHidden;
  return (
    <section aria-label="The code" className="mt-5 rounded-lg border border-line bg-white p-4">
      <output className="block text-side font-semibold break-all tabular-nums empty:hidden">
        {isShown ? answer.code : null}
      </output>
      {isShown ? (
        <button
          type="button"
          onClick={() => setHidden(true)}
          className={buttonClass("outline", "mt-3", "compact")}
        >
          Hide it
        </button>
      ) : (
        <Form method="post" action="?look=code" preventScrollReset data-no-draft="">
          <AttemptField />
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            Show the code
          </button>
        </Form>
      )}
      <p className="mt-2 text-sm text-slate">
        Each view is recorded with your name. It’s hidden again after {secondsShown} seconds.
      </p>
    </section>
  );
}

/** The copies that are out or lost, each with what can be done about it. */
function Holders({ data }: { data: KeyData }) {
  const { holders, path, id, isOffice, kind } = data;
  const to = `${path}/${id}`;
  return (
    <section aria-labelledby="holders-title" className="mt-7">
      <h2 id="holders-title" className="text-base font-semibold tracking-snug">
        Who has it
      </h2>
      {holders.length === 0 ? (
        <p className="mt-2 text-sm text-slate">
          {data.isRetired
            ? "Retired. It opens nothing anymore."
            : kind === "code"
              ? "No one has it right now."
              : `No one. It’s in the key box${data.keyBox ? `: ${data.keyBox}` : ""}.`}
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
                  {issue.holderName
                    ? [issue.holderName, issue.crew].filter(Boolean).join(", ")
                    : "Missing from the key box"}
                  {data.copies > 1 && kind !== "code" ? (
                    <span className="font-normal text-slate">, copy {issue.copy}</span>
                  ) : null}
                </p>
                <p className={issue.lost || issue.isOverdue ? "text-error" : "text-slate"}>
                  {describeIssue(issue)}
                </p>
                {issue.workOrder && data.maySeeWorkOrder ? (
                  <p>
                    <Link
                      to={`${isOffice ? "/office" : "/client-portal"}/work-orders/${issue.workOrder.id}`}
                      className="inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline"
                    >
                      Work order {issue.workOrder.number}
                    </Link>
                  </p>
                ) : null}
              </div>
              {isOffice ? <IssueCommands issue={issue} to={to} data={data} /> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface IssueCommandsProps {
  issue: KeyIssueView;
  to: string;
  data: KeyData;
}

function IssueCommands({ issue, to, data }: IssueCommandsProps) {
  const { id: issueId, lost, received, givenBack, isMine } = issue;
  return (
    <div className="flex flex-wrap items-start gap-3 empty:hidden">
      {isMine && (!received || !data.mayChange) ? (
        <HolderTaps issue={issue} kind={data.kind} to={to} />
      ) : null}
      {data.mayChange && lost ? (
        <IssueCommand to={to} issueId={issueId} step="found" label="Found again" look="outline" />
      ) : null}
      {data.mayChange && !lost ? (
        <IssueCommand
          to={to}
          issueId={issueId}
          step="take-back"
          label={givenBack ? "Confirm the return" : "Take it back"}
          look={givenBack ? "primary" : "outline"}
        />
      ) : null}
      {(data.mayChange || isMine) && !lost ? <ReportLost issueId={issueId} data={data} /> : null}
    </div>
  );
}

/** In two steps: it wakes people up. @param issueId absent where a copy is missing from the key box */
function ReportLost({ issueId, data }: { issueId?: string; data: KeyData }) {
  const isCode = data.kind === "code";
  const summary = isCode
    ? "Report it exposed"
    : issueId === undefined
      ? "A copy is missing"
      : "Report it lost";
  return (
    <Folded label={summary} name="lost">
      {issueId === undefined ? null : <input type="hidden" name="issueId" value={issueId} />}
      <p className="max-w-[60ch] text-sm">
        The client and our administrators are notified right away, and a work order{" "}
        {isCode ? "to change the code" : "for new locks"} is opened.
      </p>
      <button type="submit" className={buttonClass("primary", "", "compact")}>
        {isCode ? "Yes, someone else may know it" : "Yes, it’s lost"}
      </button>
    </Folded>
  );
}

interface CommandsProps {
  data: KeyData;
  answer: FormAnswer | undefined;
}

/** What the office can do with the key itself. */
function Commands({ data, answer }: CommandsProps) {
  const of = (step: string) => (answer?.values.step === step ? answer : undefined);
  const [issue, edit] = [of("issue"), of("edit")];
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {data.hasFreeCopy ? (
        <Folded label="Issue" name="issue" look="primary" isOpen={issue !== undefined}>
          <IssueFields
            id="issue"
            values={issue?.values ?? {}}
            errors={issue?.errors ?? {}}
            people={data.assignees}
          />
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            Issue {data.kind === "code" ? "the code" : "one copy"}
          </button>
        </Folded>
      ) : null}
      <Folded label="Edit" name="edit" isOpen={edit !== undefined}>
        <SeenFields stored={data.stored} answer={edit} />
        <KeyFields
          id="edit"
          values={edit?.values ?? data.stored}
          errors={edit?.errors ?? {}}
          kind={data.kind}
        />
        <button type="submit" className={buttonClass("primary", "", "compact")}>
          Save
        </button>
      </Folded>
      {data.hasFreeCopy && data.kind !== "code" ? <ReportLost data={data} /> : null}
      {data.out > 0 ? (
        <p className="self-center text-sm text-slate">
          {data.kind === "code"
            ? "You can retire it once no one has it."
            : "You can retire it once every copy is back or reported lost."}
        </p>
      ) : (
        <Folded label="Retire" name="retire">
          <p className="max-w-[60ch] text-sm">
            It opens nothing anymore, for example after the locks were changed. It leaves the list
            and keeps its history{data.kind === "code" ? "; the code itself is erased" : ""}.
          </p>
          <button type="submit" className={buttonClass("primary", "", "compact")}>
            Retire it
          </button>
        </Folded>
      )}
    </div>
  );
}

interface FoldedProps {
  label: string;
  /** The field of the form that says which command it is. */
  name: string;
  look?: "primary" | "outline";
  isOpen?: boolean;
  children: ReactNode;
}

function Folded({ label, name, look = "outline", isOpen = false, children }: FoldedProps) {
  const place = usePlace();
  return (
    <details className="group open:w-full" open={isOpen} key={place}>
      <summary className={`${buttonClass(look, "", "compact")} group-open:mb-3`}>{label}</summary>
      <Form
        method="post"
        preventScrollReset
        className="flex max-w-2xl flex-col items-start gap-4 rounded-md bg-sand p-4"
        noValidate
      >
        <AttemptField />
        <input type="hidden" name="step" value={name} />
        {children}
      </Form>
    </details>
  );
}

function Facts({ data }: { data: KeyData }) {
  const isCode = data.kind === "code";
  const facts: [string, string | undefined][] = [
    ["Opens", data.opens || "Not entered"],
    ["Key box", isCode ? undefined : data.keyBox || "Not entered"],
    [isCode ? "For up to" : "Copies", String(data.copies)],
  ];
  return (
    <section aria-labelledby="facts-title">
      <h2 id="facts-title" className="text-base font-semibold tracking-snug">
        Facts
      </h2>
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
    </section>
  );
}

/** Who had it before, until it came back. */
const Earlier = ({ issues }: { issues: KeyData["earlier"] }) => (
  <section aria-labelledby="earlier-title">
    <h2 id="earlier-title" className="text-base font-semibold tracking-snug">
      Who had it before
    </h2>
    <ol className="mt-2 text-sm">
      {issues.map(({ id, holderName, crew, issued, returned, lost }) => (
        <li key={id} className="border-t border-line py-2.5 first:border-t-0">
          <p className="break-words">
            {[holderName ?? "Missing from the key box", crew].filter(Boolean).join(", ")}
          </p>
          <p className="text-xs text-slate tabular-nums">
            {issued.short} to {returned?.short}
            {lost ? ", reported lost and found again" : ""}
          </p>
        </li>
      ))}
    </ol>
  </section>
);
