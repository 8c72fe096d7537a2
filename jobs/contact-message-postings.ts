import { contactMessages } from "#database/tables/contact-messages.ts";
import { findContactMessage } from "#domain/contact-messages/contact-messages.ts";
import { contactMessageReceivedOffice } from "#mail/contact-message-received-office.tsx";
import { contactMessageReceivedVisitor } from "#mail/contact-message-received-visitor.tsx";
import { recordPosting } from "./record-posting.ts";

export const contactMessageReceivedOfficePosting = recordPosting(
  contactMessages,
  "officeMail",
  findContactMessage,
  async (contactMessage, sender) => ({
    name: `contact-message-received-office.${contactMessage.id}`,
    to: sender.officeAddress,
    replyTo: { name: contactMessage.name, address: contactMessage.email },
    ...(await contactMessageReceivedOffice(contactMessage)),
  }),
);

export const contactMessageReceivedVisitorPosting = recordPosting(
  contactMessages,
  "visitorMail",
  findContactMessage,
  async (contactMessage) => ({
    name: `contact-message-received-visitor.${contactMessage.id}`,
    to: contactMessage.email,
    ...(await contactMessageReceivedVisitor(contactMessage)),
  }),
);
