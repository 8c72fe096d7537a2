/** Tells a new subscriber what comes, how often, and how to unsubscribe. */
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { company } from "#content/company.ts";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import { emailMessages } from "#platform/email/messages.ts";
import type { Message } from "#platform/email/outgoing-email.ts";
import { styles } from "#platform/email/styles.ts";
import type { Language } from "#platform/language/language.ts";
import { newsletterServerMessages } from "../messages.server.ts";

export interface NewsletterWelcome {
  /** Page that lists the news published so far. */
  newsAddress: string;
  unsubscribeAddress: string;
}

export async function newsletterWelcome(
  links: NewsletterWelcome,
  language: Language,
): Promise<Message> {
  const { welcome } = newsletterServerMessages(language);
  return {
    subject: welcome.subject({ company: company.shortName }),
    html: await render(<Screen links={links} language={language} />),
    text: plainText(links, language),
  };
}

function Screen({ links, language }: { links: NewsletterWelcome; language: Language }) {
  const { welcome } = newsletterServerMessages(language);
  return (
    <Frame
      title={welcome.subject({ company: company.shortName })}
      preview={welcome.preview}
      because={welcome.because}
      unsubscribeAddress={links.unsubscribeAddress}
      language={language}
    >
      <Heading as="h1" style={styles.heading}>
        {welcome.title}
      </Heading>
      <Text style={styles.text}>{welcome.promise}</Text>
      <Text style={styles.text}>
        <Link className="link" href={links.newsAddress} style={styles.link}>
          {welcome.readNews}
        </Link>
      </Text>
    </Frame>
  );
}

function plainText(
  { newsAddress, unsubscribeAddress }: NewsletterWelcome,
  language: Language,
): string {
  const { welcome } = newsletterServerMessages(language);
  return `${welcome.greeting}

${welcome.promise}

${emailMessages(language).labeled({ label: welcome.news })}
${newsAddress}

${textFoot(language, welcome.because, unsubscribeAddress)}`;
}
