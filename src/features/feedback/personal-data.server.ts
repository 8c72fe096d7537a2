/** What people of clients think of the work; it stays under their codes. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { feedback } from "./tables/feedback.ts";

export const feedbackPersonalData = [
  personalTable({
    table: feedback,
    columns: { quarter: "code", secretHash: "secret", reason: "words", language: "code" },
  }),
];
