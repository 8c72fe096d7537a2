/** Messages of the contact form: the person who wrote. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { submissionColumnKinds } from "#platform/submissions/submission-personal-data.server.ts";
import { contactMessages } from "./tables/contact-messages.ts";

export const contactMessagePersonalData = [
  personalTable({
    table: contactMessages,
    columns: {
      ...submissionColumnKinds,
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
