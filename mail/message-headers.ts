/** A letter as nodemailer takes it, with the headers that all our letters carry. */
import type { SendMailOptions } from "nodemailer";
import { asName } from "./greeting.ts";
import { oneLine } from "./one-line.ts";
import type { OutgoingEmail } from "./outgoing-email.ts";

/** @param from `Name <address>`; the domain of the address names our letters */
export function messageHeaders(email: OutgoingEmail, from: string): SendMailOptions {
  const domain = /@([^\s<>@]+?)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    // As objects: text of a visitor is never parsed as a list of addresses.
    to: { name: "", address: email.to },
    ...(email.replyTo && {
      // Mail programs show the name in place of the address, so that nothing else may stand there.
      replyTo: { name: asName(email.replyTo.name) ?? "", address: email.replyTo.address },
    }),
    subject: oneLine(email.subject, 250),
    html: email.html,
    text: email.text,
    messageId: `<${email.name}@${domain}>`,
    headers: {
      // Keeps automatic answers from answering automatic mails (RFC 3834).
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(email.unsubscribeAddress && unsubscribing(email.unsubscribeAddress)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058 allows the one click to https addresses only, which an installation at home has not. */
function unsubscribing(address: string): NonNullable<SendMailOptions["headers"]> {
  // In one line: not every mail program unfolds an address.
  const header = { "List-Unsubscribe": { prepared: true, value: `<${address}>` } };
  return address.startsWith("https:")
    ? { ...header, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
    : header;
}

/** @param from `Name <address>` or `address` */
export const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
