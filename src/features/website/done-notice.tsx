import { useSearchParams } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import { StatusNotice } from "#ui/status-notice.tsx";
import { websiteMessages } from "./messages.ts";

/** What was done before the page was opened, as its address says. */
export function DoneNotice({ isShown }: { isShown: boolean }) {
  const { done } = useMessages(websiteMessages);
  const step = useSearchParams()[0].get("done") ?? "";
  const sentences: Readonly<Record<string, string>> = done;
  const sentence = Object.hasOwn(sentences, step) ? sentences[step] : undefined;
  return <StatusNotice>{isShown && sentence ? sentence : null}</StatusNotice>;
}
