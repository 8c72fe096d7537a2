/** Adds areas to a survey: by hand, proposed for a kind of building, or traced elsewhere. */
import { count, eq, inArray, max } from "drizzle-orm";
import type { AreaType, FloorCovering } from "#features/facilities/areas/area-types.ts";
import type { Transaction } from "#platform/database/client.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type ChangeResult, type Done, done } from "#platform/records/change-record.server.ts";
import type { Texts } from "#platform/records/merge-edit.ts";
import {
  areaColumns,
  changeSurvey,
  findContactLanguage,
  type SurveyContext,
  type SurveyEvent,
} from "./change-survey.server.ts";
import {
  maxSurveyAreas,
  readSurveyArea,
  type SurveyArea,
  surveyAreaTexts,
  surveyIdOf,
} from "./survey-area.ts";
import type { SurveyAreaSource } from "./survey-types.ts";
import { type SurveyRow, surveyAreas } from "./tables/walk-through-surveys.ts";

export type AddAreasProblem =
  /** The survey has as many as it takes. */
  | "too-many-areas"
  /** A name, a number or a type that no form would take. */
  | "not-understood"
  /** The id of an area of another survey. */
  | "unknown-area";

export interface NewSurveyArea {
  /** Empty for one that is called by its type. */
  name: string;
  floor?: string;
  areaType: AreaType;
  floorCovering: FloorCovering | undefined;
  /** Whole square feet; undefined until somebody measured it. */
  squareFeet: number | undefined;
  fixtures?: SurveyArea["fixtures"];
  notes?: string;
  source?: SurveyAreaSource;
}

/**
 * Either all areas are added or none, by the rules of the survey's own form.
 * @param attemptKey of what adds them: repeated under it, nothing is added again
 * @returns the ids of the areas, in their order
 */
export async function addSurveyAreas(
  context: SurveyContext,
  actor: Actor,
  opportunityId: string,
  areas: readonly NewSurveyArea[],
  attemptKey: string,
): Promise<ChangeResult<AddAreasProblem, Done & { areaIds: readonly string[] }>> {
  const identified = await Promise.all(
    areas.map(async ({ areaType, floorCovering, squareFeet, source = "entered", ...rest }, at) => ({
      id: await surveyIdOf(`${opportunityId} ${attemptKey} ${at}`),
      source,
      fields: surveyAreaTexts({
        floor: "",
        fixtures: { toilet: 0, urinal: 0, sink: 0 },
        notes: "",
        ...rest,
        type: areaType,
        floorCovering: floorCovering ?? null,
        squareFeet: squareFeet ?? null,
      }),
    })),
  );
  const result = await addIdentifiedAreas(context, actor, opportunityId, identified);
  return result.ok ? { ok: true, areaIds: identified.map(({ id }) => id) } : result;
}

interface IdentifiedArea {
  id: string;
  /** Texts of the fields of an area's form. */
  fields: Texts;
  source: SurveyAreaSource;
}

/** Areas whose ids the survey has already stay as they are. */
export async function addIdentifiedAreas(
  context: SurveyContext,
  actor: Actor,
  opportunityId: string,
  areas: readonly IdentifiedArea[],
): Promise<ChangeResult<AddAreasProblem>> {
  const read = areas.map(({ fields }) => readSurveyArea(fields, actor.language));
  if (read.some(({ errors }) => Object.keys(errors).length > 0))
    return { ok: false, reason: "not-understood" };
  return changeSurvey<AddAreasProblem>(context, actor, opportunityId, async (tx, survey) => {
    const nameLanguage = await findContactLanguage(tx, opportunityId);
    const named = areas.map(({ id, source, fields }) => ({
      id,
      source,
      area: readSurveyArea(fields, actor.language, nameLanguage).area,
    }));
    return insertAreas(tx, actor, survey, named);
  });
}

async function insertAreas(
  tx: Transaction,
  actor: Actor,
  survey: SurveyRow,
  areas: readonly { id: string; area: SurveyArea; source: SurveyAreaSource }[],
): Promise<SurveyEvent | AddAreasProblem | Done> {
  const ids = areas.map(({ id }) => id);
  const existing = await tx
    .select({ id: surveyAreas.id, surveyId: surveyAreas.surveyId })
    .from(surveyAreas)
    .where(inArray(surveyAreas.id, ids));
  if (existing.some(({ surveyId }) => surveyId !== survey.id)) return "unknown-area";
  const added = areas.filter(
    ({ id }, at) => ids.indexOf(id) === at && !existing.some((area) => area.id === id),
  );
  if (added.length === 0) return done;
  const [before] = await tx
    .select({ areas: count(), last: max(surveyAreas.position) })
    .from(surveyAreas)
    .where(eq(surveyAreas.surveyId, survey.id));
  const { areas: present = 0, last } = before ?? {};
  if (present + added.length > maxSurveyAreas) return "too-many-areas";
  await tx.insert(surveyAreas).values(
    added.map(({ id, area, source }, at) => ({
      id,
      surveyId: survey.id,
      position: (last ?? 0) + at + 1,
      ...areaColumns(area),
      source,
      addedBy: actor.accountId,
    })),
  );
  const [only] = added;
  if (added.length === 1 && only !== undefined)
    return {
      kind: "area-added",
      change: createdFields(surveyAreaTexts(only.area)),
      details: { id: only.id, name: only.area.name },
    };
  const names = added.map(({ area }) => area.name);
  return { kind: "areas-added", change: createdFields({ areas: names.join(", ") }) };
}
