import type { ScopeChangeRow } from "./read-scope.server.ts";

const labels: Record<ScopeChangeRow["what"], string> = {
  added: "Added",
  removed: "Removed",
  changed: "Changed",
};

const dots: Record<ScopeChangeRow["what"], string> = {
  added: "bg-teal",
  removed: "bg-error",
  changed: "bg-dawn",
};

/** What one version changed against another, a line for each task. */
export function ScopeChangeList({ changes }: { changes: readonly ScopeChangeRow[] }) {
  if (changes.length === 0)
    return <p className="text-sm text-slate">No differences: the same tasks, just as often.</p>;
  return (
    <ul className="border-b border-line text-sm">
      {changes.map(({ key, what, task, area, was, is }) => (
        <li
          key={key}
          className="grid gap-x-6 gap-y-0.5 border-t border-line py-2.5 sm:grid-cols-[6.5rem_minmax(0,1.2fr)_minmax(0,1fr)]"
        >
          <span className="inline-flex items-center gap-2 self-start font-semibold">
            <span aria-hidden="true" className={`size-2 rounded-full ${dots[what]}`} />
            {labels[what]}
          </span>
          <span className="min-w-0">
            <span className="block break-words">{task}</span>
            <span className="block break-words text-slate">{area}</span>
          </span>
          <span className="tabular-nums">
            {was ? (
              <span className="block text-slate">
                <span className="sr-only">Before: </span>
                <s>{was}</s>
              </span>
            ) : null}
            {is ? <span className="block">{is}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
