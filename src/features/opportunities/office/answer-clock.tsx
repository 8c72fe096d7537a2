import type { OpportunityView } from "./opportunity-pages.server.ts";

/** How the promise of a first answer stands: in words, never by color alone. */
export function AnswerClock({ clock }: Pick<OpportunityView, "clock">) {
  if (clock === undefined) return null;
  const look =
    clock.state === "late"
      ? "font-semibold text-error"
      : clock.state === "running"
        ? "font-semibold"
        : "";
  return <span className={`tabular-nums ${look}`}>{clock.text}</span>;
}
