/** One inspection: the score first, then facts left and areas right. */
import type { ReactNode } from "react";
import { Problem } from "#app/ui/form/compact-field.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import { ItemResult } from "./item-result.tsx";
import type { ShownInspection, ShownItem } from "./shown-inspection.server.ts";
import { StateWord } from "./state-word.tsx";

interface InspectionScreenProps {
  inspection: ShownInspection;
  /** Where photos open. */
  filesPath: string;
  /** What can be done about it. */
  children?: ReactNode;
  problem?: string | undefined;
  /** What can be done about an item. */
  stepsOf?: (item: ShownItem) => ReactNode;
  /** While it is performed the areas are the children's. */
  isHeadOnly?: boolean;
}

export function InspectionScreen(props: InspectionScreenProps) {
  const { inspection, filesPath, children, problem, stepsOf, isHeadOnly = false } = props;
  return (
    <>
      <p className="text-sm text-slate">Inspection</p>
      <PageTitle>{inspection.facilityName}</PageTitle>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-base tabular-nums">
        <span>{inspection.day}</span>
        <StateWord state={inspection.state} label={inspection.stateLabel} />
        {isHeadOnly ? <span className="text-sm text-slate">{inspection.method}</span> : null}
      </p>
      <Problem text={problem} />
      {children}
      {isHeadOnly ? null : (
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
          <Facts inspection={inspection} />
          <div className="min-w-0">
            {inspection.areas.map((area) => (
              <section key={area.id} aria-labelledby={`area-${area.id}`} className="mb-8">
                <div className="flex items-baseline justify-between gap-4">
                  <h2 id={`area-${area.id}`} className="text-subtitle font-semibold tracking-snug">
                    {area.name}{" "}
                    <span className="text-sm font-normal text-slate">
                      Floor {area.floor}, weight {area.weight}
                    </span>
                  </h2>
                  <p className="shrink-0 font-semibold tabular-nums">
                    {area.score?.percent ?? "Not applicable"}
                  </p>
                </div>
                <ul className="mt-2 border-b border-line text-sm">
                  {area.items.map((item) => (
                    <ItemResult
                      key={item.id}
                      item={item}
                      inspection={inspection}
                      filesPath={filesPath}
                    >
                      {stepsOf?.(item)}
                    </ItemResult>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function Facts({ inspection }: { inspection: ShownInspection }) {
  const { score, method, finished, signed, items, scopeVersion, cancelReason } = inspection;
  const facts: [string, string][] = [
    ["Method", method],
    ["Items", `${items}, from version ${scopeVersion} of the scope`],
    ["Inspector", finished ? `${finished.by}, signed ${finished.at}` : inspection.inspectorName],
    ["Client", signed ? `${signed.by}, signed ${signed.at}` : "Not signed yet"],
  ];
  if (cancelReason) facts.push(["Cancelled", cancelReason]);
  return (
    <div>
      {score ? (
        <div className="mb-5">
          <p className="text-title font-semibold tracking-snug tabular-nums">{score.percent}</p>
          <p className="text-sm">
            APPA level {score.appa.level}: {score.appa.name}
          </p>
          <p className="mt-1 text-xs text-slate">
            By {method.toLowerCase()}, areas weighted. The level is our reading of the percent.
          </p>
        </div>
      ) : null}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-sm tabular-nums">
        {facts.map(([term, fact]) => (
          <div key={term} className="contents">
            <dt className="text-slate">{term}</dt>
            <dd className="font-medium break-words">{fact}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
