import { BackupFailure } from "#platform/backups/backup-failure.ts";
import { readInstallation } from "#platform/backups/installation.server.ts";
import { expectTools } from "#platform/backups/needed-tools.server.ts";
import { expectKey } from "#platform/backups/place-key.server.ts";
import { openPlace } from "#platform/backups/places/open-place.server.ts";
import type { JobParts } from "#platform/feature.server.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import { lookAfterBackups } from "./look-after-backups.server.ts";

/** Looks whether a backup is due, or a check of one; at a minute of its own. */
export const backupJob: ClockJob = {
  name: "backups",
  times: "3-59/15 * * * *",
  pollingIntervalSeconds: 30,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

/** A night's missed backup is made soon after the start; processes that start together queue only one job. */
const afterStart = { startAfter: 120, singletonKey: "start", singletonSeconds: 60 };

/**
 * Each round is one job for all processes, which only begins it: a backup of hours is no job that others
 * wait behind. A round that fails is made up for by the next.
 */
export async function workOnBackups(parts: JobParts): Promise<void> {
  const { queue, log, config, stopping, untilDone } = parts;
  if (!config.nightlyBackups) return void (await queue.unschedule(backupJob.name));
  let isUnderWay = false;
  const round = async () => {
    try {
      await lookAfterBackups(parts);
    } catch (error) {
      log.error({ err: error }, "backups not looked after");
    } finally {
      isUnderWay = false;
    }
  };
  await workByClock(queue, backupJob, async () => {
    if (isUnderWay || stopping.aborted) return;
    isUnderWay = true;
    untilDone(round());
  });
  await queue.send(backupJob.name, null, afterStart);
  untilDone(warnAtStart(parts));
}

/** Whatever would spoil every night's backup is logged at the start, while somebody is looking. */
async function warnAtStart({ db, config, log }: JobParts): Promise<void> {
  const { backupUrl, backupDirectory, databaseUrl, backupKey } = config;
  const place = openPlace(config);
  if (databaseUrl !== undefined && backupUrl === undefined && backupDirectory === undefined)
    log.warn(
      {
        place: place.label,
        advice: "set BACKUP_URL, or BACKUP_DIR to a folder that all processes share",
      },
      "backups are kept beside the data of this process",
    );
  try {
    await expectKey(place, await readInstallation(db), backupKey);
    if (databaseUrl !== undefined) await expectTools(db);
  } catch (error) {
    const cause = error instanceof BackupFailure ? error.message : error;
    log.error({ place: place.label, cause }, "no backup can be made");
  }
}
