/** Backups stay for the last seven days, the four weeks before, and the six months before those. */

const days = 7;
const weeks = 4;
const months = 6;

/** Clocks of two machines may differ; what is further ahead was made by a clock that was wrong. */
const aheadMs = 3_600_000;

export type KeptAs = "day" | "week" | "month" | "from-the-future";

interface MadeBackup {
  name: string;
  madeAt: Date;
}

interface DatedBackup extends MadeBackup {
  day: Temporal.PlainDate;
}

/**
 * Days are those of the company's calendar, and the latest backup of each counts. Weeks and months are
 * counted back from the week and month of the newest backup, and not from today: a product that was
 * switched off for a year deletes nothing for it. What the clock says is still to come is left alone,
 * and takes nobody's place.
 * @param timeZone IANA name @returns the names of those that stay, with the first reason for each
 */
export function keptBackups(
  backups: readonly MadeBackup[],
  now: Date,
  timeZone: string,
): Map<string, KeptAs> {
  const kept = new Map<string, KeptAs>();
  const keep = (names: readonly DatedBackup[], as: KeptAs) => {
    for (const { name } of names) if (!kept.has(name)) kept.set(name, as);
  };
  const isAhead = ({ madeAt }: MadeBackup) => madeAt.getTime() > now.getTime() + aheadMs;
  for (const { name } of backups.filter(isAhead)) kept.set(name, "from-the-future");
  const dated = backups
    .filter((backup) => !isAhead(backup))
    .toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime() || (a.name < b.name ? 1 : -1))
    .map((backup) => ({ ...backup, day: dayOf(backup.madeAt, timeZone) }));
  const [newest] = dated;
  if (newest === undefined) return kept;

  keep(latestOfEach(dated, ({ day }) => day.toString()).slice(0, days), "day");
  const newestWeek = mondayOf(newest.day);
  const oldest = newest.day.with({ day: 1 }).subtract({ months });
  const isWithin = ({ day }: DatedBackup) => Temporal.PlainDate.compare(day, oldest) >= 0;
  const ofWeeks = dated.filter(isWithin).filter(({ day }) => !mondayOf(day).equals(newestWeek));
  keep(latestOfEach(ofWeeks, ({ day }) => mondayOf(day).toString()).slice(0, weeks), "week");
  const newestMonth = newest.day.toPlainYearMonth();
  const ofMonths = dated
    .filter(isWithin)
    .filter(({ day }) => !day.toPlainYearMonth().equals(newestMonth));
  keep(
    latestOfEach(ofMonths, ({ day }) => day.toPlainYearMonth().toString()),
    "month",
  );
  return kept;
}

/** @param dated the newest first */
function latestOfEach(
  dated: readonly DatedBackup[],
  period: (backup: DatedBackup) => string,
): DatedBackup[] {
  const latest = new Map<string, DatedBackup>();
  for (const backup of dated) if (!latest.has(period(backup))) latest.set(period(backup), backup);
  return [...latest.values()];
}

const dayOf = (moment: Date, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate();

const mondayOf = (day: Temporal.PlainDate): Temporal.PlainDate =>
  day.subtract({ days: day.dayOfWeek - 1 });
