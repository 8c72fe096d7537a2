import type { Frequency } from "./frequency-types.ts";

export interface ComparedLine extends Frequency {
  areaId: string;
  areaName: string;
  floor: string;
  task: string;
  /** Null where the reader may not know prices: then they do not differ either. */
  monthlyPriceCents: number | null;
}

export type LineChange<Line extends ComparedLine = ComparedLine> =
  | { what: "added"; after: Line }
  | { what: "removed"; before: Line }
  | { what: "changed"; before: Line; after: Line };

/**
 * The order is that of the newer version, with removed tasks at the end. A renamed task counts as another
 * one.
 */
export function scopeChanges<Line extends ComparedLine>(
  before: readonly Line[],
  after: readonly Line[],
): LineChange<Line>[] {
  const earlier = new Map(before.map((line) => [keyOf(line), line]));
  const changes: LineChange<Line>[] = [];
  for (const line of after) {
    const old = earlier.get(keyOf(line));
    earlier.delete(keyOf(line));
    if (old === undefined) changes.push({ what: "added", after: line });
    else if (isOther(old, line)) changes.push({ what: "changed", before: old, after: line });
  }
  for (const line of earlier.values()) changes.push({ what: "removed", before: line });
  return changes;
}

const keyOf = ({ areaId, task }: ComparedLine) => `${areaId} ${task.toLowerCase()}`;

const isOther = (a: ComparedLine, b: ComparedLine) =>
  a.times !== b.times || a.per !== b.per || a.monthlyPriceCents !== b.monthlyPriceCents;
