/** The confirmation of every form: reference, what happens next, how to reach us. */

import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import type { Language } from "#platform/language/language.ts";
import { Frame, textFoot } from "./frame.server.tsx";
import { greeting } from "./greeting.ts";
import { emailMessages } from "./messages.ts";
import type { Message } from "./outgoing-email.ts";
import { ReachUs, reachUsLines } from "./reach-us.server.tsx";
import { styles } from "./styles.ts";

/** A confirmation repeats nothing that was typed but the name. */
export interface Confirmation {
  reference: string;
  /** The name as it was typed: anyone can type anyone's address, and anything for a name. */
  fullName: string;
  subject: string;
  title: string;
  thanks: string;
  steps: readonly string[];
  /** URL of the sender's own page; absent where there is none. */
  ownPage?: string | undefined;
  because: string;
  language: Language;
}

export async function receivedVisitor(confirmation: Confirmation): Promise<Message> {
  const { subject } = confirmation;
  return {
    subject,
    html: await render(<Screen confirmation={confirmation} />),
    text: plainText(confirmation),
  };
}

function Screen({ confirmation }: { confirmation: Confirmation }) {
  const { reference, fullName, subject, title, thanks, steps, because, language } = confirmation;
  const { ownPage } = confirmation;
  const { received } = emailMessages(language);
  return (
    <Frame
      title={subject}
      preview={received.preview({ reference })}
      because={because}
      language={language}
    >
      <Heading as="h1" style={styles.heading}>
        {title}
      </Heading>
      <Text style={styles.text}>{greeting(fullName, language)}</Text>
      <Text style={styles.text}>{thanks}</Text>
      <Text className="label" style={styles.label}>
        {received.yourReference}
      </Text>
      <Text className="reference" style={styles.reference}>
        {reference}
      </Text>
      <Heading as="h2" style={styles.subheading}>
        {received.next}
      </Heading>
      {steps.map((step, index) => (
        <Text key={step} style={styles.text}>
          {received.step({ number: index + 1, step })}
        </Text>
      ))}
      {ownPage === undefined ? null : (
        <>
          <Button className="button" href={ownPage} style={styles.button}>
            {received.ownPage}
          </Button>
          <Text className="quiet" style={styles.quiet}>
            {received.ownPageNote}
          </Text>
        </>
      )}
      <ReachUs language={language} />
    </Frame>
  );
}

function plainText(confirmation: Confirmation): string {
  const { reference, fullName, thanks, steps, because, language, ownPage } = confirmation;
  const { received } = emailMessages(language);
  const numbered = steps
    .map((step, index) => received.step({ number: index + 1, step }))
    .join("\n");
  const page =
    ownPage === undefined ? "" : `\n\n${received.ownPage}:\n${ownPage}\n${received.ownPageNote}`;
  return `${greeting(fullName, language)}

${thanks}

${emailMessages(language).labeled({ label: received.yourReference })}
    ${reference}

${received.next.toUpperCase()}
${numbered}${page}

${reachUsLines(language)}

${textFoot(language, because)}`;
}
