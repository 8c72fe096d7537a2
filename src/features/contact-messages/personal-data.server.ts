/** Messages of the contact form: the person who wrote. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { contactMessages } from "./tables/contact-messages.ts";

export const contactMessagePersonalData = [
  personalTable({
    table: contactMessages,
    columns: {
      reference: "code",
      idempotencyKey: "code",
      fingerprint: "code",
      page: "code",
      language: "code",
      campaign: "about",
      userAgent: "about",
      addressHash: "secret",
      screeningReasons: "code",
      search: "derived",
      name: "name",
      email: "email",
      subject: "words",
      message: "words",
      channels: "code",
    },
    record: {
      at: "receivedAt",
      path: ({ id }) => `/office/contact-messages/${id}`,
      fate: () => ({ kind: "deleted" }),
    },
  }),
];
