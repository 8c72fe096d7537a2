import { withNext } from "#platform/http/next-path.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { actionLinkClass } from "#ui/text-link.ts";
import { frameMessages } from "../messages.ts";
import type { Found } from "./use-find.ts";

interface MenuStatusProps {
  state: Found["state"];
  words: string;
  /** The number of all listed entries. */
  count: number;
}

/**
 * Announces the state of the search. The number of entries is for screen readers only, as others see them.
 */
export function MenuStatus({ state, words, count }: MenuStatusProps) {
  const { menu: texts } = useMessages(frameMessages);
  const isSeen = state === "found" || state === "idle" ? count === 0 : true;
  return (
    <div className={isSeen ? "px-3 py-4 text-sm text-slate" : "sr-only"}>
      <p role="status" className="break-words">
        {textOf({ state, words, count }, texts)}
      </p>
      {state === "signed-out" ? (
        <a
          href={withNext("/client-portal", location.pathname + location.search)}
          className={actionLinkClass}
        >
          {texts.signIn}
        </a>
      ) : null}
    </div>
  );
}

function textOf(
  { state, words, count }: MenuStatusProps,
  texts: ReturnType<typeof frameMessages>["menu"],
): string {
  switch (state) {
    case "asking":
      return texts.searching;
    case "unreached":
      return texts.noConnection;
    case "signed-out":
      return texts.signedOut;
    case "failed":
      return texts.noAnswer;
    case "idle":
      return count === 0 ? texts.keepTyping : texts.results({ count });
    case "found":
      return count === 0 ? texts.nothingFound({ words }) : texts.results({ count });
  }
}
