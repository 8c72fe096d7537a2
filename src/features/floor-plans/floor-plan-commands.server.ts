/** Each command locks the opportunity, checks the actor's permission, writes, and adds to the history. */
import { and, eq, sql } from "drizzle-orm";
import { lockOpportunity } from "#features/opportunities/change-opportunity.server.ts";
import type { OpportunityRow } from "#features/opportunities/tables/opportunities.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { attachFiles, mayAttach } from "#platform/files/attach-files.server.ts";
import { deleteFilesOf } from "#platform/files/delete-files.server.ts";
import { files } from "#platform/files/tables/files.ts";
import {
  changedFields,
  createdFields,
  type FieldChanges,
  removedFields,
} from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
} from "#platform/records/change-record.server.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { type ChangedSince, checkSeenMark, seenMark } from "#platform/records/seen-mark.server.ts";
import { drawingTexts, readDrawing, togetherIn, withRemovals } from "./drawing-texts.ts";
import {
  emptyDrawing,
  type FloorPlanDrawing,
  maxPlanName,
  maxPlans,
  type PictureSize,
} from "./floor-plan-types.ts";
import { floorPlanMessages } from "./messages.ts";
import { type FloorPlanRow, floorPlans } from "./tables/floor-plans.ts";

export interface FloorPlanContext {
  db: Database | Transaction;
}

export type FloorPlanProblem =
  | "not-found"
  | "not-allowed"
  /** The opportunity is won or lost. */
  | "closed"
  /** The opportunity has as many plans as it takes. */
  | "full"
  | "no-file"
  /** The file is another person's, or already attached to something else. */
  | "unknown-file"
  /** A PDF where a picture is due. */
  | "no-picture"
  | "has-picture";

/** Sentences by the fields that they are about; nothing was written. */
export interface DrawingFaults {
  ok: false;
  reason: "faults";
  errors: Readonly<Record<string, string>>;
}

export interface FloorPlanEvent {
  kind: HistoryKindOf<"floor-plan">;
  change: FieldChanges;
  details?: HistoryDetails;
}

/** It runs in the transaction of the change, so that no change goes without history. */
export async function recordFloorPlanEvent(
  tx: Transaction,
  accountId: string,
  { id, opportunityId }: Pick<FloorPlanRow, "id" | "opportunityId">,
  event: FloorPlanEvent & { at?: Date },
): Promise<void> {
  const about = { recordKind: "floor-plan", recordId: id } as const;
  await recordHistory(tx, { ...event, ...about, actorId: accountId });
  await sendChangeEvent(tx, { kind: "opportunity", id: opportunityId });
}

const lockIfSeen = async (tx: Transaction, actor: Actor, opportunityId: string) =>
  may(actor, "opportunities.read") ? lockOpportunity(tx, opportunityId) : undefined;

/** @param fileIds one that the actor has sent and attached to nothing yet */
export const addFloorPlan = (
  { db }: FloorPlanContext,
  actor: Actor,
  opportunityId: string,
  name: string,
  fileIds: readonly string[],
): Promise<ChangeResult<FloorPlanProblem, Done & { id: string }>> =>
  changeRecord<OpportunityRow, SentFile, FloorPlanProblem, Done & { id: string }>(
    { db },
    {
      lock: (tx) => lockIfSeen(tx, actor, opportunityId),
      isAllowed: may(actor, "opportunities.change"),
      async decide(tx, { closedAt }) {
        if (closedAt !== null) return "closed";
        const ofOpportunity = eq(floorPlans.opportunityId, opportunityId);
        if ((await tx.$count(floorPlans, ofOpportunity)) >= maxPlans) return "full";
        return checkSentFile(tx, actor, fileIds);
      },
      async apply(tx, _, { id: fileId, isPicture }) {
        const id = newId();
        const plan = { id, opportunityId };
        await tx.insert(floorPlans).values({
          ...plan,
          name,
          documentId: isPicture ? null : fileId,
          pictureId: isPicture ? fileId : null,
          drawing: emptyDrawing,
          addedBy: actor.accountId,
        });
        await attachToPlan(tx, id, [fileId]);
        await recordFloorPlanEvent(tx, actor.accountId, plan, {
          kind: "added",
          change: createdFields({ name }),
        });
        return { ok: true, id };
      },
    },
  );

interface SentFile {
  id: string;
  isPicture: boolean;
}

async function checkSentFile(
  tx: Transaction,
  actor: Actor,
  fileIds: readonly string[],
): Promise<SentFile | "no-file" | "unknown-file"> {
  const [id] = fileIds;
  if (id === undefined || fileIds.length > 1) return "no-file";
  if (!(await mayAttach(tx, actor, [id]))) return "unknown-file";
  const [file] = await tx.select({ kind: files.kind }).from(files).where(eq(files.id, id));
  return file === undefined ? "unknown-file" : { id, isPicture: file.kind === "jpeg" };
}

export const attachToPlan = (tx: Transaction, planId: string, ids: readonly string[]) =>
  attachFiles(tx, ids, {
    recordKind: "floor-plan",
    recordId: planId,
    clientId: null,
    facilityId: null,
  });

export interface LockedPlan {
  opportunity: OpportunityRow;
  plan: FloorPlanRow;
}

/** Two people at once are one after the other: the lock is the opportunity's. */
export const changeFloorPlan = <Reason extends string, Answer extends { ok: boolean } = never>(
  { db }: FloorPlanContext,
  actor: Actor,
  { opportunityId, id }: { opportunityId: string; id: string },
  decide: (
    tx: Transaction,
    plan: FloorPlanRow,
  ) => Promise<FloorPlanEvent | NoInfer<Reason> | Done | NoInfer<Answer>>,
): Promise<ChangeResult<Reason | "closed"> | NoInfer<Answer>> =>
  changeRecord<LockedPlan, FloorPlanEvent, Reason | "closed", Done | Answer>(
    { db },
    {
      async lock(tx) {
        const opportunity = await lockIfSeen(tx, actor, opportunityId);
        const isPlan = and(eq(floorPlans.id, id), eq(floorPlans.opportunityId, opportunityId));
        const [plan] = opportunity ? await tx.select().from(floorPlans).where(isPlan) : [];
        return opportunity && plan && { opportunity, plan };
      },
      isAllowed: may(actor, "opportunities.change"),
      decide: async (tx, { opportunity, plan }) =>
        opportunity.closedAt === null ? decide(tx, plan) : "closed",
      async apply(tx, { plan }, event) {
        await recordFloorPlanEvent(tx, actor.accountId, plan, event);
        return done;
      },
    },
  );

interface PlanAddress {
  opportunityId: string;
  id: string;
}

/** The picture of a plan that came as a PDF. @param page of the document, where it shows one */
export const setFloorPlanPicture = (
  context: FloorPlanContext,
  actor: Actor,
  address: PlanAddress,
  fileIds: readonly string[],
  page: number | null,
): Promise<ChangeResult<FloorPlanProblem>> =>
  changeFloorPlan<FloorPlanProblem>(context, actor, address, async (tx, plan) => {
    // Corners that were traced on one picture mean nothing on another.
    if (plan.pictureId !== null) return "has-picture";
    const file = await checkSentFile(tx, actor, fileIds);
    if (typeof file === "string") return file;
    if (!file.isPicture) return "no-picture";
    await tx
      .update(floorPlans)
      .set({ pictureId: file.id, page, changedAt: sql`clock_timestamp()` })
      .where(eq(floorPlans.id, plan.id));
    await attachToPlan(tx, plan.id, [file.id]);
    const change = changedFields({ picture: "none", page: null }, { picture: "there", page });
    return { kind: "changed", change };
  });

/** The texts of all fields that the form of a plan can change, by name. */
export const floorPlanTexts = ({
  name,
  drawing,
}: Pick<FloorPlanRow, "name" | "drawing">): Texts => ({
  planName: name,
  ...drawingTexts(drawing),
});

async function pictureSize(
  db: Database | Transaction,
  pictureId: string | null,
): Promise<PictureSize | undefined> {
  if (pictureId === null) return undefined;
  const [file] = await db
    .select({ width: files.width, height: files.height })
    .from(files)
    .where(eq(files.id, pictureId));
  return file?.width && file.height ? { width: file.width, height: file.height } : undefined;
}

/**
 * Writes what this person has changed, if all of the plan can be understood then.
 * @param seen what the form showed
 */
export const saveFloorPlan = (
  context: FloorPlanContext,
  actor: Actor,
  address: PlanAddress,
  sent: Texts,
  seen: Texts = {},
): Promise<ChangeResult<FloorPlanProblem> | EditRefusal | DrawingFaults> =>
  changeFloorPlan<FloorPlanProblem, EditRefusal | DrawingFaults>(
    context,
    actor,
    address,
    async (tx, plan) => {
      const stored = floorPlanTexts(plan);
      const edit = {
        stored,
        seen,
        sent: withRemovals(stored, sent),
        together: togetherIn({ ...stored, ...sent }),
      };
      const record = { recordKind: "floor-plan", recordId: plan.id } as const;
      const change = await mergeFields(tx, actor, record, edit);
      if ("ok" in change) return change;
      if (isUnchanged(change)) return done;
      const { name, drawing, errors } = await readPlan(tx, actor, plan, {
        ...stored,
        ...change.after,
      });
      if (Object.keys(errors).length > 0) return { ok: false, reason: "faults", errors };
      await tx
        .update(floorPlans)
        .set({ name, drawing, changedAt: sql`clock_timestamp()` })
        .where(eq(floorPlans.id, plan.id));
      return { kind: "changed", change, details: { names: namesIn(stored, change) } };
    },
  );

async function readPlan(tx: Transaction, actor: Actor, plan: FloorPlanRow, texts: Texts) {
  const { errors: sentences } = floorPlanMessages(actor.language);
  const name = (texts.planName ?? "").trim();
  const { drawing, errors } = readDrawing(texts, {
    size: await pictureSize(tx, plan.pictureId),
    language: actor.language,
    areas: areasIn(plan.drawing),
  });
  const planName =
    name === ""
      ? sentences.planName
      : name.length > maxPlanName
        ? sentences.tooLong({ max: maxPlanName })
        : undefined;
  return { name, drawing, errors: planName === undefined ? errors : { ...errors, planName } };
}

const areasIn = ({ rooms }: FloorPlanDrawing) =>
  new Map(rooms.flatMap(({ id, area }) => (area === null ? [] : [[id, area] as const])));

/** Names of the rooms whose fields are changed: their ids say nothing to a reader of the history. */
function namesIn(stored: Texts, { after }: TextChanges): string[] {
  const rooms = Object.keys(after).flatMap((name) => /^room\.[^.]+/.exec(name)?.[0] ?? []);
  return [...new Set(rooms)].flatMap((room) => {
    const name = after[`${room}.name`] || stored[`${room}.name`];
    return name ? [name] : [];
  });
}

/** Changes when anything changes that would be deleted with the plan. */
export const planMark = ({ name, drawing, pictureId }: FloorPlanRow): string =>
  seenMark([name, drawing, pictureId]);

/**
 * Its files go too. Areas that its rooms have become stay, and the history keeps what was traced.
 * @param seen `planMark` of the page
 */
export const removeFloorPlan = (
  context: FloorPlanContext,
  actor: Actor,
  address: PlanAddress,
  seen?: string,
): Promise<ChangeResult<FloorPlanProblem> | ChangedSince> =>
  changeFloorPlan<FloorPlanProblem, ChangedSince>(context, actor, address, async (tx, plan) => {
    const { id, name } = plan;
    const record = { recordKind: "floor-plan", recordId: id } as const;
    const changed = await checkSeenMark(tx, actor, record, { seen, mark: planMark(plan) });
    if (changed) return changed;
    await deleteFilesOf(tx, "floor-plan", [id]);
    await tx.delete(floorPlans).where(eq(floorPlans.id, id));
    return { kind: "removed", change: removedFields(floorPlanTexts(plan)), details: { name } };
  });
