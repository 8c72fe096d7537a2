import type { PgBoss } from "pg-boss";
import {
  type ClockJob,
  eachMinute,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import { type EncodingParts, encodeWaitingPictures } from "./encode-pictures.server.ts";
import { deleteLeftFiles } from "./picture-files.server.ts";

/** Makes the sizes of uploaded pictures, and deletes those that no page shows any more. */
export const pictureJob: ClockJob = {
  name: "website-pictures",
  times: eachMinute,
  pollingIntervalSeconds: 2,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: hourSeconds,
};

export const workOnPictures = (queue: PgBoss, parts: EncodingParts): Promise<void> =>
  workByClock(queue, pictureJob, async () => {
    const made = await encodeWaitingPictures(parts);
    const deleted = await deleteLeftFiles(parts, new Date());
    if (made + deleted > 0) parts.log.info({ made, deleted }, "pictures of the website");
  });
