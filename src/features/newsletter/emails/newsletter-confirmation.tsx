/** Double opt-in: the owner of an address confirms the newsletter. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { company } from "#content/company.ts";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import type { Message } from "#platform/email/outgoing-email.ts";
import { styles } from "#platform/email/styles.ts";

export interface NewsletterConfirmation {
  /** Page with the confirmation button. */
  confirmAddress: string;
  unsubscribeAddress: string;
}

const subject = `Please confirm: the ${company.shortName} newsletter`;
const question = `Someone, probably you, signed up this address for the ${company.name} newsletter: what’s new, two to four times a month.`;
const otherwise =
  "If that wasn’t you, do nothing. Unless you confirm, we won’t send a newsletter, and we’ll delete the address after 7 days.";
const because =
  "You’re getting this one-time email because this address was entered on our website. It’s not a newsletter.";

export async function newsletterConfirmation(links: NewsletterConfirmation): Promise<Message> {
  return { subject, html: await render(<Screen links={links} />), text: plainText(links) };
}

function Screen({ links }: { links: NewsletterConfirmation }) {
  return (
    <Frame
      title={subject}
      preview="One click to start your subscription."
      because={because}
      unsubscribeAddress={links.unsubscribeAddress}
      language="en"
    >
      <Heading as="h1" style={styles.heading}>
        Please confirm your subscription
      </Heading>
      <Text style={styles.text}>{question}</Text>
      <Button className="button" href={links.confirmAddress} style={styles.button}>
        Confirm subscription
      </Button>
      <Text style={styles.text}>{otherwise}</Text>
    </Frame>
  );
}

function plainText({ confirmAddress, unsubscribeAddress }: NewsletterConfirmation): string {
  return `${question}

Confirm subscription:
${confirmAddress}

${otherwise}

${textFoot("en", because, unsubscribeAddress)}`;
}
