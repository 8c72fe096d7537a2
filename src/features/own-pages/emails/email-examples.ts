import type { EmailExamples } from "#platform/email/email-examples.server.ts";
import { ownPageServerMessages } from "../messages.server.ts";
import { ownPageEntryOffice } from "./own-page-entry-office.ts";

export const ownPageEmailExamples: EmailExamples<"own-page-entry-office"> = {
  "own-page-entry-office": {
    describe: (language) => ownPageServerMessages(language).sentEmails["own-page-entry-office"],
    cases: ({ language, names, now }) => {
      const sender = {
        record: {
          reference: "Q-7K3M9R",
          receivedAt: now,
          email: "maria.lopez@example.com",
          page: "/",
          language: "es",
          campaign: {},
        },
        name: names.reader,
        phone: "(206) 555-0142",
        about: names.client,
        address: "https://www.example.com/office/leads/1",
      } as const;
      return [
        () =>
          ownPageEntryOffice(
            {
              ...sender,
              what: "added",
              text: names.request,
              written: language,
              files: ["floor-plan.pdf"],
            },
            language,
          ),
        () =>
          ownPageEntryOffice(
            { ...sender, what: "added", text: "", written: null, files: ["lobby.jpg"] },
            language,
          ),
        () =>
          ownPageEntryOffice(
            { ...sender, what: "withdrawn", text: "", written: null, files: [] },
            language,
          ),
      ];
    },
  },
};
