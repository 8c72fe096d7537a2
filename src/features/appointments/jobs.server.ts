import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "#platform/database/client.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import { remindOfAppointments } from "./remind.server.ts";

/** Looks for appointments that begin within a day. */
export const appointmentReminderJob: ClockJob = {
  name: "appointment-reminders",
  times: "*/10 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

export const workOnAppointments = (queue: PgBoss, db: Database, log: Logger): Promise<void> =>
  workByClock(queue, appointmentReminderJob, async () => {
    const reminded = await remindOfAppointments({ db, queue }, new Date());
    if (reminded > 0) log.info({ reminded }, "appointments that begin within a day");
  });
