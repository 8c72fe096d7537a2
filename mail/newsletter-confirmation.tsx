/** Asks the owner of an address whether it shall get the newsletter. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { company } from "#content/company.ts";
import { Frame, textFoot } from "./frame.tsx";
import type { Message } from "./letter.ts";
import { look } from "./look.ts";

export interface NewsletterConfirmation {
  /** Page on which the owner says yes. */
  confirmAddress: string;
  unsubscribeAddress: string;
}

const subject = `Please confirm: the ${company.shortName} newsletter`;
const question = `Somebody, probably you, asked that this address get the newsletter of ${company.name}: what is new, two to four times a month.`;
const otherwise =
  "If that was not you, do nothing. Without your yes no newsletter is sent, and we forget the address after 7 days.";
const because =
  "You get this mail once, because this address was given on our website. It is no newsletter yet.";

export async function newsletterConfirmation(links: NewsletterConfirmation): Promise<Message> {
  return { subject, html: await render(<Screen links={links} />), text: plainText(links) };
}

function Screen({ links }: { links: NewsletterConfirmation }) {
  return (
    <Frame
      title={subject}
      preview="One click, and the newsletter comes."
      because={because}
      unsubscribeAddress={links.unsubscribeAddress}
    >
      <Heading as="h1" style={look.heading}>
        Shall the newsletter come to you?
      </Heading>
      <Text style={look.text}>{question}</Text>
      <Button className="button" href={links.confirmAddress} style={look.button}>
        Yes, send it to me
      </Button>
      <Text style={look.text}>{otherwise}</Text>
    </Frame>
  );
}

function plainText({ confirmAddress, unsubscribeAddress }: NewsletterConfirmation): string {
  return `${question}

Yes, send it to me:
${confirmAddress}

${otherwise}

${textFoot(because, unsubscribeAddress)}`;
}
