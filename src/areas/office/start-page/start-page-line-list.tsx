import { Link } from "react-router";
import { wholeTimes } from "#platform/format/whole-times.ts";
import { AttentionLine } from "#platform/frame/attention-line.tsx";
import { Written } from "#platform/language/written-text.tsx";
import { plainWords, type WrittenWords } from "#platform/language/written-words.ts";
import type { StartPageLine } from "#platform/start-page/start-page-part.ts";

interface StartPageLineListProps {
  lines: readonly StartPageLine[];
  needsAttention: boolean;
}

/** Each line leads to its list, and the records beneath it to themselves. */
export const StartPageLineList = ({ lines, needsAttention }: StartPageLineListProps) => (
  <ul className="mt-3 border-b border-line">
    {lines.map(({ to, text, entries }) => (
      <li key={to + text} className="border-t border-line">
        <AttentionLine to={to} text={text} needsAttention={needsAttention} />
        {entries.length === 0 ? null : (
          <ul className={`mb-3 text-sm ${needsAttention ? "ml-6.5" : "ml-1"}`}>
            {entries.map((entry) => (
              <li key={entry.to + plainWords(entry.label)}>
                <Link
                  to={entry.to}
                  className="grid min-h-11 content-center gap-x-4 rounded-md px-2 py-1.5 transition-colors hover:bg-sand sm:grid-cols-2 lg:pointer-fine:min-h-9"
                >
                  <span className="min-w-0 font-medium wrap-anywhere">
                    <EntryWords words={entry.label} />
                  </span>
                  <span className="min-w-0 wrap-anywhere text-slate">
                    <EntryWords words={entry.detail} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </li>
    ))}
  </ul>
);

const EntryWords = ({ words }: { words: string | WrittenWords }) =>
  typeof words === "string" ? wholeTimes(words) : <Written words={words} />;
