import { useMessages } from "#platform/language/use-messages.ts";
import { companyMessages } from "../messages.ts";

/** What the last form has done. */
export function DoneNotice({
  done,
}: {
  done: keyof ReturnType<typeof companyMessages>["done"] | undefined;
}) {
  const messages = useMessages(companyMessages);
  return (
    <div role="status" className="empty:hidden">
      {done ? <p className="mt-4 rounded-md bg-tint p-3 text-sm">{messages.done[done]}</p> : null}
    </div>
  );
}
