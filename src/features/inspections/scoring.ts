/**
 * Scores of inspections: items make areas, areas make the whole. Fractions of integers, so that nothing
 * is rounded before it is shown; safe for browsers.
 */
export const scoringMethods = ["five-point", "three-point", "pass-fail"] as const;

export type ScoringMethod = (typeof scoringMethods)[number];

/** An item that is not applicable leaves the denominator. */
const notApplicable = "na";

/** Percent by rating, the best first; 1 is the best, as with APPA levels. */
const pointsOf: Record<ScoringMethod, Readonly<Record<string, number>>> = {
  // The field says "lower" for the fifth; with 60 the steps are even.
  "five-point": { 1: 100, 2: 90, 3: 80, 4: 70, 5: 60 },
  "three-point": { 1: 100, 2: 85, 3: 70 },
  "pass-fail": { pass: 100, fail: 0 },
};

/** Below it an item is a deficiency. */
const passesFrom = 80;

/** Percent; undefined for "not applicable", and for a rating that the method does not have. */
export const points = (method: ScoringMethod, rating: string): number | undefined =>
  Object.hasOwn(pointsOf[method], rating) ? pointsOf[method][rating] : undefined;

export const ratingsOf = (method: ScoringMethod): string[] => [
  ...Object.keys(pointsOf[method]).toSorted(
    (a, b) => (points(method, b) ?? 0) - (points(method, a) ?? 0),
  ),
  notApplicable,
];

export const isFailed = (method: ScoringMethod, rating: string): boolean =>
  (points(method, rating) ?? 100) < passesFrom;

/** Percent as an exact fraction. */
export interface Score {
  over: bigint;
  under: bigint;
}

export interface ScoredItem {
  weight: number;
  /** Undefined: not rated, which counts as little as "not applicable". */
  rating: string | undefined;
}

export interface ScoredArea {
  weight: number;
  items: readonly ScoredItem[];
}

/** @returns undefined where nothing applies */
export const scoreArea = (method: ScoringMethod, items: readonly ScoredItem[]): Score | undefined =>
  mean(
    items.flatMap(({ weight, rating }) => {
      const value = rating === undefined ? undefined : points(method, rating);
      return value === undefined ? [] : [{ weight, score: { over: BigInt(value), under: 1n } }];
    }),
  );

/** Areas where nothing applies leave the denominator with their weight. */
export const scoreWhole = (
  method: ScoringMethod,
  areas: readonly ScoredArea[],
): Score | undefined =>
  mean(
    areas.flatMap(({ weight, items }) => {
      const score = scoreArea(method, items);
      return score === undefined ? [] : [{ weight, score }];
    }),
  );

function mean(parts: readonly { weight: number; score: Score }[]): Score | undefined {
  const weights = BigInt(parts.reduce((sum, { weight }) => sum + weight, 0));
  if (weights === 0n) return undefined;
  const sum = parts.reduce(
    ({ over, under }, { weight, score }) =>
      reduced(over * score.under + BigInt(weight) * score.over * under, under * score.under),
    { over: 0n, under: 1n },
  );
  return reduced(sum.over, sum.under * weights);
}

function reduced(over: bigint, under: bigint): Score {
  let [a, b] = [over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  return { over: over / a, under: under / a };
}

/** Half up, in tenths of a percent: 84.95 becomes 850. */
export const tenthsOf = ({ over, under }: Score): number =>
  Number((over * 20n + under) / (2n * under));

/** @returns e.g. `91.4%` */
export const percentOf = (tenths: number): string => `${(tenths / 10).toFixed(1)}%`;

/** APPA defines its levels by sight, not by percent: these lowest scores are ours. */
const appaFrom = [
  [950, 1],
  [850, 2],
  [750, 3],
  [650, 4],
] as const;

/** @returns 1, the cleanest, to 5 */
export const appaLevel = (tenths: number): 1 | 2 | 3 | 4 | 5 =>
  appaFrom.find(([from]) => tenths >= from)?.[1] ?? 5;
