import type { ScoreBand } from "./feedback-types.ts";

const dots: Record<ScoreBand, string> = {
  low: "bg-error",
  middle: "border-2 border-slate",
  high: "bg-teal",
};

interface ScoreBadgeProps {
  score: number;
  band: { name: ScoreBand; label: string };
}

/** A number and a label with its color, never a color alone. */
export const ScoreBadge = ({ score, band }: ScoreBadgeProps) => (
  <span className="inline-flex items-center gap-2 whitespace-nowrap tabular-nums">
    <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[band.name]}`} />
    <strong className="font-semibold">{score} of 10</strong>
    <span className="text-slate">{band.label.split(" ", 1)[0]}</span>
  </span>
);
