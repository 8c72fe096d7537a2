import { useSearchParams } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { StatusNotice } from "#ui/status-notice.tsx";
import { websiteMessages } from "./messages.ts";

/** The address of the page says which command has just been done. */
export function DoneNotice({ isShown }: { isShown: boolean }) {
  const { done } = useMessages(websiteMessages);
  const [search] = useSearchParams();
  const sentences: Readonly<Record<string, string>> = done;
  const notices = ["done", "also"].flatMap((name) => {
    const step = search.get(name) ?? "";
    return Object.hasOwn(sentences, step) ? [sentences[step]] : [];
  });
  return <StatusNotice>{isShown && notices.length > 0 ? notices.join(" ") : null}</StatusNotice>;
}
