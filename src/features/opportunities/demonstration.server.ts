/** Requests of the demonstration as opportunities, each as far as its story goes. */
import { eq } from "drizzle-orm";
import { demoOpportunities } from "#content/demo-opportunities.ts";
import { daysBefore } from "#demo/demo-submission.ts";
import { leads } from "#features/leads/tables/leads.ts";
import { prospectCompanies } from "#features/prospects/tables/prospects.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { Demonstration, DemoParts } from "#platform/demonstration.server.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import { changedFields, createdFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import { openOpportunities } from "./open-opportunities.server.ts";
import { isClosedStage, type LostReason, type OpportunityStage } from "./opportunity-types.ts";
import { type OpportunityRow, opportunities, opportunityStages } from "./tables/opportunities.ts";

interface DemoOpportunity {
  company: string;
  owner: string;
  stages: readonly (readonly [stage: OpportunityStage, daysAgo: number])[];
  monthlyDollars?: number;
  nextStep?: readonly [what: string, inDays: number];
  lost?: readonly [reason: LostReason, note: string];
}

export const demonstration: Demonstration = {
  async add(parts) {
    await parts.db.transaction(async (tx) => {
      const accepted = await tx
        .select({ id: leads.id })
        .from(leads)
        .where(eq(leads.screening, "accepted"));
      await openOpportunities(
        tx,
        accepted.map(({ id }) => id),
      );
      for (const story of demoOpportunities) await addHistoryOfStory(tx, parts, story);
    });
  },
};

async function addHistoryOfStory(
  tx: Transaction,
  { places, now }: DemoParts,
  { company, owner, stages, monthlyDollars, nextStep, lost }: DemoOpportunity,
): Promise<void> {
  const [existing] = await tx
    .select({ row: opportunities })
    .from(opportunities)
    .innerJoin(prospectCompanies, eq(prospectCompanies.id, opportunities.companyId))
    .where(eq(prospectCompanies.name, company));
  if (existing === undefined) throw new Error(`The demonstration has no opportunity of ${company}`);
  const { row } = existing;
  const ownerId = places.accountOf(owner);
  const [answered] = stages;
  const last = stages.at(-1);
  if (answered === undefined || last === undefined) throw new Error(`${company} has no stages`);
  const since = daysBefore(now, last[1]);
  const answer = { answeredAt: daysBefore(now, answered[1]), answeredBy: ownerId };
  const plan = {
    ...(monthlyDollars && {
      valueCents: monthlyDollars * 100,
      valueBasis: "entered" as const,
    }),
    ...(nextStep && {
      nextStep: nextStep[0],
      nextStepLanguage: "en" as const,
      nextStepOn: addDays(todayIn("America/Chicago", now), nextStep[1]),
    }),
  };
  await tx
    .update(opportunities)
    .set({
      ...plan,
      ...answer,
      ownerId,
      stage: last[0],
      stageSince: since,
      closedAt: isClosedStage(last[0]) ? since : null,
      lostReason: lost?.[0] ?? null,
      lostNote: lost?.[1] ?? "",
      lostLanguage: "en",
    })
    .where(eq(opportunities.id, row.id));
  if (row.leadId)
    await tx
      .update(leads)
      .set({ ...answer, assignedTo: ownerId })
      .where(eq(leads.id, row.leadId));
  await addStages(tx, row, ownerId, { stages, lost, now });
  const planned = createdFields({ nextStep: plan.nextStep, nextStepOn: plan.nextStepOn });
  if (nextStep)
    await recordHistory(tx, {
      recordKind: "opportunity",
      recordId: row.id,
      kind: "changed",
      actorId: ownerId,
      change: planned,
      at: since,
    });
}

async function addStages(
  tx: Transaction,
  { id, openedAt }: OpportunityRow,
  movedBy: string,
  {
    stages,
    lost,
    now,
  }: Pick<DemoOpportunity, "stages"> & {
    lost: DemoOpportunity["lost"];
    now: Date;
  },
): Promise<void> {
  await tx.delete(opportunityStages).where(eq(opportunityStages.opportunityId, id));
  const steps = [
    { stage: "new" as const, at: openedAt },
    ...stages.map(([stage, daysAgo]) => ({ stage, at: daysBefore(now, daysAgo) })),
  ];
  for (const [index, { stage, at }] of steps.entries()) {
    const fromStage = steps[index - 1]?.stage ?? null;
    await tx.insert(opportunityStages).values({
      id: newId(),
      opportunityId: id,
      stage,
      fromStage,
      enteredAt: at,
      leftAt: steps[index + 1]?.at ?? null,
      movedBy: fromStage === null ? null : movedBy,
    });
    if (fromStage === null) continue;
    await recordHistory(tx, {
      recordKind: "opportunity",
      recordId: id,
      kind: "moved",
      actorId: movedBy,
      change: changedFields(
        { stage: fromStage, lostReason: null },
        { stage, lostReason: stage === "lost" ? (lost?.[0] ?? null) : null },
      ),
      at,
    });
  }
}
