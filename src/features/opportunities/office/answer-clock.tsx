import type { OpportunityView } from "./opportunity-pages.server.ts";

/** The time left for a first answer is stated in words, and never by color alone. */
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
