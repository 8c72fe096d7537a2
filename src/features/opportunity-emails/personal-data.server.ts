/** Emails with prospects: what they wrote and what we wrote to them, which goes when they are forgotten. */
import { deleteFilesOf } from "#platform/files/delete-files.server.ts";
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { inboundMailboxes, opportunityEmails } from "./tables/opportunity-emails.ts";

export const opportunityEmailPersonalData = [
  personalTable({
    table: opportunityEmails,
    columns: {
      direction: "code",
      subject: "words",
      text: "words",
      recipient: "email",
      language: "code",
      template: "code",
      replyAddress: "secret",
      fromName: "name",
      fromAddress: "email",
      kind: "code",
      quoted: "words",
      unread: "code",
      leftOut: "words",
      messageId: "about",
      fingerprint: "code",
    },
    record: {
      at: "at",
      path: ({ opportunityId }) => `/office/pipeline/${opportunityId}/emails`,
      fate: () => ({ kind: "deleted" }),
      before: (tx, { id }) => deleteFilesOf(tx, "opportunity-email", [id]),
    },
  }),
  personalTable({
    table: inboundMailboxes,
    columns: { mailbox: "code", uidValidity: "code", fault: "code" },
  }),
];
