/** A survey as its page and phones have it. It says nothing of costs. */
import { eq } from "drizzle-orm";
import { readSquareFeet } from "#features/leads/building-area.ts";
import { leads } from "#features/leads/tables/leads.ts";
import { findOpportunity } from "#features/opportunities/opportunity-queries.server.ts";
import type { Database } from "#platform/database/client.ts";
import { listFiles } from "#platform/files/list-files.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { areasOfSurvey, surveyAreaOf } from "./change-survey.server.ts";
import { accessTexts, type SurveyAccess } from "./survey-access.ts";
import { surveyAreaTexts } from "./survey-area.ts";
import type { AreaTexts } from "./survey-types.ts";
import { type SurveyAreaRow, walkThroughSurveys } from "./tables/walk-through-surveys.ts";

export async function findSurvey(db: Database, opportunityId: string) {
  const [row] = await db
    .select()
    .from(walkThroughSurveys)
    .where(eq(walkThroughSurveys.opportunityId, opportunityId));
  const areas: SurveyAreaRow[] = row === undefined ? [] : await areasOfSurvey(db, row.id);
  return { row, areas };
}

/** A building's plausible size; a number outside is a typing error. */
const plausible = { min: 500, max: 5_000_000 };

async function findSquareFeet(db: Database, leadId: string | null): Promise<number | undefined> {
  if (leadId === null) return undefined;
  const [lead] = await db
    .select({ squareFootage: leads.squareFootage })
    .from(leads)
    .where(eq(leads.id, leadId));
  const size = lead && readSquareFeet(lead.squareFootage);
  return size !== undefined && size >= plausible.min && size <= plausible.max ? size : undefined;
}

const noFacts: SurveyAccess = {
  parking: "",
  entrance: "",
  alarm: "",
  keys: "",
  hours: "",
  supplyCloset: "",
  notes: "",
};

/** Undefined for who may not read the opportunity. */
export async function findSurveyView(db: Database, actor: Actor, opportunityId: string) {
  const opportunity = await findOpportunity(db, actor, opportunityId);
  if (opportunity === undefined) return undefined;
  const { row, areas } = await findSurvey(db, opportunityId);
  const photos = await listFiles(
    db,
    "survey-area",
    areas.map(({ id }) => id),
  );
  return {
    opportunityId,
    company: opportunity.companyName,
    facilityType: opportunity.facilityType,
    contactLanguage: opportunity.language,
    /** The size in the quote request; undefined if it is unknown. */
    squareFeet: await findSquareFeet(db, opportunity.leadId),
    mayChange: may(actor, "opportunities.change"),
    access: row === undefined ? noFacts : accessTexts(row),
    areas: areas.map((area) => ({
      id: area.id,
      fields: surveyAreaTexts(surveyAreaOf(area)) satisfies AreaTexts,
      photos: photos.get(area.id) ?? [],
    })),
  };
}

export type SurveyView = NonNullable<Awaited<ReturnType<typeof findSurveyView>>>;
export type SurveyAreaView = SurveyView["areas"][number];
