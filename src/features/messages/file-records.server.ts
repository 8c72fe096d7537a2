import { sql } from "drizzle-orm";
import type { FileRecords } from "#platform/files/file-records.server.ts";
import { threadMessages, threads } from "./tables/threads.ts";
import { isVisibleThread } from "./visible-threads.server.ts";

export const threadFiles = {
  "thread-message": {
    isVisible: (actor, recordId) =>
      sql`exists (select 1 from ${threadMessages}
        join ${threads} on ${threads.id} = ${threadMessages.threadId}
        where ${threadMessages.id} = ${recordId} and ${isVisibleThread(actor)})`,
    page: "thread",
    part: [threadMessages.id, threadMessages.threadId],
  },
} satisfies Partial<FileRecords>;

declare module "#platform/files/attached-records.ts" {
  interface RecordsWithFiles {
    "thread-message": true;
  }
}
