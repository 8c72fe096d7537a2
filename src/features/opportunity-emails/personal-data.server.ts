/** Emails with prospects: what they wrote and what we wrote to them, which goes when they are forgotten. */
import { deleteFilesOf } from "#platform/files/delete-files.server.ts";
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { emailTemplates } from "./tables/email-templates.ts";
import { inboundMailboxes, opportunityEmails } from "./tables/opportunity-emails.ts";
import { unmatchedEmails } from "./tables/unmatched-emails.ts";
import { unmatchedPath } from "./unmatched/unmatched-form.ts";

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
  personalTable({
    table: emailTemplates,
    columns: { language: "code", name: "words", subject: "words", text: "words" },
  }),
  personalTable({
    table: unmatchedEmails,
    columns: {
      fromName: "name",
      fromAddress: "email",
      subject: "words",
      text: "words",
      quoted: "words",
      kind: "code",
      unread: "code",
      leftOut: "words",
      messageId: "about",
      fingerprint: "code",
      reason: "code",
      state: "code",
    },
    record: {
      at: "arrivedAt",
      path: ({ id }) => `${unmatchedPath}/${id}`,
      fate: () => ({ kind: "deleted" }),
    },
  }),
];
