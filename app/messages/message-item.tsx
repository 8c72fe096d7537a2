import { buttonClass } from "#app/ui/button.tsx";
import type { ThreadData } from "./thread.server.ts";
import type { UnsentMessage } from "./use-unsent.ts";

type Message = ThreadData["messages"][number];

/** Own messages stand right, in a tint; those of staff name their role. */
export function MessageItem({ message: { text, sent, author } }: { message: Message }) {
  const { name, isMe, isStaff, roleLabel } = author;
  return (
    <li className={isMe ? ownClass : "mr-6 sm:mr-16"}>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-semibold">{isMe ? "You" : name}</span>
        {isStaff && !isMe ? <span className="text-slate">{roleLabel}</span> : null}
        <time dateTime={sent.iso} data-tooltip={sent.full} className="text-slate tabular-nums">
          <span aria-hidden="true">{sent.short}</span>
          <span className="sr-only">{sent.full}</span>
        </time>
      </p>
      <p
        className={`mt-1 rounded-lg px-4 py-3 break-words whitespace-pre-line ${isMe ? "bg-tint" : "border border-line bg-white"}`}
      >
        {text}
      </p>
    </li>
  );
}

interface UnsentItemProps {
  message: UnsentMessage;
  retry: (attempt: string) => void;
}

/** What the server has not confirmed says so. */
export function UnsentItem({ message: { attempt, text, problem }, retry }: UnsentItemProps) {
  return (
    <li className={ownClass}>
      <p className="text-sm font-semibold">You</p>
      <p className="mt-1 rounded-lg border border-dashed border-field px-4 py-3 break-words whitespace-pre-line">
        {text}
      </p>
      <p role="status" className="mt-1 text-sm text-slate">
        {problem ?? "Sending…"}
      </p>
      {problem ? (
        <button
          type="button"
          onClick={() => retry(attempt)}
          className={buttonClass("outline", "mt-2", "compact")}
        >
          Send again
        </button>
      ) : null}
    </li>
  );
}

const ownClass = "ml-6 sm:ml-16";
