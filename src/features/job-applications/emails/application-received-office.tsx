/** Notifies the office of an application; replies go to the applicant. */
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

export interface ApplicationReceivedOffice {
  reference: string;
  receivedAt: Date;
  fullName: string;
  email: string;
  phone: string;
  positionTitle: string;
  /** Years, e.g. `3-5`. */
  experience: string;
  /** A link, shown as text only, because nobody knows where it leads. */
  resume: string;
  coverLetter: string;
  page: string | null;
  campaign: Record<string, string>;
}

const because = "Reply to this email, and your answer goes to the person who applied.";

export async function applicationReceivedOffice(
  application: ApplicationReceivedOffice,
): Promise<Message> {
  const who = oneLine(application.fullName, 60);
  const subject = `Application: ${oneLine(application.positionTitle, 80)}, ${who} (${application.reference})`;
  return {
    subject,
    html: await render(<Screen application={application} subject={subject} />),
    text: plainText(application),
  };
}

function factsOf(application: ApplicationReceivedOffice): Fact[] {
  return [
    ["Name", oneLine(application.fullName)],
    ["Phone", oneLine(application.phone)],
    ["Email", oneLine(application.email, 254)],
    ["Position", oneLine(application.positionTitle)],
    ["Experience", `${application.experience} years`],
    ["Resume", oneLine(application.resume, 2_000)],
  ];
}

interface ScreenProps {
  application: ApplicationReceivedOffice;
  subject: string;
}

function Screen({ application, subject }: ScreenProps) {
  const { reference, fullName, email, phone, positionTitle, coverLetter } = application;
  const call = telephoneLink(phone);
  return (
    <Frame
      title={subject}
      preview={`${application.experience} years, ${oneLine(phone)}`}
      because={because}
    >
      <Heading as="h1" style={styles.heading}>
        Application from {oneLine(fullName, 60)}: {oneLine(positionTitle, 80)}
      </Heading>
      <Text className="reference" style={styles.reference}>
        {reference}
      </Text>
      <Facts facts={factsOf(application)} />
      <Passage label="Cover letter" text={coverLetter} />
      {call && (
        <Button className="button" href={call} style={styles.button}>
          Call {oneLine(phone)}
        </Button>
      )}
      <Button
        className="button"
        href={replyLink(email, `Your application ${reference}`)}
        style={styles.button}
      >
        Write to {oneLine(fullName, 60)}
      </Button>
      <Text className="quiet" style={styles.quiet}>
        {originLine(application)}
      </Text>
    </Frame>
  );
}

function plainText(application: ApplicationReceivedOffice): string {
  return `Application from ${oneLine(application.fullName, 60)}: ${oneLine(application.positionTitle, 80)}
Reference:   ${application.reference}

${factLines(factsOf(application))}

Cover letter:
${passageLines(application.coverLetter)}

${originLine(application)}

${textFoot(because)}`;
}
