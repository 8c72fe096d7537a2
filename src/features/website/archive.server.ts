/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { websiteDocuments, websiteVersions } from "./tables/website-documents.ts";
import { websitePictures } from "./tables/website-pictures.ts";

export const websiteArchive: readonly ArchivedTable[] = [
  { table: websiteDocuments },
  { table: websiteVersions },
  // The whole pictures are among the files; their sizes are made of them again.
  { table: websitePictures, without: [websitePictures.encoded, websitePictures.failures] },
];
