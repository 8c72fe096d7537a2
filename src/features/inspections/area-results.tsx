import ChevronDown from "lucide-react/icons/chevron-down";
import { floorBeside } from "#features/facilities/areas/area-label.ts";
import type {
  InspectionAreaView,
  InspectionItemView,
  InspectionView,
} from "./inspection-view.server.ts";
import type { ItemsAbove } from "./items-above.ts";

interface AreaResultsProps {
  area: InspectionAreaView;
  inspection: InspectionView;
  above: ItemsAbove;
}

/**
 * Folded, because its line says how its items were rated; what needs a reader is shown above. Paper
 * shows everything.
 */
export function AreaResults({ area, inspection, above }: AreaResultsProps) {
  const { id, name, floor, weight, score, items } = area;
  const onFloor = floorBeside(name, floor);
  const failedIds = new Set(above.notRight.map(({ item }) => item.id));
  const aboveIds = new Set([...failedIds, ...above.noted.map(({ item }) => item.id)]);
  const failed = items.filter((item) => failedIds.has(item.id)).length;
  const others = formatRatings(items, inspection, failedIds);
  return (
    <details id={`area-${id}`} data-whole-on-paper className="group border-t border-line">
      <summary className="grid min-h-14 cursor-pointer grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2.5">
        <h3 className="font-semibold break-words">{name}</h3>
        <span className="row-span-2 font-semibold tabular-nums">
          {score?.percent ?? "Not applicable"}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="row-span-2 size-5 text-slate transition-transform group-open:rotate-180 print:hidden"
        />
        <span className="text-sm text-slate tabular-nums">
          {onFloor === "" ? `Weight ${weight}` : `${onFloor}, weight ${weight}`}
          {" · "}
          {failed > 0 ? <span className="font-medium text-error">{failed} failed</span> : null}
          {failed > 0 && others !== "" ? ", " : null}
          {others}
        </span>
      </summary>
      <ul className="mb-3 text-sm">
        {items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4 border-t border-line py-3">
            <span className="min-w-0 break-words">
              {aboveIds.has(item.id) ? (
                <a href={`#${item.id}`} className="text-teal underline underline-offset-4">
                  {item.task}
                </a>
              ) : (
                item.task
              )}
              {item.weight === 1 ? null : (
                <span className="text-slate">, weight {item.weight}</span>
              )}
            </span>
            <span
              className={`shrink-0 ${failedIds.has(item.id) ? "font-semibold text-error" : ""}`}
            >
              {inspection.ratings.find(({ rating }) => rating === item.rating)?.label ??
                "Not rated"}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** E.g. `4 spotless, 2 tidy`, the best first; items that failed are counted apart. */
function formatRatings(
  items: readonly InspectionItemView[],
  { ratings }: InspectionView,
  failedIds: ReadonlySet<string>,
): string {
  const others = items.filter(({ id }) => !failedIds.has(id));
  const named = [...ratings, { rating: null, label: "Not rated" }];
  const counted = named.flatMap(({ rating, label }) => {
    const count = others.filter((item) => item.rating === rating).length;
    const word = label.toLowerCase();
    return count === 0 ? [] : count === items.length ? `all ${count} ${word}` : `${count} ${word}`;
  });
  return counted.join(", ");
}
