import { useSearchParams } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { websiteMessages } from "./messages.ts";

/** What was done before the page was opened, as its address says. */
export function DoneNotice({ isShown }: { isShown: boolean }) {
  const { done } = useMessages(websiteMessages);
  const step = useSearchParams()[0].get("done") ?? "";
  const sentences: Readonly<Record<string, string>> = done;
  const sentence = Object.hasOwn(sentences, step) ? sentences[step] : undefined;
  return (
    <div role="status" className="mt-4 empty:hidden">
      {isShown && sentence ? <p className="rounded-md bg-tint p-3 text-sm">{sentence}</p> : null}
    </div>
  );
}
