import { personalTable } from "#platform/privacy/personal-data.server.ts";
import { websiteDocuments, websiteVersions } from "./tables/website-documents.ts";
import { websitePictureFiles, websitePictures } from "./tables/website-pictures.ts";

/** A testimonial, a text about the people of the company or what a picture shows of them may name somebody. */
export const websitePersonalData = [
  personalTable({
    table: websiteDocuments,
    columns: { document: "code", published: "words", draft: "words" },
  }),
  personalTable({ table: websiteVersions, columns: { edits: "words" } }),
  personalTable({
    table: websitePictures,
    columns: {
      name: "code",
      title: "words",
      altEn: "words",
      altEs: "words",
      encoded: "code",
    },
  }),
  personalTable({ table: websitePictureFiles, columns: { name: "code", sha256: "code" } }),
];
