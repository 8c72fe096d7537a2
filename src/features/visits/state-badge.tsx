import type { VisitSummary } from "./visit-summary.server.ts";

type Outcome = VisitSummary["outcome"];

export const outcomeDots: Record<Outcome, string> = {
  scheduled: "border border-slate",
  "in-progress": "border-2 border-teal",
  completed: "bg-teal",
  unfinished: "border-2 border-error",
  missed: "bg-error",
  cancelled: "border border-dashed border-slate",
};

/** A label with its color, never a color alone. */
export function StateBadge({ visit }: { visit: Pick<VisitSummary, "outcome" | "outcomeText"> }) {
  const { outcome, outcomeText } = visit;
  const isWrong = outcome === "missed" || outcome === "unfinished";
  return (
    <span className={`inline-flex items-baseline gap-2 font-medium ${isWrong ? "text-error" : ""}`}>
      <span
        aria-hidden="true"
        className={`size-2.5 shrink-0 rounded-full ${outcomeDots[outcome]}`}
      />
      {outcomeText}
    </span>
  );
}
