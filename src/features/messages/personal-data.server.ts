/** Messages between clients and the account team; they stay under the codes of who wrote them. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { threadMessages, threadReaders, threads } from "./tables/threads.ts";

export const threadPersonalData = [
  personalTable({
    table: threads,
    columns: { subject: "words", language: "code", made: "code", words: "derived" },
  }),
  personalTable({
    table: threadMessages,
    columns: { text: "words", language: "code", made: "code", words: "derived" },
  }),
  personalTable({ table: threadReaders, columns: {} }),
];
