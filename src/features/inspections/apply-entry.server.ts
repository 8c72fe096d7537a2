/** Applies an entry once, however often the phone that stored it sends it. */
import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#platform/database/client.ts";
import { sentPhotos } from "#platform/files/sent-photos.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { phoneTime } from "#platform/offline/phone-time.ts";
import { type ChangeResult, done } from "#platform/records/change-record.server.ts";
import { type AnswerError, giveAnswer, giveAnswers } from "./answer-item.server.ts";
import { changeInspection, type InspectionContext } from "./change-inspection.server.ts";
import { type FinishError, finishInspection } from "./finish-inspection.server.ts";
import type { InspectionAct, InspectionEntry } from "./inspection-entry-form.ts";
import { addPhotos, type PhotoError } from "./photo-of-item.server.ts";
import { inspectionEntries } from "./tables/inspection-records.ts";

type EntryError = AnswerError | FinishError | PhotoError | "other-person";

export type EntryResult = ChangeResult<EntryError>;

/**
 * Repeating it gives the first answer again; what is refused leaves no trace.
 * @param id made by the phone
 */
export function applyInspectionEntry(
  { db, queue }: InspectionContext,
  actor: Actor,
  id: string,
  entry: InspectionEntry,
  now = new Date(),
): Promise<EntryResult> {
  return db.transaction(async (tx): Promise<EntryResult> => {
    // Where two tabs send the same entry, the second waits here until the first is through.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
    const { inspectionId, act, by } = entry;
    const [earlier] = await tx.select().from(inspectionEntries).where(eq(inspectionEntries.id, id));
    if (earlier !== undefined) {
      const isSame = earlier.givenBy === actor.accountId && earlier.inspectionId === inspectionId;
      return isSame ? { ok: true } : { ok: false, reason: "not-found" };
    }
    if (by !== actor.accountId) return { ok: false, reason: "other-person" };
    const { at } = phoneTime(entry, now);
    const result = await apply({ db: tx, queue }, tx, actor, { id, inspectionId, act, at });
    if (!result.ok) return result;
    return changeInspection(
      { db: tx, queue },
      actor,
      { id: inspectionId, needs: "inspections.perform" },
      async (_, { clientId, facilityId }) => {
        const columns = { inspectionId, clientId, facilityId, kind: act.kind, receivedAt: now };
        await tx
          .insert(inspectionEntries)
          .values({ ...columns, id, givenBy: actor.accountId, givenAt: at });
        return done;
      },
    );
  });
}

interface Given {
  id: string;
  inspectionId: string;
  act: InspectionAct;
  at: Date;
}

async function apply(
  context: InspectionContext,
  tx: Transaction,
  actor: Actor,
  { id, inspectionId, act, at }: Given,
): Promise<EntryResult> {
  switch (act.kind) {
    case "answer": {
      const { itemId, rating, comment, replaces } = act;
      return giveAnswer(
        context,
        actor,
        inspectionId,
        { id, itemId, rating, comment, replaces },
        at,
      );
    }
    case "rest": {
      const { rating, answers } = act;
      const rated = answers.map((answer) => ({ ...answer, rating, comment: "" }));
      return giveAnswers(context, actor, inspectionId, rated, at);
    }
    case "photos": {
      const fileIds = await sentPhotos(tx, actor, act.photos);
      if (fileIds === undefined) return { ok: false, reason: "unknown-file" };
      return addPhotos(context, actor, inspectionId, { itemId: act.itemId, fileIds });
    }
    case "finish":
      return finishInspection(context, actor, inspectionId, at);
  }
}
