/**
 * Every change of a survey takes the same path: lock, permission, write, history, and an event for open
 * screens.
 */
import { asc, eq, sql } from "drizzle-orm";
import { lockOpportunity } from "#features/opportunities/change-opportunity.server.ts";
import { opportunities } from "#features/opportunities/tables/opportunities.ts";
import { prospectContacts } from "#features/prospects/tables/prospects.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { FieldChanges } from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import type { SurveyArea } from "./survey-area.ts";
import {
  type SurveyAreaRow,
  type SurveyRow,
  surveyAreas,
  walkThroughSurveys,
} from "./tables/walk-through-surveys.ts";

export interface SurveyContext {
  db: Database | Transaction;
}

export interface SurveyEvent {
  kind: HistoryKindOf<"survey">;
  change: FieldChanges;
  details?: HistoryDetails;
}

export const changeSurvey = <Reason extends string, Answer extends EditRefusal = never>(
  context: SurveyContext,
  actor: Actor,
  opportunityId: string,
  decide: (
    tx: Transaction,
    survey: SurveyRow,
  ) => Promise<SurveyEvent | NoInfer<Reason> | Done | NoInfer<Answer>>,
): Promise<ChangeResult<Reason> | NoInfer<Answer>> =>
  changeRecord<{ id: string }, SurveyEvent & { surveyId: string }, Reason, Done | Answer>(context, {
    // The lock of the opportunity, as there may be no survey yet, and as a bid is locked by it.
    lock: async (tx) =>
      may(actor, "opportunities.read") ? lockOpportunity(tx, opportunityId) : undefined,
    isAllowed: may(actor, "opportunities.change"),
    async decide(tx) {
      const survey = await findOrAddSurvey(tx, opportunityId);
      const decided = await decide(tx, survey);
      return typeof decided === "string" || "ok" in decided
        ? decided
        : { ...decided, surveyId: survey.id };
    },
    async apply(tx, _, { surveyId, ...event }) {
      await tx
        .update(walkThroughSurveys)
        .set({ changedAt: sql`clock_timestamp()` })
        .where(eq(walkThroughSurveys.id, surveyId));
      const about = { recordKind: "survey", recordId: surveyId } as const;
      await recordHistory(tx, { ...event, ...about, actorId: actor.accountId });
      await sendChangeEvent(tx, { kind: "opportunity", id: opportunityId });
      return done;
    },
  });

async function findOrAddSurvey(tx: Transaction, opportunityId: string): Promise<SurveyRow> {
  const [row] = await tx
    .select()
    .from(walkThroughSurveys)
    .where(eq(walkThroughSurveys.opportunityId, opportunityId));
  if (row !== undefined) return row;
  const [added] = await tx
    .insert(walkThroughSurveys)
    .values({ id: newId(), opportunityId })
    .returning();
  if (added === undefined) throw new Error("A survey was not added");
  return added;
}

/** Names of areas are in this language, because the prospect reads them. */
export async function findContactLanguage(
  tx: Transaction,
  opportunityId: string,
): Promise<Language> {
  const [contact] = await tx
    .select({ language: prospectContacts.language })
    .from(opportunities)
    .innerJoin(prospectContacts, eq(prospectContacts.id, opportunities.contactId))
    .where(eq(opportunities.id, opportunityId));
  return contact?.language ?? "en";
}

export const areasOfSurvey = (
  db: Database | Transaction,
  surveyId: string,
): Promise<SurveyAreaRow[]> =>
  db
    .select()
    .from(surveyAreas)
    .where(eq(surveyAreas.surveyId, surveyId))
    .orderBy(asc(surveyAreas.position), asc(surveyAreas.id));

export const surveyAreaOf = ({ toilets, urinals, sinks, ...row }: SurveyAreaRow): SurveyArea => ({
  ...row,
  fixtures: { toilet: toilets, urinal: urinals, sink: sinks },
});

export const areaColumns = ({ fixtures, ...area }: SurveyArea) => ({
  name: area.name,
  floor: area.floor,
  type: area.type,
  floorCovering: area.floorCovering,
  squareFeet: area.squareFeet,
  toilets: fixtures.toilet,
  urinals: fixtures.urinal,
  sinks: fixtures.sink,
  notes: area.notes,
});
