/** Each quote request becomes an opportunity, in the transaction in which it is accepted. */
import { inArray } from "drizzle-orm";
import { type LeadRow, leads } from "#features/leads/tables/leads.ts";
import { joinProspects } from "#features/prospects/join-prospects.server.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Transaction } from "#platform/database/client.ts";
import { insertRows } from "#platform/database/insert-rows.ts";
import { newId } from "#platform/database/new-id.ts";
import { answerDueAt } from "./answer-promise.server.ts";
import type { OpportunityOrigin } from "./opportunity-types.ts";
import {
  type NewOpportunityRow,
  opportunities,
  opportunityStages,
} from "./tables/opportunities.ts";

/**
 * The same symbols under another letter, so that the two are told to belong together.
 * @param reference of the quote request, e.g. `Q-7KR-4M2W`
 */
const referenceOf = (reference: string): string => reference.replace(/^[^-]*/, "S");

/** What the address of the page said of where its visitor came from; typed by anybody. */
const wordIn = (campaign: LeadRow["campaign"], ...names: readonly string[]): string => {
  const named = names.find((name) => campaign[name] !== undefined);
  return named === undefined ? "" : (campaign[named] ?? "").trim().toLowerCase();
};

/** The middle of the planning range that the visitor was shown. */
function estimateOf({ rangeLow, rangeHigh }: Pick<LeadRow, "rangeLow" | "rangeHigh">) {
  if (rangeLow === null || rangeHigh === null) return { valueCents: null, valueBasis: null };
  return { valueCents: (rangeLow + rangeHigh) * 50, valueBasis: "range" } as const;
}

/** It was new until somebody answered. */
function firstStages({
  id,
  openedAt,
  answeredAt,
  answeredBy,
}: NewOpportunityRow): (typeof opportunityStages.$inferInsert)[] {
  const first = {
    id: newId(),
    opportunityId: id,
    stage: "new" as const,
    fromStage: null,
    enteredAt: openedAt,
    movedBy: null,
  };
  if (!answeredAt) return [{ ...first, leftAt: null }];
  // Two processes may have dated the two.
  const answered = answeredAt > openedAt ? answeredAt : openedAt;
  return [
    { ...first, leftAt: answered },
    {
      id: newId(),
      opportunityId: id,
      stage: "contacted" as const,
      fromStage: "new" as const,
      enteredAt: answered,
      leftAt: null,
      movedBy: answeredBy ?? null,
    },
  ];
}

/** @param leadIds accepted ones that have no opportunity yet */
export async function openOpportunities(
  tx: Transaction,
  leadIds: readonly string[],
  origin: OpportunityOrigin = "quote-request",
): Promise<void> {
  if (leadIds.length === 0) return;
  const asked = await tx
    .select()
    .from(leads)
    .where(inArray(leads.id, [...leadIds]));
  const prospects = await joinProspects(tx, asked);
  const rows = asked.map((lead, index): NewOpportunityRow => {
    const prospect = prospects[index];
    if (prospect === undefined) throw new Error("no contact was added for a quote request");
    return {
      id: newId(),
      reference: referenceOf(lead.reference),
      leadId: lead.id,
      ...prospect,
      origin,
      facilityType: lead.facilityType,
      source: wordIn(lead.campaign, "utm_source", "ref"),
      campaign: wordIn(lead.campaign, "utm_campaign"),
      stage: lead.answeredAt === null ? "new" : "contacted",
      stageSince: lead.answeredAt ?? lead.receivedAt,
      ...estimateOf(lead),
      ownerId: lead.assignedTo,
      openedAt: lead.receivedAt,
      // Who stands in a list that was imported was promised nothing by it.
      answeredAt: lead.answeredAt,
      answeredBy: lead.answeredBy,
      answerDueAt: origin === "quote-request" ? answerDueAt(lead.receivedAt) : null,
    };
  });
  await tx.execute(insertRows(opportunities, rows));
  await tx.execute(insertRows(opportunityStages, rows.flatMap(firstStages)));
  await sendChangeEvent(tx, {
    kind: "opportunity",
    ...(rows.length === 1 && rows[0] && { id: rows[0].id }),
  });
}
