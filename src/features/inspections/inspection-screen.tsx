/** One inspection: the score and what was not right first, then the areas, folded. */

import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { ReactNode } from "react";
import { floorBeside } from "#features/facilities/areas/area-label.ts";
import type { Language } from "#platform/language/language.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Written } from "#platform/language/written-text.tsx";
import { writtenAlone } from "#platform/language/written-words.ts";
import { Drawing } from "#ui/drawing.tsx";
import { Problem } from "#ui/form/compact-field.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import type {
  InspectionAreaView,
  InspectionItemView,
  InspectionView,
} from "./inspection-view.server.ts";
import { type ItemsAbove, itemsAbove } from "./items-above.ts";
import { inspectionMessages } from "./messages.ts";
import { NotRight } from "./not-right.tsx";
import { StateBadge } from "./state-badge.tsx";
import { WeightedItem } from "./weighted-item.tsx";

interface AreaResultsProps {
  area: InspectionAreaView;
  inspection: InspectionView;
  above: ItemsAbove;
}

/**
 * Folded, because its line says how its items were rated; what needs a reader is shown above. Paper
 * shows everything.
 */
function AreaResults({ area, inspection, above }: AreaResultsProps) {
  const { id, name, floor, weight, score, items } = area;
  const language = useLanguage();
  const onFloor = floorBeside(name, floor, language);
  const failedIds = new Set(above.notRight.map(({ item }) => item.id));
  const aboveIds = new Set([...failedIds, ...above.noted.map(({ item }) => item.id)]);
  const failed = items.filter((item) => failedIds.has(item.id)).length;
  const others = formatRatings(items, inspection, failedIds, language);
  const { screen, notApplicable, notRated } = inspectionMessages(language);
  return (
    <details id={`area-${id}`} data-whole-on-paper className="group border-t border-line">
      <summary className="grid min-h-14 cursor-pointer grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2.5">
        <h3 className="font-semibold break-words">{name}</h3>
        <span className="row-span-2 font-semibold tabular-nums">
          {score?.percent ?? notApplicable}
        </span>
        <Drawing
          icon={ChevronDown}
          className="row-span-2 size-5 text-slate transition-transform group-open:rotate-180 print:hidden stroke-2"
        />
        <span className="text-sm text-slate tabular-nums">
          {onFloor === ""
            ? screen.weight({ weight })
            : screen.floorAndWeight({ floor: onFloor, weight })}
          {" · "}
          {failed > 0 ? (
            <span className="font-medium text-error">{screen.failed({ count: failed })}</span>
          ) : null}
          {failed > 0 && others !== "" ? ", " : null}
          {others}
        </span>
      </summary>
      <ul className="mb-3 text-sm">
        {items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4 border-t border-line py-3">
            <span className="min-w-0 break-words">
              <WeightedItem item={item}>
                {(task) =>
                  aboveIds.has(item.id) ? (
                    <a href={`#${item.id}`} className="text-teal underline underline-offset-4">
                      {task}
                    </a>
                  ) : (
                    task
                  )
                }
              </WeightedItem>
            </span>
            <span
              className={`shrink-0 ${failedIds.has(item.id) ? "font-semibold text-error" : ""}`}
            >
              {inspection.ratings.find(({ rating }) => rating === item.rating)?.label ?? notRated}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

type CountsByRating = Readonly<Record<string, (values: { count: number }) => string>>;

/** E.g. `4 spotless, 2 tidy`, the best first; items that failed are counted apart. */
function formatRatings(
  items: readonly InspectionItemView[],
  { methodId, ratings }: InspectionView,
  failedIds: ReadonlySet<string>,
  language: Language,
): string {
  const others = items.filter(({ id }) => !failedIds.has(id));
  const { rated, allRated } = inspectionMessages(language);
  const choices = [...ratings.map(({ rating }) => rating), null];
  const counted = choices.flatMap((rating) => {
    const count = others.filter((item) => item.rating === rating).length;
    const counts: CountsByRating = (count === items.length ? allRated : rated)[methodId];
    return count === 0 ? [] : (counts[rating ?? "none"]?.({ count }) ?? []);
  });
  return counted.join(", ");
}

interface InspectionScreenProps {
  inspection: InspectionView;
  /** The address at which photos open. */
  filesPath: string;
  /** Commands on the whole inspection. */
  children?: ReactNode;
  problem?: string | undefined;
  /** Commands on an item, where it has some. */
  commandsOf?: (item: InspectionItemView) => ReactNode;
  /** A form for items that have no commands of their own. */
  beneathAreas?: ReactNode;
  /** Leaves out the areas, which the children show while the inspection is performed. */
  isHeadOnly?: boolean;
}

export function InspectionScreen(props: InspectionScreenProps) {
  const { inspection, filesPath, children, problem, commandsOf, isHeadOnly = false } = props;
  const above = itemsAbove(inspection);
  const { one, screen } = useMessages(inspectionMessages);
  return (
    <>
      <p className="text-sm text-slate">{one}</p>
      <PageTitle>{inspection.facilityName}</PageTitle>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-base tabular-nums">
        <span>{inspection.day}</span>
        <StateBadge state={inspection.state} label={inspection.stateLabel} />
        {isHeadOnly ? <span className="text-sm text-slate">{inspection.scale}</span> : null}
      </p>
      <Problem text={problem} />
      {isHeadOnly ? (
        children
      ) : (
        <div className="mt-6 grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
          <Score inspection={inspection} />
          <div className="min-w-0 lg:row-span-2">
            <NotRight
              inspection={inspection}
              above={above}
              filesPath={filesPath}
              commandsOf={commandsOf}
            />
            {children}
            <h2 className="mt-8 text-subtitle font-semibold tracking-snug">{screen.areaByArea}</h2>
            <div className="mt-2 border-b border-line">
              {inspection.areas.map((area) => (
                <AreaResults key={area.id} area={area} inspection={inspection} above={above} />
              ))}
            </div>
            {props.beneathAreas}
          </div>
          <Facts inspection={inspection} />
        </div>
      )}
    </>
  );
}

function Score({ inspection: { score, method } }: { inspection: InspectionView }) {
  const { screen } = useMessages(inspectionMessages);
  if (score === null) return <div className="max-lg:hidden" />;
  return (
    <div>
      <p className="text-title font-semibold tracking-snug tabular-nums">{score.percent}</p>
      <p className="text-sm">{score.level}</p>
      <p className="mt-1 text-xs text-slate">{screen.methodNote({ method })}</p>
    </div>
  );
}

function Facts({ inspection }: { inspection: InspectionView }) {
  const { scale, finished, signed, items, scopeVersion, cancelReason, cancelLanguage } = inspection;
  const { screen, method, inspector, client } = useMessages(inspectionMessages);
  const facts: [string, ReactNode][] = [
    [method, scale],
    [screen.items, screen.itemsOf({ count: items, version: scopeVersion ?? "" })],
    [inspector, finished ? screen.signedBy(finished) : inspection.inspectorName],
    [client, signed ? screen.signedBy(signed) : screen.notSigned],
  ];
  if (cancelReason)
    facts.push([
      screen.canceled,
      <Written key="canceled" words={writtenAlone(cancelReason, cancelLanguage)} />,
    ]);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-5 gap-y-2 text-sm tabular-nums">
      {facts.map(([term, fact]) => (
        <div key={term} className="contents">
          <dt className="text-slate">{term}</dt>
          <dd className="font-medium break-words">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
