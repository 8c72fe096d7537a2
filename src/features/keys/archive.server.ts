/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { keyIssues, keys } from "./tables/keys.ts";

export const keyArchive: readonly ArchivedTable[] = [
  { table: keys, without: [keys.encryptedCode] },
  { table: keyIssues },
];
