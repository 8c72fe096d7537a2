/** Only administrators give these commands, and each becomes part of the request's history. */
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
import { changeRecord, type Done, done } from "#platform/records/change-record.server.ts";
import { isUnchanged, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import { newReference } from "#platform/records/reference.server.ts";
import { type ChangedSince, checkSeenMark } from "#platform/records/seen-mark.server.ts";
import { queuePrivacyStep } from "./queue-step.server.ts";
import { chosenMark, listFindings, offeredMark } from "./request-queries.server.ts";
import { confirmationOf, isConfirmed, type RequestForm } from "./request-types.ts";
import {
  type PrivacyFindingRow,
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

export type RequestResult<Refusal = never> = Done | { ok: false; reason: RequestProblem } | Refusal;

interface RequestEvent {
  kind: HistoryKindOf<"privacy-request">;
  change: FieldChanges;
  details?: HistoryDetails;
}

const now = sql`clock_timestamp()`;

/** It runs in the transaction of the change, so that no change goes without history. */
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
    // The history leaves out the person, whose name is only in the request, which gets deleted in time.
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
const changeRequest = <Refusal extends { ok: false } = never>(
  { db }: Pick<Context, "db">,
  actor: Actor,
  id: string,
  decide: (
    tx: Transaction,
    request: PrivacyRequestRow,
  ) => Promise<RequestEvent | RequestProblem | Done | NoInfer<Refusal>>,
): Promise<RequestResult<NoInfer<Refusal>>> =>
  changeRecord<PrivacyRequestRow, RequestEvent, RequestProblem, Done | NoInfer<Refusal>>(
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

/** Records how the person's identity was checked: nothing is handed out or erased before that. */
export const verifyRequest = (
  context: Context,
  actor: Actor,
  id: string,
  verification: string,
  seen: Texts = {},
): Promise<RequestResult<EditRefusal>> =>
  changeRequest<EditRefusal>(context, actor, id, async (tx, request) => {
    if (request.closedAt !== null) return "wrong-state";
    const record = { recordKind: "privacy-request", recordId: id } as const;
    const stored = { verification: request.verification ?? "" };
    const change = await mergeFields(tx, actor, record, { stored, seen, sent: { verification } });
    if ("ok" in change) return change;
    if (isUnchanged(change)) return done;
    await tx
      .update(privacyRequests)
      .set({ verification, verifiedBy: actor.accountId, verifiedAt: now })
      .where(eq(privacyRequests.id, id));
    return { kind: "verified", change };
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
 * A person decides which records are of the same person, because the same name is not enough. Chosen records
 * may have other addresses and numbers, so these are searched for as well. Records that the page did not list
 * stay as they are.
 * @param seen `offeredMark` of the page
 */
export const chooseRecords = (
  context: Context,
  actor: Actor,
  id: string,
  { ids, all }: Choice,
  seen?: string,
): Promise<RequestResult<ChangedSince>> =>
  changeRequest<ChangedSince>(context, actor, id, async (tx, request) => {
    if (request.closedAt !== null) return "wrong-state";
    if (isBusy(request)) return "busy";
    const record = { recordKind: "privacy-request", recordId: id, kinds: choosing } as const;
    const mark = await offeredMark(tx, id);
    const changed = await checkSeenMark(tx, actor, record, { seen, mark });
    if (changed) return changed;
    const { requestId, outcome, role } = privacyFindings;
    // A record that was already erased stays as it was decided.
    const open = and(
      eq(requestId, id),
      or(isNull(outcome), inArray(outcome, ["kept", "refused", "unlike"])),
      inArray(role, ["record", "mention"]),
    );
    const findings = await tx.select().from(privacyFindings).where(open);
    const listed = new Set((await listFindings(tx, id)).map((finding) => finding.id));
    const isChosen = (finding: PrivacyFindingRow) =>
      ids.has(finding.id) ||
      all.has(`${finding.source}.${finding.role}`) ||
      (finding.isTheirs && !listed.has(finding.id));
    const ticked = findings.filter((finding) => isChosen(finding) && !finding.isTheirs);
    const unticked = findings.filter((finding) => !isChosen(finding) && finding.isTheirs);
    await markAsTheirs(tx, ticked, true);
    await markAsTheirs(tx, unticked, false);
    await tx.update(privacyRequests).set({ chosenAt: now }).where(eq(privacyRequests.id, id));
    await askForSearch(tx, context, id);
    return {
      kind: "chosen",
      change: {
        before: unticked.length > 0 ? { unticked: recordNames(unticked) } : {},
        after: ticked.length > 0 ? { ticked: recordNames(ticked) } : {},
      },
      details: { chosen: findings.filter(isChosen).length, found: findings.length },
    };
  });

/** Events that change the list of found records, or which of them are chosen. */
const choosing = ["logged", "searched", "chosen"] as const;

async function markAsTheirs(
  tx: Transaction,
  findings: readonly PrivacyFindingRow[],
  isTheirs: boolean,
): Promise<void> {
  if (findings.length === 0) return;
  const ids = findings.map((finding) => finding.id);
  await tx.update(privacyFindings).set({ isTheirs }).where(inArray(privacyFindings.id, ids));
}

/** Tables and ids alone: names of the person do not outlast the request. */
const recordNames = (findings: readonly PrivacyFindingRow[]): string[] =>
  findings.map(({ source, recordId, role }) =>
    role === "mention" ? `${source} ${recordId} (${role})` : `${source} ${recordId}`,
  );

/**
 * Begins it; a job does it in one transaction (`run-step.server.ts`).
 * @param seen `chosenMark` of the page: what somebody else has ticked since is not erased unseen
 */
export const askToErase = (
  context: Context,
  actor: Actor,
  id: string,
  typed: string,
  seen?: string,
): Promise<RequestResult<ChangedSince>> =>
  changeRequest<ChangedSince>(context, actor, id, async (tx, request) => {
    if (request.closedAt !== null) return "wrong-state";
    if (isBusy(request)) return "busy";
    if (request.verifiedAt === null) return "verify-first";
    if (!(await hasChosen(tx, id))) return "choose-first";
    if (!(await isRecentlyConfirmed(tx, actor))) return "confirm-first";
    if (!isConfirmed(typed, confirmationOf(request))) return "confirmation";
    const record = { recordKind: "privacy-request", recordId: id, kinds: choosing } as const;
    const mark = await chosenMark(tx, id);
    const changed = await checkSeenMark(tx, actor, record, { seen, mark });
    if (changed) return changed;
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

/** The laws allow only one extension. */
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
    const before = { dueOn: request.dueOn, extensionReason: null };
    return { kind: "extended", change: changedFields(before, { dueOn, extensionReason: reason }) };
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
    const before = { outcome: null, outcomeNote: request.outcomeNote };
    return { kind: "closed", change: changedFields(before, { outcome, outcomeNote }) };
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

/** It is recorded before the first byte leaves, so that no copy can be taken unseen. */
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
