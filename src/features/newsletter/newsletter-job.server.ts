import { type ClockJob, eachMinute, hourSeconds } from "#platform/jobs/clock-job.server.ts";

/** Starts newsletters that are due, and queues their emails in batches; commands begin a round of it. */
export const newsletterJob: ClockJob = {
  name: "newsletters",
  times: eachMinute,
  pollingIntervalSeconds: 2,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};
