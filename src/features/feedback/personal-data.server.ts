/** Answers stay when their giver is erased, under the code that replaces the name. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { feedback } from "./tables/feedback.ts";

export const feedbackPersonalData = [
  personalTable({
    table: feedback,
    columns: { quarter: "code", secretHash: "secret", reason: "words", language: "code" },
  }),
];
