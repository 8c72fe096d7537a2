/** Each command locks the opportunity, checks the actor's permission, writes, and adds to the history. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { leads } from "#features/leads/tables/leads.ts";
import { prospectContacts } from "#features/prospects/tables/prospects.ts";
import { signedContracts } from "#features/signed-contracts.server.ts";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { decimalsText } from "#platform/format/number-format.ts";
import { changedColumns, changedFields } from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { type ChangeResult, changeRecord, done } from "#platform/records/change-record.server.ts";
import { isUnchanged, type Texts } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import {
  lockOpportunity,
  type OpportunityEvent,
  recordOpportunityEvent,
  takeAnswerBack,
  writeAnswer,
  writeStage,
} from "./change-opportunity.server.ts";
import { notifyOwner } from "./notify-about-opportunity.server.ts";
import {
  type BulkForm,
  isClosedStage,
  nobody,
  type OpportunityEdit,
  type OpportunityStage,
  type StageMove,
  stages,
} from "./opportunity-types.ts";
import { isOwner } from "./owners.server.ts";
import { type OpportunityRow, opportunities } from "./tables/opportunities.ts";

/** The field of the value accepts no more. */
const maxValueCents = 1_000_000_000;

interface Context {
  db: Database | Transaction;
}

export type OpportunityProblem =
  | "not-found"
  | "not-allowed"
  /** It stands where it should go. */
  | "already-done"
  /** Somebody else moved it after it was shown. */
  | "moved-since"
  /** A contract that both have signed is won; it is given up as lost only by who says that it has ended. */
  | "signed-by-both"
  /** A signature waits for ours: the office signs, or releases it, before it gives up. */
  | "signed-by-prospect"
  | "unknown-owner"
  /** The contact belongs to another company, or was merged or removed meanwhile. */
  | "unknown-contact";

export type OpportunityResult = ChangeResult<OpportunityProblem>;

export const changeOpportunity = (
  context: Context,
  actor: Actor,
  id: string,
  decide: (tx: Transaction, row: OpportunityRow) => Promise<OpportunityEvent | OpportunityProblem>,
): Promise<OpportunityResult> =>
  changeRecord<OpportunityRow, OpportunityEvent, OpportunityProblem, { ok: true }>(context, {
    lock: async (tx) => (may(actor, "opportunities.read") ? lockOpportunity(tx, id) : undefined),
    isAllowed: may(actor, "opportunities.change"),
    decide,
    async apply(tx, row, event) {
      await recordOpportunityEvent(tx, actor.accountId, row.id, event);
      return done;
    },
  });

type Move = Pick<StageMove, "to" | "lostReason" | "lostNote"> &
  Partial<Pick<StageMove, "isContractOver">>;

/** A drag, a key or a form says which stage it moves from, so that two people do not move a card twice. */
export const moveOpportunity = (
  context: Context,
  actor: Actor,
  id: string,
  { from, ...move }: Move & Pick<StageMove, "from">,
): Promise<OpportunityResult> =>
  changeOpportunity(context, actor, id, async (tx, row) =>
    row.stage !== from && row.stage !== move.to ? "moved-since" : moveLocked(tx, actor, row, move),
  );

/** The caller holds its lock. */
async function moveLocked(
  tx: Transaction,
  actor: Actor,
  row: OpportunityRow,
  { to, lostReason, lostNote, isContractOver }: Move,
): Promise<OpportunityEvent | OpportunityProblem> {
  if (row.stage === to) return "already-done";
  const contract = await signedContracts.findContract(tx, row.id);
  const isGivenUp = to === "lost" && isContractOver === "yes";
  if (contract === "countersigned" && to !== "won" && !isGivenUp) return "signed-by-both";
  if (contract === "signed" && to === "lost") return "signed-by-prospect";
  const lost =
    to === "lost" && lostReason !== ""
      ? { lostReason, lostNote, lostLanguage: actor.language }
      : {};
  const event = await writeStage(tx, actor.accountId, row, { stage: to, ...lost });
  await followStage(tx, actor, row, to === "new");
  return event;
}

/** Null where the product did it by itself. */
interface Mover {
  accountId: string | null;
}

/** The quote request waits for an answer exactly as long as its opportunity does. */
async function followStage(
  tx: Transaction,
  actor: Mover,
  { leadId }: OpportunityRow,
  isOwed: boolean,
): Promise<void> {
  if (leadId === null) return;
  const set = isOwed
    ? { answeredAt: null, answeredBy: null }
    : { answeredAt: sql`now()`, answeredBy: actor.accountId };
  const isOpen = isOwed ? sql`${leads.answeredAt} is not null` : sql`${leads.answeredAt} is null`;
  await changeLead(tx, actor, leadId, set, isOwed ? "reopened" : "answered", isOpen);
}

/** The caller holds the lock of the request. */
async function changeLead(
  tx: Transaction,
  actor: Mover,
  leadId: string,
  set: Parameters<ReturnType<typeof tx.update<typeof leads>>["set"]>[0],
  kind: "answered" | "reopened" | "assigned" | "unassigned",
  isDue: ReturnType<typeof sql>,
): Promise<void> {
  const [before] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, leadId), isDue));
  if (before === undefined) return;
  const [after] = await tx.update(leads).set(set).where(eq(leads.id, leadId)).returning();
  const to = kind === "assigned" ? { to: after?.assignedTo } : undefined;
  await recordHistory(tx, {
    recordKind: "lead",
    recordId: leadId,
    kind,
    actorId: actor.accountId,
    change: changedColumns(before, after, set),
    ...(to && { details: to }),
  });
  await sendChangeEvent(tx, { kind: "lead", id: leadId });
}

/**
 * Events elsewhere move an opportunity on: an answer to `contacted`, a made bid to `bid`, a contract signed
 * by both to `won`. They never move it backwards, and only such a contract moves a closed one, because it
 * counts even if the office had given up. Each of them also counts as an answer to the prospect, even if it
 * moves nothing; only a bid does not, because the prospect does not see it.
 */
export async function advanceOpportunity(
  tx: Transaction,
  actor: Mover,
  id: string,
  to: Exclude<OpportunityStage, "new" | "lost">,
): Promise<void> {
  const row = await lockOpportunity(tx, id);
  if (row === undefined || row.stage === to) return;
  const { accountId } = actor;
  const isAnswer = to !== "bid";
  const isPast = row.closedAt !== null || stages.indexOf(row.stage) >= stages.indexOf(to);
  if (isPast && to !== "won") {
    if (!isAnswer || row.answeredAt !== null || row.closedAt !== null) return;
    await followStage(tx, actor, row, false);
    await recordOpportunityEvent(tx, accountId, id, await writeAnswer(tx, accountId, row, true));
    return;
  }
  const event = await writeStage(tx, accountId, row, { stage: to, isAnswer });
  if (isAnswer) await followStage(tx, actor, row, false);
  await recordOpportunityEvent(tx, accountId, id, event);
}

/**
 * Its first answer never arrived: it waits for one as before. Where the product itself has moved it back,
 * that is the only reason. The caller holds its lock, and it stands as it was answered.
 */
export async function oweFirstAnswerAgain(tx: Transaction, row: OpportunityRow): Promise<void> {
  const event = await takeAnswerBack(tx, null, row);
  await followStage(tx, { accountId: null }, row, true);
  await recordOpportunityEvent(tx, null, row.id, event);
}

/** Its prospect has taken it back. The caller holds its lock, and it is neither won nor lost. */
export async function closeAsWithdrawn(tx: Transaction, row: OpportunityRow): Promise<void> {
  const event = await writeStage(tx, null, row, { stage: "lost", lostReason: "withdrew" });
  await followStage(tx, { accountId: null }, row, false);
  await recordOpportunityEvent(tx, null, row.id, event);
}

type EditableColumns = Pick<
  OpportunityRow,
  | "ownerId"
  | "valueCents"
  | "nextStep"
  | "nextStepOn"
  | "contactId"
  | "facilityType"
  | "source"
  | "campaign"
>;

/** Values of the fields of its form. */
export const opportunityTexts = (row: EditableColumns) => ({
  ...planTexts(row),
  contactId: row.contactId,
  facilityType: row.facilityType ?? "",
  source: row.source,
  campaignName: row.campaign,
});

const planTexts = ({
  ownerId,
  valueCents,
  nextStep,
  nextStepOn,
}: Pick<OpportunityRow, "ownerId" | "valueCents" | "nextStep" | "nextStepOn">) => ({
  ownerId: ownerId ?? "",
  value: valueText(valueCents),
  nextStep,
  nextStepOn: nextStepOn ?? "",
});

/** The spelling of the field: `1,240` or `1,240.50`. */
const valueText = (cents: number | null): string =>
  cents === null ? "" : decimalsText(cents / 100, 2, cents % 100 === 0 ? 0 : 2);

/** The form as its texts, in the spelling of what is stored; a field that it did not have is missing. */
export function editTexts(fields: OpportunityEdit): Texts {
  const { ownerId, value, nextStep, nextStepOn, contactId, facilityType } = fields;
  // Lower case, because sources in addresses of pages are stored so.
  const source = fields.source?.toLowerCase();
  const campaignName = fields.campaignName?.toLowerCase();
  return {
    ...planTexts({
      ownerId: ownerId || null,
      valueCents: value === "" ? null : value,
      nextStep,
      nextStepOn: nextStepOn ?? null,
    }),
    ...(contactId !== undefined && { contactId }),
    ...(facilityType !== undefined && { facilityType }),
    ...(source !== undefined && { source }),
    ...(campaignName !== undefined && { campaignName }),
  };
}

/** @param seen what the form showed */
export const editOpportunity = (
  { db }: Context,
  actor: Actor,
  id: string,
  fields: OpportunityEdit,
  seen: Texts = {},
): Promise<OpportunityResult | EditRefusal> =>
  db.transaction(async (tx): Promise<OpportunityResult | EditRefusal> => {
    const row = may(actor, "opportunities.read") ? await lockOpportunity(tx, id) : undefined;
    if (row === undefined) return { ok: false, reason: "not-found" };
    if (!may(actor, "opportunities.change")) return { ok: false, reason: "not-allowed" };
    const record = { recordKind: "opportunity", recordId: id } as const;
    const sent = editTexts(fields);
    const change = await mergeFields(tx, actor, record, {
      stored: opportunityTexts(row),
      seen,
      sent,
      // A step and its day are one plan.
      together: [["nextStep", "nextStepOn"]],
    });
    if ("ok" in change) return change;
    if (isUnchanged(change)) return done;
    const { after } = change;
    const event = await planLocked(tx, actor, row, {
      ...("ownerId" in after && { ownerId: after.ownerId || null }),
      ...("value" in after && {
        valueCents: fields.value === "" ? null : fields.value,
        valueBasis: fields.value === "" ? null : ("entered" as const),
      }),
      ...("nextStep" in after && { nextStep: after.nextStep, nextStepLanguage: actor.language }),
      ...("nextStepOn" in after && { nextStepOn: after.nextStepOn || null }),
      ...("contactId" in after && { contactId: after.contactId }),
      ...("facilityType" in after && { facilityType: fields.facilityType || null }),
      ...("source" in after && { source: after.source }),
      ...("campaignName" in after && { campaign: after.campaignName }),
    });
    if (typeof event === "string") return { ok: false, reason: event };
    await recordOpportunityEvent(tx, actor.accountId, id, event);
    return done;
  });

type Plan = Partial<EditableColumns & Pick<OpportunityRow, "valueBasis" | "nextStepLanguage">>;

/** The caller holds its lock. Its owner has its quote request as well, and is told. */
async function planLocked(
  tx: Transaction,
  actor: Actor,
  row: OpportunityRow,
  set: Plan,
): Promise<OpportunityEvent | OpportunityProblem> {
  const { ownerId, contactId } = set;
  if (contactId !== undefined && !(await isContactOf(tx, row.companyId, contactId)))
    return "unknown-contact";
  const isGiven = ownerId !== undefined && ownerId !== row.ownerId;
  if (isGiven && ownerId !== null && !(await isOwner(tx, ownerId))) return "unknown-owner";
  const after = { ...row, ...set };
  const change = changedFields(opportunityTexts(row), opportunityTexts(after));
  if (Object.keys(change.after).length === 0) return "already-done";
  await tx.update(opportunities).set(set).where(eq(opportunities.id, row.id));
  if (isGiven && row.leadId !== null) await assignLead(tx, actor, row.leadId, ownerId);
  if (isGiven && ownerId !== null) await notifyOwner(tx, actor.accountId, row.id, ownerId);
  return { kind: "changed", change };
}

/** The lock keeps the contact from being removed before the opportunity refers to it. */
async function isContactOf(tx: Transaction, companyId: string, contactId: string) {
  const { id, mergedInto } = prospectContacts;
  const [row] = await tx
    .select({ id })
    .from(prospectContacts)
    .where(and(eq(id, contactId), eq(prospectContacts.companyId, companyId), isNull(mergedInto)))
    .for("key share");
  return row !== undefined;
}

/** An agreement made elsewhere becomes the next step, unless the opportunity is closed. */
export async function planNextStep(
  tx: Transaction,
  actorId: string | null,
  id: string,
  set: Pick<OpportunityRow, "nextStep" | "nextStepLanguage" | "nextStepOn">,
): Promise<void> {
  const row = await lockOpportunity(tx, id);
  if (row === undefined || (row.closedAt !== null && set.nextStep !== "")) return;
  const change = changedFields(opportunityTexts(row), opportunityTexts({ ...row, ...set }));
  if (Object.keys(change.after).length === 0) return;
  await tx.update(opportunities).set(set).where(eq(opportunities.id, id));
  await recordOpportunityEvent(tx, actorId, id, { kind: "changed", change });
}

/**
 * A bid that was priced is a better estimate than the planning range; what a seller has typed is a judgment
 * that knows more than the bid, and stays.
 */
export async function estimateByBid(
  tx: Transaction,
  actor: Actor,
  id: string,
  valueCents: number,
): Promise<void> {
  const row = await lockOpportunity(tx, id);
  if (row === undefined || row.closedAt !== null || row.valueBasis === "entered") return;
  if (valueCents <= 0 || valueCents > maxValueCents) return;
  const event = await planLocked(tx, actor, row, { valueCents, valueBasis: "bid" });
  if (typeof event !== "string") await recordOpportunityEvent(tx, actor.accountId, id, event);
}

const assignLead = (
  tx: Transaction,
  actor: Actor,
  leadId: string,
  ownerId: string | null,
): Promise<void> =>
  changeLead(
    tx,
    actor,
    leadId,
    { assignedTo: ownerId },
    ownerId === null ? "unassigned" : "assigned",
    sql`${leads.assignedTo} is distinct from ${ownerId}`,
  );

// One change of several opportunities that somebody has ticked in the list.

export interface BulkResult {
  changed: number;
  /** Stood so already. */
  unchanged: number;
  /** The reasons why others were not changed, with their numbers. */
  refused: Partial<Record<OpportunityProblem, number>>;
}

/**
 * Each has its own result; what cannot be done to one is done to the others.
 * @param cancelAppointment takes along the walk-through of one that has ended
 */
export async function changeSelectedOpportunities(
  context: Parameters<typeof changeOpportunity>[0],
  actor: Actor,
  fields: BulkForm,
  cancelAppointment: (tx: Transaction, id: string) => Promise<void>,
): Promise<BulkResult> {
  const result: BulkResult = { changed: 0, unchanged: 0, refused: {} };
  // One order for everybody, so that two people who change the same ones never wait for each other.
  const seen = new Map(fields.ticks.map(({ id, from }) => [id, from]));
  for (const id of [...seen.keys()].toSorted()) {
    const outcome = await context.db.transaction(async (tx) => {
      const result = await changeOne(tx, id);
      const isThere = result.ok || result.reason === "already-done";
      if (isThere && fields.change === "stage" && fields.cancelAppointment)
        if (isClosedStage(fields.to)) await cancelAppointment(tx, id);
      return result;
    });
    if (outcome.ok) result.changed += 1;
    else if (outcome.reason === "already-done") result.unchanged += 1;
    else result.refused[outcome.reason] = (result.refused[outcome.reason] ?? 0) + 1;
  }
  return result;

  function changeOne(db: Transaction, id: string): Promise<OpportunityResult> {
    return changeOpportunity({ db }, actor, id, async (tx, row) => {
      if (fields.change !== "stage")
        return planLocked(tx, actor, row, planOf(fields, actor.language));
      const isMovedSince = row.stage !== seen.get(id) && row.stage !== fields.to;
      return isMovedSince ? "moved-since" : moveLocked(tx, actor, row, fields);
    });
  }
}

/** Blank fields change nothing, because the opportunities differ in them. */
function planOf(fields: Exclude<BulkForm, { change: "stage" }>, language: Language): Plan {
  if (fields.change === "owner")
    return { ownerId: fields.ownerId === nobody ? null : fields.ownerId };
  const { nextStep, nextStepOn, replacesPlan } = fields;
  const step = { nextStep, nextStepLanguage: language };
  if (replacesPlan) return { ...step, nextStepOn: nextStepOn ?? null };
  return { ...(nextStep !== "" && step), ...(nextStepOn && { nextStepOn }) };
}
