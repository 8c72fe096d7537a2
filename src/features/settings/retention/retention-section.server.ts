/** How long things are kept, as a section of the settings. */
import * as z from "zod/mini";
import { company, type RuleFacts } from "#content/company.ts";
import { type RetentionDays, shippedRetention } from "#content/retention.ts";
import type { Database } from "#platform/database/client.ts";
import { todayIn } from "#platform/format/local-date.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import { changeSection, readSection, type Section } from "../change-section.server.ts";

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
  const known = Object.entries(periods).filter(([, period]) => period !== undefined);
  return { periods: { ...shippedRetention, ...Object.fromEntries(known) }, changedOn };
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
