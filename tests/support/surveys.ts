/** Surveys in a test's database. */
import { eq } from "drizzle-orm";
import { walkThroughSurveys } from "#features/schema.ts";
import { addSurveyAreas } from "#features/walk-through-surveys/add-survey-areas.server.ts";
import type { Database } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { addOpportunity } from "./opportunities.ts";
import type { SampleSubmission } from "./submissions.ts";

/** The survey is of a new opportunity: a lobby that is measured, and a restroom that is not. */
export async function addSurvey(db: Database, actor: Actor, sample: SampleSubmission = {}) {
  const opportunityId = await addOpportunity(db, sample);
  const result = await addSurveyAreas(
    { db },
    actor,
    opportunityId,
    [
      { name: "Lobby", areaType: "lobby", floorCovering: "tile", squareFeet: 1_200, floor: "1" },
      { name: "Restroom", areaType: "restroom", floorCovering: undefined, squareFeet: undefined },
    ],
    "sample",
  );
  if (!result.ok) throw new Error(`A survey was refused: ${result.reason}`);
  const [survey] = await db
    .select({ id: walkThroughSurveys.id })
    .from(walkThroughSurveys)
    .where(eq(walkThroughSurveys.opportunityId, opportunityId));
  return { opportunityId, surveyId: survey?.id ?? "", areaIds: result.areaIds };
}
