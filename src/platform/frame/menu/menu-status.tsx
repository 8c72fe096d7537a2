import { countOf } from "#platform/format/plural.ts";
import { withNext } from "#platform/http/next-path.ts";
import type { Found } from "./use-find.ts";

interface MenuStatusProps {
  state: Found["state"];
  words: string;
  /** How many entries are listed in total. */
  count: number;
}

/** What there is, or why there is nothing; a number of entries is only said, as they can be seen. */
export function MenuStatus({ state, words, count }: MenuStatusProps) {
  const isSeen = state === "found" || state === "idle" ? count === 0 : true;
  return (
    <div className={isSeen ? "px-3 py-4 text-sm text-slate" : "sr-only"}>
      <p role="status" className="break-words">
        {textOf(state, words, count)}
      </p>
      {state === "signed-out" ? (
        <a
          href={withNext("/client-portal", location.pathname + location.search)}
          className="inline-flex min-h-11 items-center font-semibold text-teal underline-offset-4 hover:underline"
        >
          Sign in
        </a>
      ) : null}
    </div>
  );
}

function textOf(state: Found["state"], words: string, count: number): string {
  const counted = countOf(count, "result", "results");
  switch (state) {
    case "asking":
      return "Searching…";
    case "unreached":
      return "No connection: records can't be searched right now.";
    case "signed-out":
      return "You're signed out, so you can't search.";
    case "failed":
      return "Search isn't responding. Please try again in a moment.";
    case "idle":
      return count === 0
        ? "Keep typing: two letters or digits are enough to search records."
        : counted;
    case "found":
      return count === 0 ? `Nothing found for “${words}”.` : counted;
  }
}
