/** Bids are about rooms and money; who worked on one is an account. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { bids, bidVersions } from "./tables/bids.ts";

export const bidPersonalData = [
  personalTable({ table: bids, columns: { sheet: "words", assumptions: "words" } }),
  personalTable({
    table: bidVersions,
    columns: { input: "words", note: "words", noteLanguage: "code" },
  }),
];
