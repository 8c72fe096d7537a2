interface TrendLineProps {
  /** In tenths of a percent, the oldest first. */
  scores: readonly (number | null)[];
  /** The foot of the scale: all lines of a page have the same, so that they can be compared. */
  from: number;
}

const width = 120;
const height = 32;
const pad = 4;
const passesFrom = 800;

/** A line from inspection to inspection, broken where nothing applied; decorative, figures stand beside it. */
export function TrendLine({ scores, from }: TrendLineProps) {
  const step = (width - 2 * pad) / Math.max(1, scores.length - 1);
  const x = (at: number) => pad + at * step;
  const y = (score: number) =>
    pad + ((1_000 - Math.max(from, score)) / (1_000 - from)) * (height - 2 * pad);
  const last = scores.findLastIndex((score) => score !== null);
  const path = scores.flatMap((score, at) => {
    if (score === null) return [];
    const isNew = at === 0 || scores[at - 1] === null;
    return `${isNew ? "M" : "L"}${x(at).toFixed(1)} ${y(score).toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${width} ${height}`}
      className="h-8 w-30 shrink-0"
    >
      <line
        x1={pad}
        x2={width - pad}
        y1={y(passesFrom)}
        y2={y(passesFrom)}
        strokeDasharray="2 3"
        className="stroke-field"
      />
      <path
        d={path.join("")}
        fill="none"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-teal"
      />
      {last < 0 ? null : (
        <circle cx={x(last)} cy={y(scores[last] ?? 0)} r="3" className="fill-teal" />
      )}
    </svg>
  );
}
