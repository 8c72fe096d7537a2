import type { Entry } from "#content/page-parts.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { ArrowLink } from "#ui/arrow-link.tsx";
import { Icon } from "#ui/icon.tsx";
import { marketingMessages } from "../messages.ts";

const columns = {
  2: "md:grid-cols-2",
  3: "sm:grid-cols-2 lg:grid-cols-3",
  4: "sm:grid-cols-2 lg:grid-cols-4",
} as const;

export type Columns = keyof typeof columns;

interface CardGridProps {
  entries: readonly Entry[];
  columns?: Columns;
  /** Text of the links of entries that have an address. */
  linkLabel?: string;
}

/** Each part of a card (icon, bullets, link) shows only where it is given. */
export function CardGrid({ entries, columns: count = 3, linkLabel }: CardGridProps) {
  const { learnMore } = useMessages(marketingMessages);
  return (
    <ul className={`grid gap-5 lg:gap-6 ${columns[count]}`}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          id={entry.id}
          className="flex flex-col rounded-lg border border-line bg-white p-6 text-ink lg:p-8"
        >
          {entry.icon ? <Icon name={entry.icon} className="mb-5 size-7 text-teal" /> : null}
          {entry.note ? <p className="mb-2 text-sm text-teal">{entry.note}</p> : null}
          <h3 className="text-subtitle font-semibold tracking-snug">{entry.title}</h3>
          <p className="mt-2 text-slate">{entry.description}</p>
          {entry.points ? <Points points={entry.points} /> : null}
          {entry.href ? (
            <p className="mt-auto pt-4">
              <ArrowLink to={entry.href}>
                {linkLabel ?? learnMore}
                <span className="sr-only">: {entry.title}</span>
              </ArrowLink>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-5 border-t border-line text-sm">
      {points.map((point) => (
        <li key={point} className="border-b border-line py-2.5">
          {point}
        </li>
      ))}
    </ul>
  );
}
