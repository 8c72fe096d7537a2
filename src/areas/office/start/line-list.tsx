import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { RichText } from "#platform/language/rich-text.tsx";
import type { StartPageLine } from "#platform/start-page/start-page-part.ts";

interface LineListProps {
  lines: readonly StartPageLine[];
  /** Whether somebody should see to them: marked with the accent. */
  isPressing: boolean;
}

/** Each line leads to its list, and the records beneath it to themselves. */
export const LineList = ({ lines, isPressing }: LineListProps) => (
  <ul className="mt-3 border-b border-line">
    {lines.map(({ to, text, entries = [] }) => (
      <li key={to + text} className="border-t border-line">
        <Link
          to={to}
          className="flex min-h-12 items-center gap-3 px-1 py-2 font-medium transition-colors hover:bg-sand"
        >
          {isPressing ? (
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-dawn" />
          ) : null}
          <span className="min-w-0 grow">
            <RichText
              text={text}
              tags={{
                number: (words) => <strong className="font-semibold tabular-nums">{words}</strong>,
              }}
            />
          </span>
          <ChevronRight
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-5 shrink-0 text-slate"
          />
        </Link>
        {entries.length === 0 ? null : (
          <ul className={`mb-3 text-sm ${isPressing ? "ml-6.5" : "ml-1"}`}>
            {entries.map((entry) => (
              <li key={entry.to + entry.label}>
                <Link
                  to={entry.to}
                  className="grid min-h-11 content-center gap-x-4 rounded-md px-2 py-1.5 transition-colors hover:bg-sand sm:grid-cols-2 lg:pointer-fine:min-h-9"
                >
                  <span className="min-w-0 font-medium break-words">{entry.label}</span>
                  <span className="min-w-0 break-words text-slate">{entry.detail}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);
