/** Entries on an own page are deleted together with the submission they belong to. */
import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { ownPageEntries, ownPageLinks } from "./tables/own-pages.ts";

export const ownPagePersonalData = [
  personalTable({
    table: ownPageEntries,
    columns: { kind: "code", what: "code", text: "words", language: "code" },
    follows: {
      id: "subjectId",
      kind: "kind",
      kinds: { leads: "lead", job_applications: "application" },
    },
  }),
  personalTable({ table: ownPageLinks, columns: { kind: "code", secretHash: "secret" } }),
];
