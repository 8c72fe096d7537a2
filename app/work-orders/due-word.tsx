import type { ShownLine } from "./shown-line.server.ts";

type DueWordProps = Pick<ShownLine, "due" | "done" | "state" | "hasMissed">;

/** How much time is left, or by how much it is late; what is over says when it was done. */
export function DueWord({ due, done, state, hasMissed }: DueWordProps) {
  if (due !== undefined)
    return (
      <time
        dateTime={due.at.iso}
        data-tooltip={`Due ${due.at.full}`}
        className={`whitespace-nowrap tabular-nums ${due.isLate ? "font-semibold text-error" : ""}`}
      >
        {due.left}
        <span className="block text-xs font-normal text-slate max-sm:sr-only">{due.what}</span>
      </time>
    );
  const text = state === "on-hold" ? "Clock stopped" : done ? `Done ${done.short}` : "";
  return (
    <span className="text-slate tabular-nums">
      {text}
      {hasMissed ? <span className="block text-xs">Missed its target</span> : null}
    </span>
  );
}
