import { findContactMessage } from "#domain/contact-messages/contact-messages.ts";
import { contactMessageReceivedOffice } from "#mail/contact-message-received-office.tsx";
import { contactMessageReceivedVisitor } from "#mail/contact-message-received-visitor.tsx";
import type { Renderers } from "./email-renderer.ts";

export const contactMessageEmails: Renderers<
  "contact-message-received-office" | "contact-message-received-visitor"
> = {
  async "contact-message-received-office"({ db }, { aboutId }) {
    const contactMessage = await findContactMessage(db, aboutId ?? "");
    if (contactMessage === undefined) return undefined;
    const { name, email } = contactMessage;
    const content = await contactMessageReceivedOffice(contactMessage);
    return { replyTo: { name, address: email }, ...content };
  },
  async "contact-message-received-visitor"({ db }, { aboutId }) {
    const contactMessage = await findContactMessage(db, aboutId ?? "");
    return contactMessage && contactMessageReceivedVisitor(contactMessage);
  },
};
