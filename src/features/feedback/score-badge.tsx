import { useMessages } from "#platform/language/use-messages.ts";
import type { ScoreBand } from "./feedback-types.ts";
import { questionMessages } from "./question/messages.ts";

const dots: Record<ScoreBand, string> = {
  low: "bg-error",
  middle: "border-2 border-slate",
  high: "bg-teal",
};

interface ScoreBadgeProps {
  score: number;
  band: { name: ScoreBand };
}

/** A number and a label with its color, never a color alone. */
export function ScoreBadge({ score, band: { name } }: ScoreBadgeProps) {
  const { scored, bands } = useMessages(questionMessages);
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap tabular-nums">
      <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${dots[name]}`} />
      <strong className="font-semibold">{scored({ score })}</strong>
      <span className="text-slate">{bands[name]}</span>
    </span>
  );
}
