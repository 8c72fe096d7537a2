import type { ReactNode } from "react";
import type { InspectionItemView, InspectionView } from "./inspection-view.server.ts";
import { ItemResult } from "./item-result.tsx";
import { formatNotRight, type ItemAbove, type ItemsAbove } from "./items-above.ts";

interface NotRightProps {
  inspection: InspectionView;
  above: ItemsAbove;
  filesPath: string;
  commandsOf: ((item: InspectionItemView) => ReactNode) | undefined;
}

/** The answer that a reader came for: each item that failed, with its photos and what is done about it. */
export function NotRight({ above: { notRight, noted }, ...shown }: NotRightProps) {
  const { items, openDeficiencies, finished } = shown.inspection;
  const state = finished ? stateOf(notRight.length, openDeficiencies) : "It was never finished.";
  return (
    <>
      {finished || notRight.length > 0 ? (
        <section aria-labelledby="not-right">
          <h2 id="not-right" className="text-subtitle font-semibold tracking-snug tabular-nums">
            {formatNotRight(notRight.length, items)}
          </h2>
          <p className="mt-1 text-sm text-slate tabular-nums">{state}</p>
          <Items items={notRight} {...shown} />
        </section>
      ) : null}
      {noted.length === 0 ? null : (
        <section aria-labelledby="noted" className="mt-8">
          <h2 id="noted" className="text-subtitle font-semibold tracking-snug">
            Also noted
          </h2>
          <Items items={noted} {...shown} />
        </section>
      )}
    </>
  );
}

const Items = ({
  items,
  commandsOf,
  ...shown
}: Omit<NotRightProps, "above"> & { items: readonly ItemAbove[] }) =>
  items.length === 0 ? null : (
    <ul className="mt-3 border-b border-line text-sm">
      {items.map(({ item, areaName }) => (
        <ItemResult key={item.id} item={item} areaName={areaName} {...shown}>
          {commandsOf?.(item)}
        </ItemResult>
      ))}
    </ul>
  );

function stateOf(failed: number, open: number): string {
  if (failed === 0) return "Nothing was rated below 80%.";
  if (open === 0) return "All of it was corrected and accepted.";
  return `${open} still to be corrected or accepted.`;
}
