/** Applies an entry once, however often the phone that stored it sends it. */
import { eq } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { sentPhotos } from "#platform/files/sent-photos.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { applyOnce } from "#platform/offline/apply-once.server.ts";
import { phoneTime } from "#platform/offline/phone-time.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import type { EditRefusal } from "#platform/records/merge-fields.server.ts";
import { type AddAreasProblem, addIdentifiedAreas } from "./add-survey-areas.server.ts";
import {
  addSurveyPhotos,
  areaFieldsIn,
  changeSurveyAccess,
  editSurveyArea,
  moveSurveyArea,
  removeSurveyArea,
  removeSurveyPhoto,
  type SurveyProblem,
} from "./survey-commands.server.ts";
import type { SurveyAct, SurveyEntry } from "./survey-entry-form.ts";
import { surveyEntries, walkThroughSurveys } from "./tables/walk-through-surveys.ts";

export type EntryResult =
  | ChangeResult<AddAreasProblem | SurveyProblem | "other-person">
  | EditRefusal;

/**
 * Repeating it gives the first answer again; what is refused leaves no trace.
 * @param id made by the phone
 */
export const applySurveyEntry = (
  { db }: { db: Database },
  actor: Actor,
  id: string,
  { opportunityId, act, by, ...phone }: SurveyEntry,
  now = new Date(),
): Promise<EntryResult> =>
  applyOnce<EntryResult>(
    db,
    actor,
    { id, by },
    {
      findEarlier: async (tx) => {
        const [earlier] = await tx
          .select({
            givenBy: surveyEntries.givenBy,
            opportunityId: walkThroughSurveys.opportunityId,
          })
          .from(surveyEntries)
          .innerJoin(walkThroughSurveys, eq(walkThroughSurveys.id, surveyEntries.surveyId))
          .where(eq(surveyEntries.id, id));
        return (
          earlier && {
            givenBy: earlier.givenBy,
            isOfRecord: earlier.opportunityId === opportunityId,
            answer: done,
          }
        );
      },
      apply: async (tx) => {
        const result = await apply(tx, actor, opportunityId, act);
        if (!result.ok) return result;
        const [survey] = await tx
          .select({ id: walkThroughSurveys.id })
          .from(walkThroughSurveys)
          .where(eq(walkThroughSurveys.opportunityId, opportunityId));
        if (survey === undefined) throw new Error("An entry was applied to no survey");
        await tx.insert(surveyEntries).values({
          id,
          surveyId: survey.id,
          kind: act.kind,
          givenBy: actor.accountId,
          givenAt: phoneTime(phone, now).at,
          receivedAt: now,
        });
        return result;
      },
    },
  );

async function apply(
  tx: Transaction,
  actor: Actor,
  opportunityId: string,
  act: SurveyAct,
): Promise<EntryResult> {
  const context = { db: tx };
  switch (act.kind) {
    case "add": {
      const areas = act.areas.map((area) => ({ ...area, fields: areaFieldsIn(area.fields) }));
      return addIdentifiedAreas(context, actor, opportunityId, areas);
    }
    case "edit": {
      const { areaId, fields, seen } = act;
      const edit = { areaId, fields: areaFieldsIn(fields), seen: areaFieldsIn(seen) };
      return editSurveyArea(context, actor, opportunityId, edit);
    }
    case "move": {
      const moved = await moveSurveyArea(context, actor, opportunityId, act);
      // A list that has changed meanwhile is no reason to keep the press on the phone.
      return !moved.ok && moved.reason === "already-there" ? { ok: true } : moved;
    }
    case "remove":
      return removeSurveyArea(context, actor, opportunityId, act.areaId);
    case "access":
      return changeSurveyAccess(context, actor, opportunityId, act);
    case "photos": {
      const fileIds = await sentPhotos(tx, actor, act.photos);
      if (fileIds === undefined) return { ok: false, reason: "unknown-file" };
      return addSurveyPhotos(context, actor, opportunityId, { areaId: act.areaId, fileIds });
    }
    case "remove-photo":
      return removeSurveyPhoto(context, actor, opportunityId, act);
  }
}
