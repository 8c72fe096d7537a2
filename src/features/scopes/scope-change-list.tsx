import { useMessages } from "#platform/language/use-messages.ts";
import { scopeMessages } from "./messages.ts";
import type { ScopeChangeRow } from "./read-scope.server.ts";

const dots: Record<ScopeChangeRow["what"], string> = {
  added: "bg-teal",
  removed: "bg-error",
  changed: "bg-dawn",
};

/** One line for each task that differs between two versions. */
export function ScopeChangeList({ changes }: { changes: readonly ScopeChangeRow[] }) {
  const scope = useMessages(scopeMessages);
  if (changes.length === 0) return <p className="text-sm text-slate">{scope.noDifferences}</p>;
  return (
    <ul className="border-b border-line text-sm">
      {changes.map(({ key, what, task, area, was, is }) => (
        <li
          key={key}
          className="grid gap-x-6 gap-y-0.5 border-t border-line py-2.5 sm:grid-cols-[6.5rem_minmax(0,1.2fr)_minmax(0,1fr)]"
        >
          <span className="inline-flex items-center gap-2 self-start font-semibold">
            <span aria-hidden="true" className={`size-2 rounded-full ${dots[what]}`} />
            {scope.changes[what]}
          </span>
          <span className="min-w-0">
            <span className="block break-words">{task}</span>
            <span className="block break-words text-slate">{area}</span>
          </span>
          <span className="tabular-nums">
            {was ? (
              <span className="block text-slate">
                <span className="sr-only">{scope.before} </span>
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
