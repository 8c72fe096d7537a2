/** Notifies the office of a contact message; replies go to the visitor. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import {
  type Fact,
  Facts,
  factLines,
  originLine,
  Passage,
  passageLines,
} from "#platform/email/facts.server.tsx";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import { oneLine } from "#platform/email/one-line.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { replyLink } from "#platform/email/reply-link.ts";
import { styles } from "#platform/email/styles.ts";

export interface ContactMessageReceivedOffice {
  reference: string;
  receivedAt: Date;
  name: string;
  email: string;
  subject: string;
  message: string;
  newsletter: boolean;
  page: string | null;
  campaign: Record<string, string>;
}

const because = "Reply to this email, and your answer goes to the person who wrote.";

export async function contactMessageReceivedOffice(
  contactMessage: ContactMessageReceivedOffice,
): Promise<Message> {
  const subject = `Message: ${oneLine(contactMessage.subject, 120)} (${contactMessage.reference})`;
  return {
    subject,
    html: await render(<Screen contactMessage={contactMessage} subject={subject} />),
    text: plainText(contactMessage),
  };
}

function factsOf({ name, email, subject, newsletter }: ContactMessageReceivedOffice): Fact[] {
  return [
    ["Name", oneLine(name)],
    ["Email", oneLine(email, 254)],
    ["Subject", oneLine(subject)],
    ...(newsletter ? [["Newsletter", "requested; we sent the confirmation email"] as Fact] : []),
  ];
}

function Screen({
  contactMessage,
  subject,
}: {
  contactMessage: ContactMessageReceivedOffice;
  subject: string;
}) {
  const reply = replyLink(contactMessage.email, `Your message ${contactMessage.reference}`);
  return (
    <Frame title={subject} preview={oneLine(contactMessage.message, 100)} because={because}>
      <Heading as="h1" style={styles.heading}>
        Message from {oneLine(contactMessage.name, 60)}
      </Heading>
      <Text className="reference" style={styles.reference}>
        {contactMessage.reference}
      </Text>
      <Facts facts={factsOf(contactMessage)} />
      <Passage label="Message" text={contactMessage.message} />
      <Button className="button" href={reply} style={styles.button}>
        Write to {oneLine(contactMessage.name, 60)}
      </Button>
      <Text className="quiet" style={styles.quiet}>
        {originLine(contactMessage)}
      </Text>
    </Frame>
  );
}

function plainText(contactMessage: ContactMessageReceivedOffice): string {
  return `Message from ${oneLine(contactMessage.name, 60)}
Reference:   ${contactMessage.reference}

${factLines(factsOf(contactMessage))}

Message:
${passageLines(contactMessage.message)}

${originLine(contactMessage)}

${textFoot(because)}`;
}
