/** Double opt-in: the owner of an address confirms the newsletter. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { company } from "#content/company.ts";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import { emailMessages } from "#platform/email/messages.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { styles } from "#platform/email/styles.ts";
import type { Language } from "#platform/language/language.ts";
import { newsletterServerMessages } from "../messages.server.ts";

export interface NewsletterConfirmation {
  /** Page with the confirmation button. */
  confirmAddress: string;
  unsubscribeAddress: string;
}

export async function newsletterConfirmation(
  links: NewsletterConfirmation,
  language: Language,
): Promise<Message> {
  const { confirmation } = newsletterServerMessages(language);
  return {
    subject: confirmation.subject({ company: company.shortName }),
    html: await render(<Screen links={links} language={language} />),
    text: plainText(links, language),
  };
}

interface ScreenProps {
  links: NewsletterConfirmation;
  language: Language;
}

function Screen({ links, language }: ScreenProps) {
  const { confirmation } = newsletterServerMessages(language);
  return (
    <Frame
      title={confirmation.subject({ company: company.shortName })}
      preview={confirmation.preview}
      because={confirmation.because}
      unsubscribeAddress={links.unsubscribeAddress}
      language={language}
    >
      <Heading as="h1" style={styles.heading}>
        {confirmation.title}
      </Heading>
      <Text style={styles.text}>{confirmation.question({ company: company.name })}</Text>
      <Button className="button" href={links.confirmAddress} style={styles.button}>
        {confirmation.confirm}
      </Button>
      <Text style={styles.text}>{confirmation.otherwise}</Text>
    </Frame>
  );
}

function plainText(
  { confirmAddress, unsubscribeAddress }: NewsletterConfirmation,
  language: Language,
): string {
  const { confirmation } = newsletterServerMessages(language);
  return `${confirmation.question({ company: company.name })}

${emailMessages(language).labeled({ label: confirmation.confirm })}
${confirmAddress}

${confirmation.otherwise}

${textFoot(language, confirmation.because, unsubscribeAddress)}`;
}
