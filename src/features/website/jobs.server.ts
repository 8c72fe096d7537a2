import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import {
  type ClockJob,
  eachMinute,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import { publishDue } from "./change-website.server.ts";
import { isDocumentName } from "./shipped-documents.server.ts";
import { findDueDocuments } from "./website-documents.server.ts";

/** Publishes drafts at the time that an administrator has chosen. */
export const websiteJob: ClockJob = {
  name: "website",
  times: eachMinute,
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

export async function publishAllDue(db: Database, log: Logger): Promise<void> {
  for (const { document } of await findDueDocuments(db))
    if (isDocumentName(document) && (await publishDue(db, document)))
      log.info({ document }, "website published by the clock");
}

export const workOnWebsite = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, websiteJob, () => publishAllDue(db, log));
