import { useMessages } from "#platform/language/use-messages.ts";
import { StatusNotice } from "#ui/status-notice.tsx";
import { companyMessages } from "../messages.ts";

/** Confirms the last command. */
export function DoneNotice({
  done,
}: {
  done: keyof ReturnType<typeof companyMessages>["done"] | undefined;
}) {
  const messages = useMessages(companyMessages);
  return <StatusNotice>{done ? messages.done[done] : null}</StatusNotice>;
}
