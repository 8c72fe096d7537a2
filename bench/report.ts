/** The figures of one part of the benchmark. */

export interface Row {
  what: string;
  measured: string;
  /** Absent for a figure without a target. */
  target?: string;
  met?: boolean;
}

export interface Section {
  title: string;
  /** Says in a sentence or two how it was measured. */
  method: string;
  rows: Row[];
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("no value to take the median of");
  return middle;
};

/** @param share e.g. 0.95: the value that so many are below or at */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (at === undefined) throw new Error("no value to take a percentile of");
  return at;
}

/** A row whose number must reach a target (`min`) or must not exceed it (`max`). */
export function targetRow(
  what: string,
  value: number,
  unit: string,
  bound: { min: number } | { max: number },
  digits = 0,
): Row {
  const met = "min" in bound ? value >= bound.min : value <= bound.max;
  const target = "min" in bound ? `>= ${bound.min}` : `<= ${bound.max}`;
  return { what, measured: `${value.toFixed(digits)}${unit}`, target: `${target}${unit}`, met };
}

export function asMarkdown(section: Section): string {
  const rows = section.rows.map(
    ({ what, measured, target, met }) =>
      `| ${what} | ${measured} | ${target ?? ""} | ${met === undefined ? "" : met ? "met" : "**missed**"} |`,
  );
  return [
    `## ${section.title}`,
    "",
    section.method,
    "",
    "| what | measured | target | |",
    "|---|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}
