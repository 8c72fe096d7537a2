import { type ActionFunctionArgs, Link, type LoaderFunctionArgs } from "react-router";
import { useLiveRead } from "#platform/changes/use-live-read.ts";
import { pageMetaIn } from "#platform/document/page-meta.ts";
import { Command } from "#platform/forms/commands.tsx";
import { StateTabs } from "#platform/frame/state-tabs.tsx";
import { useMessages } from "#platform/language/use-messages.ts";
import { BackLink } from "#ui/back-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageProblem } from "#ui/form/compact-field.tsx";
import { useAnswer } from "#ui/form/use-answer.ts";
import { PageTitle } from "#ui/page-title.tsx";
import { duplicatesAddress, duplicateTabs } from "../duplicate-types.ts";
import { companyMessages } from "../messages.ts";
import type { Route } from "./+types/duplicates-page.ts";
import { DoneNotice } from "./done-notice.tsx";
import {
  type DuplicatesData,
  handleDuplicateForm,
  readDuplicates,
} from "./duplicate-pages.server.ts";
import { Likeness, PairActions } from "./likeness.tsx";

export const loader = (route: LoaderFunctionArgs) => readDuplicates(route);

export const action = (route: ActionFunctionArgs) => handleDuplicateForm(route);

export const meta = pageMetaIn((language) => companyMessages(language).duplicates.title);

const rowClass =
  "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-3.5";

/** Pairs that wait for a decision, pairs that were merged, and pairs that are different. */
export default function DuplicatesPage({ loaderData: data, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { title, duplicates } = useMessages(companyMessages);
  useLiveRead(["prospect-company", "opportunity"]);
  const lists = {
    open: <Pairs data={data} />,
    merged: <Merged data={data} />,
    dismissed: <Dismissed data={data} />,
  };
  const none = {
    open: [duplicates.none, duplicates.noneText],
    merged: [duplicates.noneMerged, duplicates.noneMergedText],
    dismissed: [duplicates.noneDismissed, duplicates.noneDismissedText],
  } as const;
  const [noneTitle, noneText] = none[data.tab];
  return (
    <>
      <BackLink to={data.path}>{title}</BackLink>
      <PageTitle>{duplicates.title}</PageTitle>
      <p className="mt-2 max-w-[72ch] text-sm text-slate">{duplicates.lead}</p>
      <DoneNotice done={data.done} />
      <PageProblem text={answer?.problem} />
      <StateTabs
        states={duplicateTabs}
        labels={duplicates.tabs}
        counts={data.counts}
        chosen={data.tab}
        addressOf={duplicatesAddress}
      />
      {data.counts[data.tab] === 0 ? (
        <EmptyState className="mt-6" title={noneTitle} text={noneText} />
      ) : (
        lists[data.tab]
      )}
    </>
  );
}

interface ListProps {
  data: DuplicatesData;
}

function Pairs({ data: { path, pairs, mayChange } }: ListProps) {
  const { duplicates } = useMessages(companyMessages);
  return (
    <ul>
      {pairs.map((pair) => (
        <li key={pair.id} className={rowClass} data-row>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {duplicates.pair({ first: pair.first.name, second: pair.second.name })}
            </p>
            {pair.companyName === undefined ? null : (
              <p className="text-sm">
                <Link
                  to={`${path}/${pair.companyId}`}
                  className="wrap-anywhere text-teal underline underline-offset-4"
                >
                  {duplicates.ofCompany({ company: pair.companyName })}
                </Link>
              </p>
            )}
            <Likeness pair={pair} />
          </div>
          <PairActions pair={pair} mayChange={mayChange} />
        </li>
      ))}
    </ul>
  );
}

function Merged({ data: { path, merges, mayChange } }: ListProps) {
  const { detail, duplicates } = useMessages(companyMessages);
  return (
    <ul>
      {merges.map(({ id, companyId, kind, kept, removed, by, undone }) => (
        <li key={id} className={rowClass} data-row>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <Link to={`${path}/${companyId}`} className="text-teal underline underline-offset-4">
                {duplicates.pair({ first: kept, second: removed })}
              </Link>
            </p>
            <p className="text-sm text-slate">
              {duplicates.kinds[kind]}
              <span className="block">{by}</span>
              {undone ? <span className="block">{undone}</span> : null}
            </p>
          </div>
          {mayChange && undone === undefined ? (
            <Command
              fields={{ step: "undo", mergeId: id }}
              name={detail.undoNamed({ kept, removed })}
            >
              {detail.undo}
            </Command>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Dismissed({ data: { dismissals, mayChange } }: ListProps) {
  const { duplicates, likeness } = useMessages(companyMessages);
  return (
    <ul>
      {dismissals.map(({ id, kind, firstId, secondId, firstName, secondName, by }) => (
        <li key={id} className={rowClass} data-row>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {duplicates.pair({ first: firstName, second: secondName })}
            </p>
            <p className="text-sm text-slate">
              {duplicates.kinds[kind]}
              <span className="block">{by}</span>
            </p>
          </div>
          {mayChange ? (
            <Command
              fields={{ step: "suggest", kind, one: firstId, other: secondId }}
              name={likeness.suggestNamed({ first: firstName, second: secondName })}
            >
              {likeness.suggest}
            </Command>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
