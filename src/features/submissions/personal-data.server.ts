/** Staff's notes are deleted together with the submission they are about. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { submissionNotes } from "./tables/submission-notes.ts";

export const submissionPersonalData = [
  personalTable({
    table: submissionNotes,
    columns: { recordKind: "code", text: "words", language: "code" },
    follows: {
      id: "recordId",
      kind: "recordKind",
      kinds: {
        leads: "lead",
        contact_messages: "contact-message",
        job_applications: "application",
      },
    },
  }),
];
