import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { joinFacts } from "#platform/format/join-facts.ts";
import { Command, CommandPanel } from "#platform/forms/commands.tsx";
import { RichText } from "#platform/language/rich-text.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { Bar } from "#ui/bar.tsx";
import { buttonClass } from "#ui/button.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import type { Route } from "./+types/import-page.ts";
import { ColumnChoices } from "./column-choices.tsx";
import { handleImportForm, type ImportData, readImport } from "./import-pages.server.ts";
import { ImportRows } from "./import-rows.tsx";
import { importMessages } from "./messages.ts";
import { shownState } from "./shown-state.ts";

export const loader = (route: LoaderFunctionArgs) => readImport(route, route.params.id);

export const action = (route: ActionFunctionArgs) => handleImportForm(route, route.params.id);

export const meta = pageMetaIn<ImportData>(
  (language, data) => data?.fileName ?? importMessages(language).section,
);

/** One file on its way: read, its columns matched, its rows looked at, added, and taken back again. */
export default function ImportPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const messages = useMessages(importMessages);
  const answer = useAnswer(actionData);
  useLiveRead(["import"], { id: data.id });
  const hasRows = data.state === "checked" || data.state === "imported";
  return (
    <>
      <BackLink to="/office/import">{messages.section}</BackLink>
      <PageTitle>{data.fileName}</PageTitle>
      <p className="mt-1 text-lead text-slate">
        {joinFacts([data.noun, messages.states[shownState(data)]])}
      </p>
      {data.isWorking || data.state === "arriving" ? <Progress data={data} /> : null}
      {data.state === "unreadable" ? <Unreadable data={data} /> : null}
      {data.earlier && !data.isWorking ? (
        <p className="mt-4 rounded-md bg-sand p-3 text-sm">
          <RichText
            text={messages.summary.earlier}
            tags={{
              earlier: (words) => (
                <Link
                  to={`/office/import/${data.earlier?.id}`}
                  className="font-semibold text-teal underline"
                >
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      ) : null}
      {data.columns ? (
        <ColumnChoices
          choices={data.columns}
          sheet={data.sheet}
          otherSheets={data.otherSheets}
          answer={answer}
        />
      ) : null}
      {hasRows ? <Summary data={data} /> : null}
      {data.state === "undone" ? (
        <p role="status" className="mt-4 rounded-md bg-sand p-3 text-sm">
          {messages.summary.undone}
        </p>
      ) : null}
      {data.isWorking ? null : <Steps data={data} problem={answer?.problem} />}
      {data.obstacles ? <Obstacles obstacles={data.obstacles} /> : null}
      {hasRows && !data.isForgotten ? <ImportRows data={data} /> : null}
    </>
  );
}

function Progress({ data }: { data: ImportData }) {
  const { progress } = useMessages(importMessages);
  const { state, done, total } = data;
  const sentence = {
    arriving: progress.arriving,
    reading: progress.reading({ done }),
    checking: progress.checking({ done, total }),
    trying: progress.trying({ done, total }),
    importing: progress.importing({ done, total }),
    undoing: progress.undoing,
  };
  const text = state in sentence ? sentence[state as keyof typeof sentence] : "";
  return (
    <section className="mt-6 max-w-xl rounded-lg border border-line bg-white p-4">
      <p role="status" className="text-sm font-semibold tabular-nums">
        {text}
      </p>
      {total > 0 ? (
        <Bar percent={Math.min(100, (done / total) * 100)} className="mt-3 h-2 w-full" />
      ) : null}
      <p className="mt-2 text-sm text-slate">{progress.note}</p>
      <Link
        to={`/office/import/${data.id}`}
        reloadDocument
        className={buttonClass("outline", "mt-3", "compact")}
      >
        {progress.again}
      </Link>
    </section>
  );
}

function Unreadable({ data }: { data: ImportData }) {
  const { unreadable } = useMessages(importMessages);
  const sentences: Readonly<Record<string, string>> = unreadable.problems;
  return (
    <section
      role="alert"
      className="mt-6 max-w-xl rounded-lg bg-error-tint p-4 text-sm font-medium text-error"
    >
      <h2 className="text-base font-semibold">{unreadable.title}</h2>
      <p className="mt-1">
        {data.problemRow ? `${unreadable.inRow({ row: data.problemRow })} ` : ""}
        {sentences[data.problem ?? ""] ?? unreadable.problems.damaged}
      </p>
    </section>
  );
}

function Summary({ data }: { data: ImportData }) {
  const { summary } = useMessages(importMessages);
  const { counts, state } = data;
  const lines = [
    data.isForgotten ? summary.forgotten : undefined,
    state === "imported" && !data.isForgotten ? summary.added({ count: counts.added }) : undefined,
    counts.ready > 0 ? summary.ready({ count: counts.ready }) : undefined,
    state === "checked" && counts.ready === 0 ? summary.noneReady : undefined,
    counts.known > 0 ? summary.known({ count: counts.known }) : undefined,
    counts.faulty > 0 ? summary.faulty({ count: counts.faulty }) : undefined,
    data.solved > 0 ? summary.solved({ count: data.solved }) : undefined,
  ];
  return (
    <section aria-label={summary.title} className="mt-6 max-w-xl">
      <ul className="text-sm tabular-nums">
        {lines.map((line) =>
          line === undefined ? null : (
            <li key={line} className="border-t border-line py-2 first:border-t-0">
              {line}
            </li>
          ),
        )}
      </ul>
      {state === "checked" && data.isTried ? (
        <p className="mt-1 text-sm text-slate">
          {summary.tried} {data.wouldFail > 0 ? summary.wouldFail({ count: data.wouldFail }) : ""}
        </p>
      ) : null}
      {data.wasGivenUp ? (
        <p role="alert" className="mt-2 text-sm font-medium text-error">
          {summary.givenUp}
        </p>
      ) : null}
    </section>
  );
}

/** The next steps, with the outcome of the last one. */
function Steps({ data, problem }: { data: ImportData; problem: string | undefined }) {
  const { steps, unreadable } = useMessages(importMessages);
  const { state, counts, uninvited } = data;
  const isUnreadable = state === "unreadable";
  const canDiscard = isUnreadable || state === "read" || state === "checked";
  if (state === "undone" || state === "arriving") return null;
  return (
    <CommandPanel problem={problem}>
      {(state === "checked" || state === "imported") && counts.ready > 0 ? (
        <Command fields={{ step: "import" }} look="primary">
          {steps.import({ count: counts.ready })}
        </Command>
      ) : null}
      {state === "checked" && counts.ready + data.wouldFail > 0 ? (
        <Command fields={{ step: "try" }}>{steps.try}</Command>
      ) : null}
      {(state === "checked" || state === "imported") && counts.faulty > 0 ? (
        <Command fields={{ step: "check" }}>{steps.check}</Command>
      ) : null}
      {state === "checked" ? <Command fields={{ step: "reopen" }}>{steps.reopen}</Command> : null}
      {uninvited > 0 ? (
        <Command fields={{ step: "invite" }} look="primary">
          {steps.invite({ count: uninvited })}
        </Command>
      ) : null}
      {(state === "checked" || state === "imported") && counts.faulty > 0 ? (
        <a
          href={`/office/import/${data.id}/problems.csv`}
          download
          className={buttonClass("outline", "", "compact")}
        >
          {steps.problems}
        </a>
      ) : null}
      {state === "imported" && data.isKept ? (
        <details className="group open:w-full">
          <summary className={`${buttonClass("outline", "", "compact")} group-open:mb-3`}>
            {steps.undo}
          </summary>
          <div className="max-w-xl rounded-md bg-sand p-4">
            <p className="mb-3 text-sm">{steps.undoNote}</p>
            <Command fields={{ step: "undo" }} look="primary">
              {steps.undoIt}
            </Command>
          </div>
        </details>
      ) : null}
      {canDiscard ? (
        <Command fields={{ step: "discard" }}>
          {isUnreadable ? unreadable.discard : steps.discard}
        </Command>
      ) : null}
      {uninvited > 0 ? <p className="basis-full text-sm text-slate">{steps.inviteNote}</p> : null}
    </CommandPanel>
  );
}

function Obstacles({ obstacles }: { obstacles: NonNullable<ImportData["obstacles"]> }) {
  const { obstacles: words } = useMessages(importMessages);
  const things: Readonly<Record<string, string>> = words.tables;
  return (
    <section role="alert" className="mt-4 max-w-xl rounded-lg bg-error-tint p-4 text-sm">
      <h2 className="text-base font-semibold text-error">{words.title}</h2>
      <p className="mt-1">{words.note({ count: obstacles.count })}</p>
      <ul className="mt-2">
        {obstacles.first.map(({ name, table }) => (
          <li key={`${name} ${table}`} className="break-words">
            {table === null
              ? words.changed({ name })
              : words.builtOn({ name, things: things[table] ?? words.other })}
          </li>
        ))}
      </ul>
    </section>
  );
}
