import { useMessages } from "#platform/language/use-messages.ts";
import type { PanelProps } from "#platform/record-panels/record-panel.tsx";
import { CompactButtonLink, TextLink } from "#ui/links.tsx";
import { AnchorSection } from "#ui/titled-section.tsx";
import { EmailList, RepliesNote } from "./conversation.tsx";
import { opportunityEmailMessages } from "./messages.ts";

/**
 * The next email is written on a page of its own: a form here would lose its text if the connection broke
 * before that page had loaded.
 */
export function OpportunityEmailsPanel({ data }: PanelProps<"opportunityEmails">) {
  const texts = useMessages(opportunityEmailMessages);
  return (
    <AnchorSection id="emails" title={texts.title}>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-slate empty:hidden">
        {data.earlier > 0 ? <span>{texts.earlier({ count: data.earlier })}</span> : null}
        {data.emails.length > 0 ? <TextLink to={data.path}>{texts.all}</TextLink> : null}
      </p>
      <EmailList data={data} mayWrite={false} />
      {data.mayWrite ? (
        <CompactButtonLink
          to={`${data.path}?template=${data.form.fields?.template ?? ""}#write`}
          className="mt-3"
        >
          {texts.write}
        </CompactButtonLink>
      ) : null}
      <RepliesNote data={data} />
    </AnchorSection>
  );
}
