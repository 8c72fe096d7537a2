/** Tells a new subscriber what comes, how often, and how to end it. */
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { company } from "#content/company.ts";
import { Frame, textFoot } from "./frame.tsx";
import type { Message } from "./letter.ts";
import { look } from "./look.ts";

export interface NewsletterWelcome {
  /** Where the news stands that has appeared so far. */
  newsAddress: string;
  unsubscribeAddress: string;
}

const subject = `You are subscribed to the ${company.shortName} newsletter`;
const promise =
  "Two to four times a month you get what is new: programs, territories, what we learned on the floor. Your address is used for this and for nothing else.";
const because =
  "You get this mail because you confirmed that you want our newsletter. Every mail has a link that ends it at once.";

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
    >
      <Heading as="h1" style={look.heading}>
        Welcome
      </Heading>
      <Text style={look.text}>{promise}</Text>
      <Text style={look.text}>
        <Link className="link" href={links.newsAddress} style={look.link}>
          Read what has appeared so far
        </Link>
      </Text>
    </Frame>
  );
}

function plainText({ newsAddress, unsubscribeAddress }: NewsletterWelcome): string {
  return `Welcome.

${promise}

What has appeared so far:
${newsAddress}

${textFoot(because, unsubscribeAddress)}`;
}
