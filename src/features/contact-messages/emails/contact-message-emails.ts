import type { NoData } from "#platform/email/email-data.ts";
import type { Renderers } from "#platform/email/email-renderer.ts";
import { findOfficeLanguage } from "#platform/email/office-language.server.ts";
import { findContactMessage } from "../contact-messages.server.ts";
import { contactMessageReceivedOffice } from "./contact-message-received-office.ts";
import { contactMessageReceivedVisitor } from "./contact-message-received-visitor.tsx";

declare module "#platform/email/email-messages.ts" {
  interface EmailData {
    "contact-message-received-office": NoData;
    "contact-message-received-visitor": NoData;
  }
  interface EmailSubjects {
    "contact-message": true;
  }
}

export const contactMessageEmails: Renderers<
  "contact-message-received-office" | "contact-message-received-visitor"
> = {
  async "contact-message-received-office"({ db }, { aboutId }) {
    const contactMessage = await findContactMessage(db, aboutId ?? "");
    if (contactMessage === undefined) return undefined;
    const { name, email } = contactMessage;
    const content = await contactMessageReceivedOffice(
      contactMessage,
      await findOfficeLanguage(db),
    );
    return { replyTo: { name, address: email }, ...content };
  },
  async "contact-message-received-visitor"({ db }, { aboutId }) {
    const contactMessage = await findContactMessage(db, aboutId ?? "");
    return contactMessage && contactMessageReceivedVisitor(contactMessage, contactMessage.language);
  },
};
