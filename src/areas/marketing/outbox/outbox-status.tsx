import { useState } from "react";
import { company } from "#content/company.ts";
import { useMessages } from "#platform/language/use-messages.ts";
import { outboxMessages } from "./messages.ts";
import type { OutboxSubmission } from "./use-outbox.ts";

interface OutboxStatusProps {
  /** The subject, e.g. "Your message". */
  what: string;
  submission: OutboxSubmission;
}

export function OutboxStatus({ what, submission }: OutboxStatusProps) {
  const messages = useMessages(outboxMessages);
  const [trying, setTrying] = useState(false);
  const sendNow = () => {
    setTrying(true);
    void submission.sendNow().finally(() => setTrying(false));
  };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 border-t border-line pt-3 text-sm text-slate">
      <p className="flex-1 basis-64">
        {submission.outlivesPage() ? messages.stored({ what }) : messages.unstored({ what })}{" "}
        {messages.ifUrgent({ phone: company.phone.display })}
      </p>
      <button
        type="button"
        onClick={sendNow}
        disabled={trying}
        className="min-h-11 font-semibold text-teal underline decoration-teal/35 underline-offset-4 hover:decoration-2 disabled:opacity-60"
      >
        {trying ? messages.sending : messages.sendNow}
      </button>
    </div>
  );
}
