import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { websiteDocuments, websiteVersions } from "./tables/website-documents.ts";

/** A testimonial or a text about the people of the company may name somebody. */
export const websitePersonalData = [
  personalTable({
    table: websiteDocuments,
    columns: { document: "code", published: "words", draft: "words" },
  }),
  personalTable({ table: websiteVersions, columns: { edits: "words" } }),
];
