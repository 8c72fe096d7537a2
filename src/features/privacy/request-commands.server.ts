/** What administrators do with a request: each step is written, and stands in the history of the request. */
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import { privacyLaws } from "#content/privacy-laws.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { addDays } from "#platform/format/local-date.ts";
import {
  changedFields,
  createdFields,
  type FieldChanges,
  nothingChanged,
} from "#platform/history/field-changes.ts";
import { type HistoryDetails, recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isRecentlyConfirmed } from "#platform/identity/sign-in/recent-confirmation.server.ts";
import { changeRecord, done } from "#platform/records/change-record.server.ts";
import { newReference } from "#platform/records/reference.server.ts";
import { queuePrivacyStep } from "./queue-step.server.ts";
import { confirmationOf, isConfirmed, type RequestForm } from "./request-types.ts";
import {
  type PrivacyRequestRow,
  privacyFindings,
  privacyRequests,
} from "./tables/privacy-requests.ts";

interface Context {
  db: Database;
  queue: PgBoss;
}

export type RequestProblem =
  | "not-found"
  | "not-allowed"
  /** It is closed, or was done already. */
  | "wrong-state"
  /** A search or an erasure of it is under way. */
  | "busy"
  | "verify-first"
  | "choose-first"
  | "confirm-first"
  | "confirmation"
  | "not-closed";

export type RequestResult = { ok: true } | { ok: false; reason: RequestProblem };

interface RequestEvent {
  kind: HistoryKindOf<"privacy-request">;
  change: FieldChanges;
  details?: HistoryDetails;
}

const now = sql`clock_timestamp()`;

/** In the transaction of the change. */
export async function recordRequestEvent(
  tx: Transaction,
  actorId: string | null,
  recordId: string,
  event: RequestEvent,
): Promise<void> {
  await recordHistory(tx, { ...event, recordKind: "privacy-request", recordId, actorId });
  await sendChangeEvent(tx, { kind: "privacy-request", id: recordId });
}

export async function logRequest(
  { db, queue }: Context,
  actor: Actor,
  fields: RequestForm,
): Promise<{ ok: true; id: string } | { ok: false; reason: RequestProblem }> {
  if (!may(actor, "privacy.handle")) return { ok: false, reason: "not-found" };
  return db.transaction(async (tx) => {
    const id = newId();
    const dueOn = addDays(fields.receivedOn, privacyLaws.answerDays);
    await tx.insert(privacyRequests).values({
      ...fields,
      id,
      reference: newReference("P"),
      dueOn,
      loggedBy: actor.accountId,
      searchAskedAt: now,
    });
    const { kind, state, receivedOn } = fields;
    // Who asks stands in the request alone, which is deleted in its time.
    const change = createdFields({ kind, state, receivedOn, dueOn });
    await recordRequestEvent(tx, actor.accountId, id, { kind: "logged", change });
    await queuePrivacyStep(tx, queue, { requestId: id, step: "search" });
    return { ok: true, id };
  });
}

const isBusy = ({ searchAskedAt, searchedAt, eraseAskedAt }: PrivacyRequestRow): boolean =>
  eraseAskedAt !== null ||
  (searchAskedAt !== null && (searchedAt === null || searchedAt < searchAskedAt));

/** @param decide writes nothing itself where it returns a reason */
const changeRequest = (
  { db }: Pick<Context, "db">,
  actor: Actor,
  id: string,
  decide: (tx: Transaction, request: PrivacyRequestRow) => Promise<RequestEvent | RequestProblem>,
): Promise<RequestResult> =>
  changeRecord<PrivacyRequestRow, RequestEvent, RequestProblem, RequestResult>(
    { db },
    {
      async lock(tx) {
        if (!may(actor, "privacy.handle")) return undefined;
        const [request] = await tx
          .select()
          .from(privacyRequests)
          .where(eq(privacyRequests.id, id))
          .for("update");
        return request;
      },
      isAllowed: true,
      decide,
      async apply(tx, { id: recordId }, event) {
        await recordRequestEvent(tx, actor.accountId, recordId, event);
        return done;
      },
    },
  );

/** How somebody made sure that who asks is who they say: nothing is handed out or erased before. */
export const verifyRequest = (
  context: Context,
  actor: Actor,
  id: string,
  verification: string,
): Promise<RequestResult> =>
  changeRequest(context, actor, id, async (tx, request) => {
    if (request.closedAt !== null) return "wrong-state";
    await tx
      .update(privacyRequests)
      .set({ verification, verifiedBy: actor.accountId, verifiedAt: now })
      .where(eq(privacyRequests.id, id));
    return { kind: "verified", change: nothingChanged };
  });

export const searchAgain = (context: Context, actor: Actor, id: string): Promise<RequestResult> =>
  changeRequest(context, actor, id, async (tx, request) => {
    if (request.closedAt !== null) return "wrong-state";
    if (isBusy(request)) return "busy";
    await askForSearch(tx, context, id);
    return { kind: "searched", change: nothingChanged };
  });

async function askForSearch(tx: Transaction, { queue }: Context, id: string): Promise<void> {
  await tx.update(privacyRequests).set({ searchAskedAt: now }).where(eq(privacyRequests.id, id));
  await queuePrivacyStep(tx, queue, { requestId: id, step: "search" });
}

export interface Choice {
  ids: ReadonlySet<string>;
  /** Tables and roles of which everything that was found is the person's, e.g. `emails.record`. */
  all: ReadonlySet<string>;
}

/**
 * Which of the found records are this person's: same name is not same person. What is chosen may carry other
 * addresses and numbers, so it is searched once more.
 */
export const chooseRecords = (
  context: Context,
  actor: Actor,
  id: string,
  { ids, all }: Choice,
): Promise<RequestResult> =>
  changeRequest(context, actor, id, async (tx, request) => {
    if (request.closedAt !== null) return "wrong-state";
    if (isBusy(request)) return "busy";
    const { requestId, outcome, role } = privacyFindings;
    // What is settled stays as it was decided.
    const open = and(
      eq(requestId, id),
      or(isNull(outcome), inArray(outcome, ["kept", "refused", "unlike"])),
      inArray(role, ["record", "mention"]),
    );
    const findings = await tx.select().from(privacyFindings).where(open);
    const theirs = findings.filter(
      (one) => ids.has(one.id) || all.has(`${one.source}.${one.role}`),
    );
    await tx.update(privacyFindings).set({ isTheirs: false }).where(open);
    if (theirs.length > 0)
      await tx
        .update(privacyFindings)
        .set({ isTheirs: true })
        .where(
          inArray(
            privacyFindings.id,
            theirs.map((one) => one.id),
          ),
        );
    await tx.update(privacyRequests).set({ chosenAt: now }).where(eq(privacyRequests.id, id));
    await askForSearch(tx, context, id);
    return {
      kind: "chosen",
      change: nothingChanged,
      details: { chosen: theirs.length, found: findings.length },
    };
  });

/** Begins it; a job does it in one transaction (`run-step.server.ts`). */
export const askToErase = (
  context: Context,
  actor: Actor,
  id: string,
  typed: string,
): Promise<RequestResult> =>
  changeRequest(context, actor, id, async (tx, request) => {
    if (request.closedAt !== null) return "wrong-state";
    if (isBusy(request)) return "busy";
    if (request.verifiedAt === null) return "verify-first";
    if (!(await hasChosen(tx, id))) return "choose-first";
    if (!(await isRecentlyConfirmed(tx, actor))) return "confirm-first";
    if (!isConfirmed(typed, confirmationOf(request))) return "confirmation";
    await tx
      .update(privacyRequests)
      .set({ eraseAskedAt: now, eraseAskedBy: actor.accountId })
      .where(eq(privacyRequests.id, id));
    await queuePrivacyStep(tx, context.queue, { requestId: id, step: "erase" });
    return { kind: "erasure-started", change: nothingChanged };
  });

const hasChosen = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.$count(
    privacyFindings,
    and(eq(privacyFindings.requestId, id), eq(privacyFindings.isTheirs, true)),
  )) > 0;

/** Once: the laws know no second one. */
export const extendRequest = (
  context: Context,
  actor: Actor,
  id: string,
  reason: string,
): Promise<RequestResult> =>
  changeRequest(context, actor, id, async (tx, request) => {
    if (request.closedAt !== null || request.extensionReason !== null) return "wrong-state";
    const dueOn = addDays(request.dueOn, privacyLaws.extensionDays);
    await tx
      .update(privacyRequests)
      .set({ extensionReason: reason, dueOn })
      .where(eq(privacyRequests.id, id));
    return { kind: "extended", change: changedFields({ dueOn: request.dueOn }, { dueOn }) };
  });

export const closeRequest = (
  context: Context,
  actor: Actor,
  id: string,
  {
    outcome,
    outcomeNote,
  }: Pick<PrivacyRequestRow, "outcomeNote"> & {
    outcome: NonNullable<PrivacyRequestRow["outcome"]>;
  },
): Promise<RequestResult> =>
  changeRequest(context, actor, id, async (tx, request) => {
    if (request.closedAt !== null) return "wrong-state";
    if (request.eraseAskedAt !== null) return "busy";
    await tx
      .update(privacyRequests)
      .set({ outcome, outcomeNote, closedAt: now, closedBy: actor.accountId })
      .where(eq(privacyRequests.id, id));
    return { kind: "closed", change: changedFields({ outcome: null }, { outcome }) };
  });

export const reopenRequest = (context: Context, actor: Actor, id: string): Promise<RequestResult> =>
  changeRequest(context, actor, id, async (tx, request) => {
    if (request.closedAt === null) return "not-closed";
    await tx
      .update(privacyRequests)
      .set({ outcome: null, closedAt: null, closedBy: null })
      .where(eq(privacyRequests.id, id));
    const { outcome } = request;
    return { kind: "reopened", change: changedFields({ outcome }, { outcome: null }) };
  });

/** Before the first byte leaves. */
export const recordExport = (
  { db }: Pick<Context, "db">,
  actor: Actor,
  id: string,
): Promise<RequestResult> =>
  changeRequest({ db }, actor, id, async (tx, request) => {
    if (request.verifiedAt === null) return "verify-first";
    if (!(await hasChosen(tx, id))) return "choose-first";
    if (!(await isRecentlyConfirmed(tx, actor))) return "confirm-first";
    await tx.update(privacyRequests).set({ exportedAt: now }).where(eq(privacyRequests.id, id));
    return { kind: "exported", change: nothingChanged };
  });
