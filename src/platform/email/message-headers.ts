import type { SendMailOptions } from "nodemailer";
import { asName } from "./greeting.ts";
import { oneLine } from "./one-line.ts";
import type { OutgoingEmail } from "./outgoing-email.ts";

const calendarFileName = "invite.ics";

/** @param from `Name <address>`; the address's domain goes into the message id */
export function messageHeaders(email: OutgoingEmail, from: string): SendMailOptions {
  const domain = /@([^\s<>@]+?)>?\s*$/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    // Addresses are objects, so that a visitor's text is never parsed as a list of addresses.
    to: { name: "", address: email.to },
    ...(email.replyTo && {
      // Mail programs show the name instead of the address, so nothing but a name may stand there.
      replyTo: { name: asName(email.replyTo.name) ?? "", address: email.replyTo.address },
    }),
    subject: oneLine(email.subject, 250),
    html: email.html,
    text: email.text,
    ...(email.attachments && {
      attachments: email.attachments.map(({ name, type, content }) => ({
        filename: name,
        contentType: type,
        content: Buffer.from(content),
      })),
    }),
    // Mail programs look for it beside text and HTML, and some find it only as a file.
    ...(email.calendar && {
      icalEvent: { ...email.calendar, filename: calendarFileName },
    }),
    messageId: `<${email.name}@${domain}>`,
    ...(email.answers &&
      email.answers.length > 0 && {
        inReplyTo: email.answers.at(-1),
        references: [...email.answers],
      }),
    headers: {
      // Stops automatic replies to automatic emails (RFC 3834).
      ...(!email.isPersonal && {
        "Auto-Submitted": "auto-generated",
        "X-Auto-Response-Suppress": "All",
      }),
      ...(email.unsubscribeAddress && unsubscribing(email.unsubscribeAddress)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058 allows one-click unsubscribe for https addresses only. */
function unsubscribing(address: string): NonNullable<SendMailOptions["headers"]> {
  // The address stays on one line, because not every mail program unfolds it.
  const header = { "List-Unsubscribe": { prepared: true, value: `<${address}>` } };
  return address.startsWith("https:")
    ? { ...header, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
    : header;
}

/** A name may have a comma, which would end an address that is not quoted. */
export const mailboxOf = (name: string, address: string): string =>
  `"${oneLine(name, 100).replace(/["\\]/g, "\\$&")}" <${address}>`;

export const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
