import { Link } from "react-router";
import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { Conversation } from "./conversation.tsx";
import { opportunityEmailMessages } from "./messages.ts";

/** On the page of an opportunity: its latest emails, and the form for the next one. */
export function OpportunityEmailsPanel({ data }: PanelProps<"opportunityEmails">) {
  const texts = useMessages(opportunityEmailMessages);
  return (
    <section id="emails" aria-labelledby="emails-title" className="scroll-mt-6">
      <h2 id="emails-title" className="text-base font-semibold tracking-snug">
        {texts.title}
      </h2>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-slate empty:hidden">
        {data.earlier > 0 ? <span>{texts.earlier({ count: data.earlier })}</span> : null}
        {data.emails.length > 0 ? (
          <Link to={data.path} className="font-semibold text-teal underline underline-offset-4">
            {texts.all}
          </Link>
        ) : null}
      </p>
      <Conversation data={data} answer={undefined} />
    </section>
  );
}
