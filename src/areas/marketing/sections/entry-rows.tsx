import type { Entry } from "#content/page-parts.ts";
import { Arrow } from "#ui/arrow-link.tsx";
import { EntryName } from "./entry-name.tsx";

interface EntryRowsProps {
  entries: readonly Entry[];
  /** Set it on dark backgrounds. */
  light?: boolean;
}

export function EntryRows({ entries, light = false }: EntryRowsProps) {
  const rule = light ? "border-porcelain/25" : "border-line";
  return (
    <ul className={`border-b ${rule}`}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          id={entry.id}
          className={`group relative grid gap-x-8 gap-y-1.5 border-t py-6 md:grid-cols-12 md:items-baseline md:py-7 ${rule}`}
        >
          <EntryName entry={entry} className="md:col-span-4" />
          <p
            className={`${entry.note || entry.href ? "md:col-span-5" : "md:col-span-8"} ${light ? "text-mist" : "text-slate"}`}
          >
            {entry.description}
          </p>
          {entry.note ? (
            <p className="text-sm font-medium md:col-span-3 md:text-right">{entry.note}</p>
          ) : entry.href ? (
            <span className="text-teal max-md:hidden md:col-span-3 md:justify-self-end">
              <Arrow className="group-hover:translate-x-1" />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
