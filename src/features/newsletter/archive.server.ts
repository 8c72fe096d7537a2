/** What of it goes into the archive with everything that a company can take out. */
import type { ArchivedTable } from "#platform/data-archive/archived-table.server.ts";
import { subscribers } from "./tables/newsletter.ts";
import { newsletters } from "./tables/newsletters.ts";

export const newsletterArchive: readonly ArchivedTable[] = [
  { table: subscribers, without: [subscribers.unsubscribeToken] },
  { table: newsletters, without: [newsletters.queuedTo, newsletters.isQueued] },
];
