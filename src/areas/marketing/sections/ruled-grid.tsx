import type { Entry } from "#content/page-parts.ts";
import { Icon } from "#ui/icon.tsx";
import { Rise } from "#ui/rise.tsx";
import type { Tone } from "#ui/section.tsx";
import { EntryName } from "./entry-name.tsx";

const columns = {
  2: "sm:grid-cols-2",
  3: "sm:grid-cols-2 lg:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
} as const;

interface RuledGridProps {
  entries: readonly Entry[];
  columns?: keyof typeof columns;
  tone?: Tone;
}

export function RuledGrid({ entries, columns: count = 3, tone = "porcelain" }: RuledGridProps) {
  const dark = tone === "ink";
  return (
    <Rise className={`grid gap-x-8 ${entries.length === 3 ? "md:grid-cols-3" : columns[count]}`}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          id={entry.id}
          className={`group relative border-t py-7 lg:py-9 ${dark ? "border-porcelain/25" : "border-line"}`}
        >
          {entry.icon ? (
            <Icon
              name={entry.icon}
              className={`mb-4 size-7 lg:mb-5 ${dark ? "text-mist" : "text-teal"}`}
            />
          ) : null}
          <EntryName entry={entry} />
          <p className={`mt-2 max-w-[40ch] ${dark ? "text-mist" : "text-slate"}`}>
            {entry.description}
          </p>
          {entry.note ? (
            <p className={`mt-4 max-w-[40ch] text-sm font-medium ${dark ? "" : "text-teal"}`}>
              {entry.note}
            </p>
          ) : null}
        </li>
      ))}
    </Rise>
  );
}
