/** Tells the office of a quote request: who, where, what, and two buttons to answer at once. */
import { Button } from "@react-email/button";
import { Heading } from "@react-email/heading";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { Fragment } from "react";
import { company } from "#content/company.ts";
import { Frame, textFoot } from "./frame.tsx";
import type { Message } from "./letter.ts";
import { look } from "./look.ts";
import { oneLine } from "./one-line.ts";
import { telephoneLink } from "./telephone-link.ts";

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
  message: string;
  page: string | null;
  campaign: Record<string, string>;
}

const because = "Answer this mail and your answer goes to the person who asked.";

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
function factsOf(lead: QuoteReceivedOffice): [label: string, value: string][] {
  return [
    ["Name", oneLine(lead.fullName)],
    ["Company", oneLine(lead.company)],
    ["Phone", oneLine(lead.phone)],
    ["E-mail", oneLine(lead.email, 254)],
    ["Facility", lead.facility],
    ["Square feet", oneLine(lead.squareFootage)],
  ];
}

function originOf(lead: QuoteReceivedOffice): string {
  const campaign = Object.entries(lead.campaign).map(
    ([name, value]) => `${name}=${oneLine(value)}`,
  );
  const received = lead.receivedAt.toLocaleString("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: company.timeZone,
  });
  return [`Received ${received}`, lead.page && `on ${oneLine(lead.page)}`, ...campaign]
    .filter(Boolean)
    .join(", ");
}

function Screen({ lead, subject }: { lead: QuoteReceivedOffice; subject: string }) {
  const call = telephoneLink(lead.phone);
  const address = encodeURIComponent(lead.email).replace("%40", "@");
  const reply = `mailto:${address}?subject=${encodeURIComponent(`Your quote request ${lead.reference}`)}`;
  return (
    <Frame
      title={subject}
      preview={`${oneLine(lead.fullName, 60)}, ${oneLine(lead.phone)}`}
      because={because}
    >
      <Heading as="h1" style={look.heading}>
        {oneLine(lead.company, 100)} asks for a quote
      </Heading>
      <Text className="reference" style={look.reference}>
        {lead.reference}
      </Text>
      {factsOf(lead).map(([label, value]) => (
        <Fragment key={label}>
          <Text className="label" style={look.label}>
            {label}
          </Text>
          <Text style={look.value}>{value}</Text>
        </Fragment>
      ))}
      <Text className="label" style={look.label}>
        What they need
      </Text>
      <Text className="message" style={look.message}>
        {lead.message.split(/\r\n|\r|\n/).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text, rendered once
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
      <div style={{ height: 20 }} />
      {call && (
        <Button className="button" href={call} style={look.button}>
          Call {oneLine(lead.phone)}
        </Button>
      )}
      <Button className="button" href={reply} style={look.button}>
        Write to {oneLine(lead.fullName, 60)}
      </Button>
      <Text className="quiet" style={look.quiet}>
        {originOf(lead)}
      </Text>
    </Frame>
  );
}

function plainText(lead: QuoteReceivedOffice): string {
  const facts = factsOf(lead).map(([label, value]) => `${`${label}:`.padEnd(13)}${value}`);
  // Indented, so that no line of the visitor's can pass for one of ours.
  const message = lead.message.split(/\r\n|\r|\n/).map((line) => `  ${line}`);
  return `${oneLine(lead.company, 100)} asks for a quote
Reference:   ${lead.reference}

${facts.join("\n")}

What they need:
${message.join("\n")}

${originOf(lead)}

${textFoot(because)}`;
}
