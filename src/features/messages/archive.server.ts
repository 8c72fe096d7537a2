/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { threadMessages, threadReaders, threads } from "./tables/threads.ts";

export const messageArchive: readonly ArchivedTable[] = [
  { table: threads, without: [threads.words] },
  { table: threadMessages, without: [threadMessages.attempt, threadMessages.words] },
  { table: threadReaders },
];
