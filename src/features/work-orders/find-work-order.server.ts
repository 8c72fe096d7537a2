import { and, asc, eq, inArray } from "drizzle-orm";
import { inVisitScope } from "#features/visits/scope-tasks.server.ts";
import { type VisitState, visits } from "#features/visits/tables/visits.ts";
import type { Database } from "#platform/database/client.ts";
import { type FileListRow, listFiles } from "#platform/files/list-files.server.ts";
import { type HistoryListRow, listHistory } from "#platform/history/history.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import {
  plainWords,
  quoteWritten,
  type WrittenLanguage,
  type WrittenWords,
  writtenAlone,
} from "#platform/language/written-words.ts";
import { type ExtraVisit, listExtraVisits } from "./extra-visits.server.ts";
import { findWorkOrderListRow, type WorkOrderListRow } from "./list-work-orders.server.ts";
import { workOrderServerMessages } from "./messages.server.ts";
import { commentText } from "./occupant-words.server.ts";
import { readClockEvents, readOrderClocks } from "./order-clocks.server.ts";
import type { ServiceClocks } from "./service-levels/service-clock-types.ts";
import { occupantReports } from "./tables/occupant-reports.ts";
import { workOrderComments, workOrders } from "./tables/work-orders.ts";
import { isVisibleWorkOrder, seesInternal } from "./visible-work-orders.server.ts";
import { isForClients } from "./work-order-events.ts";

export interface WorkOrderHistoryRow extends HistoryListRow {
  /** The comment written with the event. */
  text: string | undefined;
  /** The same with its language, apart from what the product says around it. */
  words: WrittenWords | undefined;
  files: readonly FileListRow[];
  isInternal: boolean;
}

interface Details {
  clientId: string;
  askedBy: string | null;
  holdReason: string | null;
  holdLanguage: WrittenLanguage;
  /** The language it was typed in; undefined where the product has asked for it. */
  language: WrittenLanguage;
  /** Number of people who reported it at the sign of the room. */
  voices: number;
  cycle: number;
  /** The work order that continues instead; undefined also where the actor may not see it. */
  duplicateOf: { id: string; number: string } | undefined;
  /** The visit that it is about; undefined also where the actor may not see it. */
  visit: { id: string; date: string; state: VisitState } | undefined;
  /** Visits that were planned for it; the next or latest first. */
  extraVisits: ExtraVisit[];
  clocks: ServiceClocks;
  /** Sent with it when it was asked for. */
  files: readonly FileListRow[];
  /** Newest first; for clients without what is internal. */
  history: WorkOrderHistoryRow[];
}

export type WorkOrderDetail = WorkOrderListRow & Details;

/** Undefined for what does not exist or the actor may not see. */
export async function findWorkOrder(
  db: Database,
  actor: Actor,
  id: string,
): Promise<WorkOrderDetail | undefined> {
  const listRow = await findWorkOrderListRow(db, actor, id);
  if (listRow === undefined) return undefined;
  const [workOrder] = await db
    .select({
      clientId: workOrders.clientId,
      askedBy: workOrders.askedBy,
      holdReason: workOrders.holdReason,
      holdLanguage: workOrders.holdLanguage,
      cycle: workOrders.cycle,
      duplicateOf: workOrders.duplicateOf,
      language: workOrders.language,
      made: workOrders.made,
      visitId: workOrders.visitId,
      isDueWithVisit: workOrders.isDueWithVisit,
    })
    .from(workOrders)
    .where(and(eq(workOrders.id, id), isVisibleWorkOrder(actor)));
  if (workOrder === undefined) return undefined;
  const { made: madeText, ...row } = workOrder;
  const [events, other, visit, history, files, voices, extra] = await Promise.all([
    readClockEvents(db, [id]),
    findNumber(db, actor, row.duplicateOf),
    findAskedVisit(db, actor, row.visitId),
    readHistory(db, actor, id),
    listFiles(db, "work-order", [id]),
    db.$count(occupantReports, eq(occupantReports.workOrderId, id)),
    listExtraVisits(db, actor, id),
  ]);
  const order = { ...row, facilityId: listRow.facilityId };
  const clocks = await readOrderClocks(db, order, events.get(id) ?? [], new Date());
  const shown = { clocks, history, files: files.get(id) ?? [], voices, visit, extraVisits: extra };
  return {
    ...listRow,
    ...row,
    ...shown,
    language: madeText === null ? row.language : undefined,
    duplicateOf: other,
  };
}

async function findNumber(db: Database, actor: Actor, id: string | null) {
  if (id === null) return undefined;
  const [order] = await db
    .select({ id: workOrders.id, number: workOrders.number })
    .from(workOrders)
    .where(and(eq(workOrders.id, id), isVisibleWorkOrder(actor)));
  return order;
}

async function findAskedVisit(db: Database, actor: Actor, visitId: string | null) {
  if (visitId === null) return undefined;
  const { id, date, state } = visits;
  const [order] = await db
    .select({ id, date, state })
    .from(visits)
    .where(and(eq(id, visitId), inVisitScope(actor, new Date())));
  return order;
}

async function readHistory(db: Database, actor: Actor, id: string): Promise<WorkOrderHistoryRow[]> {
  const seesAll = seesInternal(actor);
  const history = await listHistory(db, "work-order", id);
  const shownHistory = history.filter(({ kind }) => seesAll || isForClients(kind));
  const texts = await readComments(
    db,
    shownHistory.flatMap(({ details }) =>
      typeof details.commentId === "string" ? details.commentId : [],
    ),
    { seesAll, language: actor.language },
  );
  // Files come only from comments that were read above, which this reader may see.
  const files = await listFiles(db, "work-order-comment", [...texts.keys()]);
  return shownHistory.map((row) => {
    const words = wordsOf(row.details, texts, actor.language);
    return {
      ...row,
      text: words && plainWords(words),
      words,
      files: files.get(String(row.details.commentId)) ?? [],
      isInternal: !isForClients(row.kind),
    };
  });
}

function wordsOf(
  { commentId, requestedAgain }: Record<string, unknown>,
  comments: ReadonlyMap<string, ReadComment>,
  language: Language,
): WrittenWords | undefined {
  const comment = comments.get(String(commentId));
  if (comment === undefined) return undefined;
  const { text, language: typed } = comment;
  return requestedAgain === true
    ? quoteWritten(
        (request) => workOrderServerMessages(language).requestedAgain({ request }),
        text,
        typed,
      )
    : writtenAlone(text, typed);
}

interface ReadComment {
  text: string;
  /** Undefined where the product says it, in the reader's language. */
  language: WrittenLanguage;
}

/** The comments that the history names; the condition on internal ones is a second safeguard. */
async function readComments(
  db: Database,
  ids: readonly string[],
  { seesAll, language }: { seesAll: boolean; language: Language },
): Promise<ReadonlyMap<string, ReadComment>> {
  if (ids.length === 0) return new Map();
  const { id, text, made, language: written, isInternal, writtenAt } = workOrderComments;
  const rows = await db
    .select({ id, text, made, written })
    .from(workOrderComments)
    .where(and(inArray(id, [...ids]), seesAll ? undefined : eq(isInternal, false)))
    .orderBy(asc(writtenAt), asc(id));
  return new Map(
    rows.map((row) => [
      row.id,
      {
        text: commentText(row, language),
        language: row.made === null ? row.written : undefined,
      },
    ]),
  );
}
