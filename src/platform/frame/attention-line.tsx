import ChevronRight from "@lucide/icons/icons/chevron-right";
import { Link } from "react-router";
import { RichText } from "#platform/language/rich-text.tsx";
import { Drawing } from "#ui/drawing.tsx";

interface AttentionLineProps {
  to: string;
  /** A sentence with its number in a `number` tag. */
  text: string;
  /** Marked with the accent, which is for what needs a person. */
  needsAttention: boolean;
}

/** A line on a start page: a number of items, and a link to their list. */
export const AttentionLine = ({ to, text, needsAttention }: AttentionLineProps) => (
  <Link
    to={to}
    className="flex min-h-12 items-center gap-3 px-1 py-2 font-medium transition-colors hover:bg-sand"
  >
    {needsAttention ? (
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
    <Drawing icon={ChevronRight} className="size-5 shrink-0 text-slate" />
  </Link>
);
