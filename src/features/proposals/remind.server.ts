/** Reminds a prospect once, some business days before an offer ends that nobody has decided. */
import { and, eq, gte, isNull, lte, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { company } from "#content/company.ts";
import { holidaysKept } from "#features/facilities/federal-holidays.server.ts";
import type { Database } from "#platform/database/client.ts";
import { queueEmails } from "#platform/email/queue-emails.server.ts";
import type { JobParts } from "#platform/feature.server.ts";
import { addDays, type LocalDate, weekdayOf } from "#platform/format/local-date.ts";
import { type ClockJob, hourSeconds, workByClock } from "#platform/jobs/clock-job.server.ts";
import { lockVersion, standingOf } from "./change-proposal.server.ts";
import { addEvidence } from "./evidence.server.ts";
import { findLinksTurnedOffAt } from "./proposal-links.server.ts";
import { sealProposals } from "./seal-proposals.server.ts";
import { proposalVersions } from "./tables/proposals.ts";

const businessDays = 3;
const firstHour = 9;
/** A prospect who got the offer within these days needs no reminder. */
const fewestDaysSinceSent = 2;

/** Counts back only days on which the company works. */
export function businessDaysBefore(day: LocalDate, count: number): LocalDate {
  const closed = new Set(
    [-1, 0]
      .flatMap((years) => holidaysKept(Number(day.slice(0, 4)) + years))
      .map(({ date }) => date),
  );
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, -1);
    if (weekdayOf(at) <= 5 && !closed.has(at)) left -= 1;
  }
  return at;
}

/** Several processes may run it at the same time. @returns how many were reminded */
export async function remindOfProposals(
  { db, queue }: { db: Database; queue: PgBoss },
  now: Date,
): Promise<number> {
  const there = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
    company.timeZone,
  );
  if (there.hour < firstHour) return 0;
  const today = there.toPlainDate().toString();
  const due = await db
    .select({ id: proposalVersions.id, expiresOn: proposalVersions.expiresOn })
    .from(proposalVersions)
    .where(
      and(
        eq(proposalVersions.state, "open"),
        isNull(proposalVersions.remindedAt),
        gte(proposalVersions.expiresOn, today),
        // Even with holidays, three business days are never more than ten days.
        lte(proposalVersions.expiresOn, addDays(today, 10)),
        lte(
          proposalVersions.sentAt,
          sql`${now.toISOString()}::timestamptz - make_interval(days => ${fewestDaysSinceSent})`,
        ),
      ),
    );
  let reminded = 0;
  for (const { id, expiresOn } of due)
    if (businessDaysBefore(expiresOn, businessDays) <= today && (await remind(id))) reminded += 1;
  return reminded;

  function remind(id: string): Promise<boolean> {
    return db.transaction(async (tx) => {
      const locked = await lockVersion(tx, id);
      if (locked === undefined || locked.version.remindedAt !== null) return false;
      const { version, proposal } = locked;
      if (standingOf(version, now) !== "open") return false;
      if ((await findLinksTurnedOffAt(tx, version)) !== undefined) return false;
      await tx.update(proposalVersions).set({ remindedAt: now }).where(eq(proposalVersions.id, id));
      await addEvidence(tx, proposal.id, { kind: "reminded", version: version.number, facts: {} });
      await queueEmails(tx, queue, [
        {
          message: "proposal-reminder",
          to: version.recipientEmail,
          about: { kind: "proposal", id },
          data: {},
          key: `proposal-reminder:${id}`,
        },
      ]);
      return true;
    });
  }
}

/** Looks for proposals that end soon and that nobody has decided. */
export const proposalEndJob: ClockJob = {
  name: "proposal-ends",
  times: "41 * * * *",
  pollingIntervalSeconds: 10,
  expireInSeconds: 300,
  deleteAfterSeconds: hourSeconds,
};

/** Seals what both sides have signed: asked for by the second signature, and by the clock where that failed. */
export const proposalSealJob: ClockJob = {
  name: "proposal-seals",
  times: "*/5 * * * *",
  pollingIntervalSeconds: 5,
  expireInSeconds: 900,
  deleteAfterSeconds: hourSeconds,
};

export async function workOnProposals({
  queue,
  db,
  secrets,
  log,
}: Pick<JobParts, "queue" | "db" | "secrets" | "log">): Promise<void> {
  await workByClock(queue, proposalEndJob, async () => {
    const reminded = await remindOfProposals({ db, queue }, new Date());
    if (reminded > 0) log.info({ reminded }, "proposals that end soon");
  });
  await workByClock(queue, proposalSealJob, async () => {
    const { sealed, stamped, fault } = await sealProposals({ db, secrets, log }, new Date());
    if (sealed + stamped > 0) log.info({ sealed, stamped }, "proposals sealed");
    if (fault !== undefined) log.warn({ fault }, "time server gave no time stamp");
  });
}
