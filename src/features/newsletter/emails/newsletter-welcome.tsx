/** Tells a new subscriber what comes, how often, and how to unsubscribe. */
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { company } from "#content/company.ts";
import { Frame, textFoot } from "#platform/email/frame.server.tsx";
import type { Message } from "#platform/email/outgoing-email.ts";
import { styles } from "#platform/email/styles.ts";

export interface NewsletterWelcome {
  /** Page that lists the news published so far. */
  newsAddress: string;
  unsubscribeAddress: string;
}

const subject = `You are subscribed to the ${company.shortName} newsletter`;
const promise =
  "Two to four times a month, you’ll hear what’s new: programs, new territories and what we learned on the job. We use your address for this and nothing else.";
const because =
  "You’re getting this email because you confirmed your subscription to our newsletter. Every email has an unsubscribe link.";

export async function newsletterWelcome(links: NewsletterWelcome): Promise<Message> {
  return { subject, html: await render(<Screen links={links} />), text: plainText(links) };
}

function Screen({ links }: { links: NewsletterWelcome }) {
  return (
    <Frame
      title={subject}
      preview="Two to four times a month, and never more."
      because={because}
      unsubscribeAddress={links.unsubscribeAddress}
      language="en"
    >
      <Heading as="h1" style={styles.heading}>
        Welcome
      </Heading>
      <Text style={styles.text}>{promise}</Text>
      <Text style={styles.text}>
        <Link className="link" href={links.newsAddress} style={styles.link}>
          Read our latest news
        </Link>
      </Text>
    </Frame>
  );
}

function plainText({ newsAddress, unsubscribeAddress }: NewsletterWelcome): string {
  return `Welcome.

${promise}

Our latest news:
${newsAddress}

${textFoot("en", because, unsubscribeAddress)}`;
}
