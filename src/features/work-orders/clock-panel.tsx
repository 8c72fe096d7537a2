import type { DetailData } from "./detail.server.ts";

/** What was promised, and how much of the time is left. */
export function ClockPanel({ data }: { data: DetailData }) {
  if (data.clocks.length === 0) return null;
  return (
    <section aria-label="Due" className="grid gap-3 sm:grid-cols-2">
      {data.clocks.map(({ name, label, due, words, state, isLate, isBreached }) => (
        <div
          key={name}
          className={`rounded-lg border p-4 ${isLate ? "border-error bg-error-tint" : "border-line bg-white"}`}
        >
          <h2 className="text-sm text-slate">{label}</h2>
          <p
            className={`mt-1 text-subtitle font-semibold tracking-snug tabular-nums ${isLate ? "text-error" : ""}`}
          >
            {words}
          </p>
          {due && state !== "on-hold" ? (
            <p className="mt-1 text-sm text-slate">
              {state === "running" && !isBreached ? "Due " : "Was due "}
              <time dateTime={due.iso} className="tabular-nums">
                {due.full}
              </time>
            </p>
          ) : null}
        </div>
      ))}
    </section>
  );
}
