import { and, eq, or } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import { deleteFileOf, deleteFilesOf } from "#platform/files/delete-files.server.ts";
import { files } from "#platform/files/tables/files.ts";
import { changedFields, createdFields, removedFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import { isUnchanged, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import {
  areaColumns,
  areasOfSurvey,
  changeSurvey,
  findContactLanguage,
  type SurveyContext,
  surveyAreaOf,
} from "./change-survey.server.ts";
import { accessTexts, readSurveyAccess } from "./survey-access.ts";
import { areaFieldNames, readSurveyArea, surveyAreaTexts } from "./survey-area.ts";
import {
  type SurveyAreaRow,
  type SurveyRow,
  surveyAreas,
  walkThroughSurveys,
} from "./tables/walk-through-surveys.ts";

export type SurveyProblem =
  | "not-understood"
  /** Somebody has removed it, or it has not been added yet. */
  | "unknown-area"
  | "unknown-file"
  /** It stands first or last already. */
  | "already-there";

type SurveyResult = ChangeResult<SurveyProblem>;

interface Edited {
  /** Texts of the form's fields. */
  fields: Texts;
  /** Texts of the form when it was opened. */
  seen: Texts;
}

export const editSurveyArea = (
  context: SurveyContext,
  actor: Actor,
  opportunityId: string,
  { areaId, fields, seen }: Edited & { areaId: string },
): Promise<SurveyResult | EditRefusal> =>
  changeSurvey<SurveyProblem, EditRefusal>(context, actor, opportunityId, async (tx, survey) => {
    const row = await findArea(tx, survey, areaId);
    if (row === undefined) return "unknown-area";
    const stored = surveyAreaTexts(surveyAreaOf(row));
    const nameLanguage = await findContactLanguage(tx, opportunityId);
    const read = (texts: Texts) => readSurveyArea(texts, actor.language, nameLanguage);
    const sent = read({ ...stored, ...seen, ...fields });
    if (Object.keys(sent.errors).length > 0) return "not-understood";
    const record = { recordKind: "survey", recordId: survey.id, about: areaId } as const;
    const edit = { stored, seen, sent: surveyAreaTexts(sent.area) };
    const change = await mergeFields(tx, actor, record, edit);
    if ("ok" in change) return change;
    if (isUnchanged(change)) return done;
    const { area } = read({ ...stored, ...change.after });
    await tx.update(surveyAreas).set(areaColumns(area)).where(eq(surveyAreas.id, areaId));
    return { kind: "area-changed", change, details: { id: areaId, name: area.name } };
  });

/** Its photos go too. A copy that the bid has taken over stays there. */
export const removeSurveyArea = (
  context: SurveyContext,
  actor: Actor,
  opportunityId: string,
  areaId: string,
): Promise<SurveyResult> =>
  changeSurvey<SurveyProblem>(context, actor, opportunityId, async (tx, survey) => {
    const row = await findArea(tx, survey, areaId);
    // Two people may remove the same one.
    if (row === undefined) return done;
    await deleteFilesOf(tx, "survey-area", [areaId]);
    await tx.delete(surveyAreas).where(eq(surveyAreas.id, areaId));
    return {
      kind: "area-removed",
      change: removedFields(surveyAreaTexts(surveyAreaOf(row))),
      details: { id: areaId, name: row.name },
    };
  });

export const moveSurveyArea = (
  context: SurveyContext,
  actor: Actor,
  opportunityId: string,
  { areaId, to }: { areaId: string; to: "up" | "down" },
): Promise<SurveyResult> =>
  changeSurvey<SurveyProblem>(context, actor, opportunityId, async (tx, survey) => {
    const rows = await areasOfSurvey(tx, survey.id);
    const at = rows.findIndex(({ id }) => id === areaId);
    const row = rows[at];
    if (row === undefined) return "unknown-area";
    const goal = at + (to === "up" ? -1 : 1);
    if (goal < 0 || goal >= rows.length) return "already-there";
    const others = rows.filter(({ id }) => id !== areaId);
    for (const [index, { id, position }] of others.toSpliced(goal, 0, row).entries())
      if (position !== index + 1)
        await tx
          .update(surveyAreas)
          .set({ position: index + 1 })
          .where(eq(surveyAreas.id, id));
    return {
      kind: "area-moved",
      change: changedFields({ position: at + 1 }, { position: goal + 1 }),
      details: { id: areaId, name: row.name },
    };
  });

export const changeSurveyAccess = (
  context: SurveyContext,
  actor: Actor,
  opportunityId: string,
  { fields, seen }: Edited,
): Promise<SurveyResult | EditRefusal> =>
  changeSurvey<SurveyProblem, EditRefusal>(context, actor, opportunityId, async (tx, survey) => {
    const stored = accessTexts(survey);
    const sent = readSurveyAccess({ ...stored, ...seen, ...fields }, actor.language);
    if (Object.keys(sent.errors).length > 0) return "not-understood";
    const record = { recordKind: "survey", recordId: survey.id } as const;
    const change = await mergeFields(tx, actor, record, { stored, seen, sent: sent.access });
    if ("ok" in change) return change;
    if (isUnchanged(change)) return done;
    const { access } = readSurveyAccess({ ...stored, ...change.after }, actor.language);
    await tx.update(walkThroughSurveys).set(access).where(eq(walkThroughSurveys.id, survey.id));
    return { kind: "access-changed", change };
  });

export const addSurveyPhotos = (
  context: SurveyContext,
  actor: Actor,
  opportunityId: string,
  { areaId, fileIds }: { areaId: string; fileIds: readonly string[] },
): Promise<SurveyResult> =>
  changeSurvey<SurveyProblem>(context, actor, opportunityId, async (tx, survey) => {
    const row = await findArea(tx, survey, areaId);
    if (row === undefined) return "unknown-area";
    if (!(await mayAttach(tx, actor, fileIds))) return "unknown-file";
    if (fileIds.length === 0) return done;
    const record = { recordKind: "survey-area", recordId: areaId } as const;
    await attachFiles(tx, fileIds, { ...record, clientId: null, facilityId: null });
    return {
      kind: "photos-added",
      change: createdFields({ photos: fileIds.length }),
      details: { id: areaId, name: row.name },
    };
  });

/** @param photo the id of the file, or the one that the actor's phone made for it */
export const removeSurveyPhoto = (
  context: SurveyContext,
  actor: Actor,
  opportunityId: string,
  { areaId, photo }: { areaId: string; photo: string },
): Promise<SurveyResult> =>
  changeSurvey<SurveyProblem>(context, actor, opportunityId, async (tx, survey) => {
    const row = await findArea(tx, survey, areaId);
    // Two people may remove the same one, or its area.
    if (row === undefined) return done;
    const isSentAs = and(eq(files.sentAs, photo), eq(files.uploadedBy, actor.accountId));
    const [file] = await tx
      .select({ id: files.id, name: files.name })
      .from(files)
      .where(or(eq(files.id, photo), isSentAs));
    const record = { recordKind: "survey-area", recordId: areaId } as const;
    if (file === undefined || !(await deleteFileOf(tx, record, file.id))) return done;
    return {
      kind: "photo-removed",
      change: removedFields({ photo: file.name }),
      details: { id: areaId, name: row.name },
    };
  });

async function findArea(
  tx: Transaction,
  survey: SurveyRow,
  areaId: string,
): Promise<SurveyAreaRow | undefined> {
  const [row] = await tx
    .select()
    .from(surveyAreas)
    .where(and(eq(surveyAreas.id, areaId), eq(surveyAreas.surveyId, survey.id)));
  return row;
}

/** Only the fields of an area, of all that a form or a phone has sent. */
export const areaFieldsIn = (sent: Readonly<Record<string, unknown>>): Texts =>
  textsIn(sent, areaFieldNames);

export const textsIn = (sent: Readonly<Record<string, unknown>>, names: readonly string[]): Texts =>
  Object.fromEntries(
    names.flatMap((name) => (typeof sent[name] === "string" ? [[name, sent[name]]] : [])),
  );
