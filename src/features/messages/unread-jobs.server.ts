import type { PgBoss } from "pg-boss";
import type { Database } from "#platform/database/client.ts";
import { unreadMessagesQueue } from "#platform/jobs/queue-options.server.ts";
import { queueUnreadEmails } from "./unread-emails.server.ts";

const everyMinute = "* * * * *";
const pace = { batchSize: 1, pollingIntervalSeconds: 10 };
const maxPerRun = 200;

/** Each minute in one process, however many there are. */
export async function workOnUnreadMessages(queue: PgBoss, db: Database): Promise<void> {
  await queue.work(unreadMessagesQueue, pace, async () => {
    while ((await queueUnreadEmails({ db, queue })) === maxPerRun);
  });
  await queue.schedule(unreadMessagesQueue, everyMinute, null, { missed: "once" });
}
