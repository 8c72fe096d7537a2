/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { feedback } from "./tables/feedback.ts";

export const feedbackArchive: readonly ArchivedTable[] = [
  { table: feedback, without: [feedback.secretHash] },
];
