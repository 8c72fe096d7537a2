/** Tells a visitor that the request has arrived, what it is called and what happens next. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { Link } from "@react-email/link";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { company } from "#content/company.ts";
import { officeHours } from "./company-lines.ts";
import { Frame, textFoot } from "./frame.tsx";
import type { Message } from "./letter.ts";
import { look } from "./look.ts";
import { oneLine } from "./one-line.ts";

export interface QuoteReceivedVisitor {
  reference: string;
  fullName: string;
}

const steps = [
  "A person in our office reads your request, not a program.",
  "We call or write to you within one business day, and agree on a time to see the place.",
  "You get a quote in writing, with detailed pricing and no hidden fees. It obliges you to nothing.",
];

const because =
  "You get this mail because your address was given on our website to ask for a quote. If that was not you, tell us by answering this mail.";

/** Repeats nothing that was typed but the name: anyone can type anyone's address. */
export async function quoteReceivedVisitor(lead: QuoteReceivedVisitor): Promise<Message> {
  const greeting = `Hello${nameFor(lead.fullName)},`;
  const subject = `We have your quote request ${lead.reference}`;
  return {
    subject,
    html: await render(<Screen subject={subject} greeting={greeting} reference={lead.reference} />),
    text: plainText(greeting, lead.reference),
  };
}

/** A greeting is no place for an advertisement sent to a stranger: only what looks like a name. */
function nameFor(fullName: string): string {
  const name = oneLine(fullName);
  const isName =
    name.length <= 60 && /^[\p{L}\p{M}\p{Pd}\s.,'’()]+$/u.test(name) && !/\w\.\w{2}/.test(name);
  return isName ? ` ${name}` : "";
}

function Screen({
  subject,
  greeting,
  reference,
}: {
  subject: string;
  greeting: string;
  reference: string;
}) {
  return (
    <Frame
      title={subject}
      preview={`Your reference is ${reference}. Here is what happens next.`}
      because={because}
    >
      <Heading as="h1" style={look.heading}>
        We have your request
      </Heading>
      <Text style={look.text}>{greeting}</Text>
      <Text style={look.text}>
        Thank you for asking {company.name} for a quote. Your reference is
      </Text>
      <Text className="reference" style={look.reference}>
        {reference}
      </Text>
      <Heading as="h2" style={look.subheading}>
        What happens next
      </Heading>
      {steps.map((step, index) => (
        <Text key={step} style={look.text}>
          {index + 1}. {step}
        </Text>
      ))}
      <Heading as="h2" style={look.subheading}>
        If something is missing or urgent
      </Heading>
      <Text style={look.text}>
        Answer this mail, or call and name the reference. The office is open {officeHours()}; the
        telephone is answered {company.telephoneHours}.
      </Text>
      <Button className="button" href={company.phone.href} style={look.button}>
        Call {company.phone.display}
      </Button>
      <Text style={look.text}>
        <Link className="link" href={`mailto:${company.email}`} style={look.link}>
          {company.email}
        </Link>
      </Text>
    </Frame>
  );
}

function plainText(greeting: string, reference: string): string {
  const numbered = steps.map((step, index) => `${index + 1}. ${step}`).join("\n");
  return `${greeting}

Thank you for asking ${company.name} for a quote. Your reference is

    ${reference}

WHAT HAPPENS NEXT
${numbered}

IF SOMETHING IS MISSING OR URGENT
Answer this mail, or call ${company.phone.display} and name the reference.
The office is open ${officeHours()}; the telephone is answered ${company.telephoneHours}.
${company.email}

${textFoot(because)}`;
}
