/** Retention periods are a section of the settings. */

import { type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { company, type RuleFacts } from "#content/company.ts";
import { type RetentionDays, shippedRetention } from "#content/retention.ts";
import type { Database } from "#platform/database/client.ts";
import { dayMs } from "#platform/format/durations.ts";
import { todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { changeSection, readSection, type Section } from "../change-section.server.ts";
import { settingsServerMessages } from "../messages.server.ts";

const days = z.number();

const stored = z.partial(
  z.object({
    traces: days,
    quarantined: days,
    contactMessages: days,
    applications: days,
    emails: days,
    notifications: days,
    /** Stays when the periods go back to those that were shipped: the policy has changed that day. */
    changedOn: z.string(),
  }),
);

export const retentionNames = Object.keys(shippedRetention) as (keyof RetentionDays)[];

interface StoredRetention {
  periods: RetentionDays;
  changedOn: string;
}

function retentionOf(value: unknown): StoredRetention {
  const { changedOn = "", ...periods } = stored.parse(value);
  const setPeriods = Object.entries(periods).filter(([, period]) => period !== undefined);
  return { periods: { ...shippedRetention, ...Object.fromEntries(setPeriods) }, changedOn };
}

export const retentionTexts = (periods: RetentionDays): Texts =>
  Object.fromEntries(retentionNames.map((name) => [name, String(periods[name])]));

const changedToday = () => ({ changedOn: todayIn(company.timeZone, new Date()) });

export const retentionSection: Section<StoredRetention> = {
  name: "retention",
  kind: "retention-changed",
  read: retentionOf,
  texts: ({ periods }) => retentionTexts(periods),
  restored: changedToday,
};

export const changeRetention = (
  context: { db: Database },
  actor: Actor,
  periods: RetentionDays,
  seen: Texts = {},
) =>
  changeSection(context, actor, retentionSection, {
    seen,
    sent: retentionTexts(periods),
    merge: (before, change) => ({
      ...before.periods,
      ...touchedOf(periods, change),
      ...changedToday(),
    }),
  });

export async function readRetentionFacts(
  db: Database,
): Promise<Pick<RuleFacts, "retention" | "policyChangedOn">> {
  const { periods, changedOn } = await readSection(db, retentionSection);
  return { retention: periods, policyChangedOn: changedOn };
}

// Periods as days in fields, each within what law and the product's own work allow.

/** Ten years: what nobody has needed for so long is only a risk. */
const longest = 3650;

export const retentionBounds: Readonly<Record<keyof RetentionDays, { min: number; max: number }>> =
  {
    traces: { min: 7, max: 365 },
    quarantined: { min: 14, max: 365 },
    contactMessages: { min: 90, max: longest },
    /** Federal rules ask for a year after a hiring decision (29 CFR 1602.14), states for up to four. */
    applications: { min: 365, max: longest },
    /** An email that failed must still be there for somebody who returns from vacation. */
    emails: { min: 30, max: 365 },
    notifications: { min: 30, max: 365 },
  };

const period = (message: string, { min, max }: { min: number; max: number }) =>
  z.pipe(
    z.string(message).check(z.trim(), z.regex(/^\d{1,4}$/, message)),
    z.pipe(
      z.transform((typed: string): number => Number(typed)),
      z.number().check(z.minimum(min, message), z.maximum(max, message)),
    ),
  );

export const retentionForm = byLanguage((language) => {
  const { days } = settingsServerMessages(language).errors;
  const field = (name: keyof RetentionDays) => {
    const { min, max } = retentionBounds[name];
    return period(days({ min, max }), { min, max });
  };
  return z.object({
    traces: field("traces"),
    quarantined: field("quarantined"),
    contactMessages: field("contactMessages"),
    applications: field("applications"),
    emails: field("emails"),
    notifications: field("notifications"),
    /** The periods that somebody has confirmed after being told what they delete. */
    confirmed: z.optional(z.string()),
  });
});

// Counts what shorter periods would delete within the hour, before they are set.

/**
 * Tables are named as text, because some of the features that own them import the settings. A test inserts
 * one of each.
 */
const kinds = [
  { table: sql`leads`, period: "contactMessages" },
  { table: sql`contact_messages`, period: "contactMessages" },
  { table: sql`job_applications`, period: "applications" },
] as const satisfies readonly { table: SQL; period: keyof RetentionDays }[];

/** Records of people who wrote, and what was made of them; emails and notifications only tell of them. */
export async function countDue(db: Database, days: RetentionDays, now: Date): Promise<number> {
  const before = (age: number) => new Date(now.getTime() - age * dayMs).toISOString();
  let due = 0;
  for (const { table, period } of kinds) {
    const { rows } = await db.execute(sql`
      select count(*) as due from ${table}
      where received_at < ${before(days[period])}::timestamptz
        or (screening = 'quarantined' and received_at < ${before(days.quarantined)}::timestamptz)`);
    due += Number(rows[0]?.due);
  }
  const { rows } = await db.execute(sql`
    select
      (select count(*) from opportunities where opened_at < ${before(days.contactMessages)}::timestamptz
        and stage <> 'won')
      + (select count(*) from prospect_contacts c
          where c.added_at < ${before(days.contactMessages)}::timestamptz and not exists (
            select from opportunities o where o.contact_id = c.id
              and (o.stage = 'won' or o.opened_at >= ${before(days.contactMessages)}::timestamptz)))
      + (select count(*) from unmatched_emails
          where arrived_at < ${before(days.quarantined)}::timestamptz) as due`);
  return due + Number(rows[0]?.due);
}
