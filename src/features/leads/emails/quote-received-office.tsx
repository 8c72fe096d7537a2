/** Notifies the office of a quote request, with two buttons to answer at once. */
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
import { telephoneLink } from "#platform/email/telephone-link.ts";

export interface QuoteReceivedOffice {
  reference: string;
  receivedAt: Date;
  fullName: string;
  company: string;
  email: string;
  phone: string;
  /** As people say it, e.g. `Corporate Office`. */
  facility: string;
  squareFootage: string;
  /** As people say it, e.g. `2 visits a week`; absent where none was chosen. */
  visits?: string | undefined;
  /** What the visitor saw, and by which rates. */
  planningRange?: string | undefined;
  message: string;
  page: string | null;
  campaign: Record<string, string>;
}

const because = "Reply to this email, and your answer goes to the person who asked.";

export async function quoteReceivedOffice(lead: QuoteReceivedOffice): Promise<Message> {
  const what = `${oneLine(lead.company, 60)}: ${lead.facility}, ${oneLine(lead.squareFootage, 30)} sq ft`;
  const subject = `Quote request from ${what} (${lead.reference})`;
  return {
    subject,
    html: await render(<Screen lead={lead} subject={subject} />),
    text: plainText(lead),
  };
}

/** In the order in which the person who calls back needs them. */
function factsOf(lead: QuoteReceivedOffice): Fact[] {
  return [
    ["Name", oneLine(lead.fullName)],
    ["Company", oneLine(lead.company)],
    ["Phone", oneLine(lead.phone)],
    ["Email", oneLine(lead.email, 254)],
    ["Facility", lead.facility],
    ["Square feet", oneLine(lead.squareFootage)],
    ...(lead.visits ? [["Visits", lead.visits] as Fact] : []),
    ...(lead.planningRange ? [["Range shown", lead.planningRange] as Fact] : []),
  ];
}

function Screen({ lead, subject }: { lead: QuoteReceivedOffice; subject: string }) {
  const call = telephoneLink(lead.phone);
  const reply = replyLink(lead.email, `Your quote request ${lead.reference}`);
  return (
    <Frame
      title={subject}
      preview={`${oneLine(lead.fullName, 60)}, ${oneLine(lead.phone)}`}
      because={because}
    >
      <Heading as="h1" style={styles.heading}>
        Quote request from {oneLine(lead.company, 100)}
      </Heading>
      <Text className="reference" style={styles.reference}>
        {lead.reference}
      </Text>
      <Facts facts={factsOf(lead)} />
      <Passage label="What they need" text={lead.message} />
      {call && (
        <Button className="button" href={call} style={styles.button}>
          Call {oneLine(lead.phone)}
        </Button>
      )}
      <Button className="button" href={reply} style={styles.button}>
        Write to {oneLine(lead.fullName, 60)}
      </Button>
      <Text className="quiet" style={styles.quiet}>
        {originLine(lead)}
      </Text>
    </Frame>
  );
}

function plainText(lead: QuoteReceivedOffice): string {
  return `Quote request from ${oneLine(lead.company, 100)}
Reference:   ${lead.reference}

${factLines(factsOf(lead))}

What they need:
${passageLines(lead.message)}

${originLine(lead)}

${textFoot(because)}`;
}
