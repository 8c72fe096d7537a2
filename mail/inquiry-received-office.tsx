/** Tells the office of a message from the contact page; an answer goes to the visitor. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { type Fact, Facts, factLines, originLine, Passage, passageLines } from "./facts.tsx";
import { Frame, textFoot } from "./frame.tsx";
import type { Message } from "./letter.ts";
import { look } from "./look.ts";
import { oneLine } from "./one-line.ts";
import { replyLink } from "./reply-link.ts";

export interface InquiryReceivedOffice {
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

export async function inquiryReceivedOffice(inquiry: InquiryReceivedOffice): Promise<Message> {
  const subject = `Message: ${oneLine(inquiry.subject, 120)} (${inquiry.reference})`;
  return {
    subject,
    html: await render(<Screen inquiry={inquiry} subject={subject} />),
    text: plainText(inquiry),
  };
}

function factsOf({ name, email, subject, newsletter }: InquiryReceivedOffice): Fact[] {
  return [
    ["Name", oneLine(name)],
    ["Email", oneLine(email, 254)],
    ["Subject", oneLine(subject)],
    ...(newsletter ? [["Newsletter", "requested; we sent the confirmation email"] as Fact] : []),
  ];
}

function Screen({ inquiry, subject }: { inquiry: InquiryReceivedOffice; subject: string }) {
  const reply = replyLink(inquiry.email, `Your message ${inquiry.reference}`);
  return (
    <Frame title={subject} preview={oneLine(inquiry.message, 100)} because={because}>
      <Heading as="h1" style={look.heading}>
        Message from {oneLine(inquiry.name, 60)}
      </Heading>
      <Text className="reference" style={look.reference}>
        {inquiry.reference}
      </Text>
      <Facts facts={factsOf(inquiry)} />
      <Passage label="Message" text={inquiry.message} />
      <Button className="button" href={reply} style={look.button}>
        Write to {oneLine(inquiry.name, 60)}
      </Button>
      <Text className="quiet" style={look.quiet}>
        {originLine(inquiry)}
      </Text>
    </Frame>
  );
}

function plainText(inquiry: InquiryReceivedOffice): string {
  return `Message from ${oneLine(inquiry.name, 60)}
Reference:   ${inquiry.reference}

${factLines(factsOf(inquiry))}

Message:
${passageLines(inquiry.message)}

${originLine(inquiry)}

${textFoot(because)}`;
}
