import { and, asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "#platform/database/client.ts";
import { type FileListRow, listFiles } from "#platform/files/list-files.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { inVisibleFacility } from "#platform/identity/scope.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { facilities } from "#platform/identity/tables/clients.ts";
import { type Language, parseLanguage } from "#platform/language/language.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import type { CrewNote } from "./crew-notes/crew-note.ts";
import { findVisitListRow, type VisitListRow } from "./list-visits.server.ts";
import { tasksDue } from "./scope-tasks.server.ts";
import { extraVisits } from "./tables/extra-visits.ts";
import { visitExceptions, visitNotes, visitTasks } from "./tables/visit-records.ts";
import { visits } from "./tables/visits.ts";
import { listOtherTimes, type TimeByAnotherPhone } from "./visit-work.server.ts";

/** Instructions for an extra visit; undefined for a visit of a series. The caller has found the visit. */
async function findExtraText(
  db: Pick<Database, "select">,
  visitId: string,
): Promise<Pick<VisitDetail, "extraText" | "extraLanguage">> {
  const [visit] = await db
    .select({ extraText: extraVisits.text, extraLanguage: extraVisits.language })
    .from(extraVisits)
    .where(eq(extraVisits.visitId, visitId));
  return visit ?? { extraText: undefined, extraLanguage: undefined };
}

export interface VisitTask {
  /** Null before check-in, when the tasks are only planned. */
  id: string | null;
  areaId: string;
  areaName: string;
  floor: string;
  task: string;
  doneAt: Date | null;
}

export interface VisitException extends CrewNote {
  id: string;
  areaName: string | null;
  notedAt: Date;
  /** Set if a phone without a connection sent it later. */
  sentAt: Date | null;
  notedBy: string;
  files: readonly FileListRow[];
}

/** Notes of crews to their supervisor. */
export interface VisitNote {
  id: string;
  text: string;
  language: WrittenLanguage;
  writtenAt: Date;
  writtenBy: string;
}

export interface VisitDetail extends VisitListRow {
  checkedInBy: string | null;
  checkedOutBy: string | null;
  undoneReason: string | null;
  undoneLanguage: WrittenLanguage;
  /** Instructions for an extra visit; undefined for a visit of a series. */
  extraText: string | undefined;
  extraLanguage: WrittenLanguage;
  taskList: VisitTask[];
  exceptionList: VisitException[];
  /** Empty for clients. */
  notes: VisitNote[];
  /** Times of coming and leaving by other phones, which do not count. */
  otherTimes: TimeByAnotherPhone[];
}

/** Undefined for what does not exist or the actor may not see. */
export async function findVisit(
  db: Database,
  actor: Actor,
  id: string,
  now = new Date(),
): Promise<VisitDetail | undefined> {
  const row = await findVisitListRow(db, actor, id, now);
  if (row === undefined) return undefined;
  const isPlanned = row.checkedInAt === null;
  return {
    ...row,
    ...(await findPeople(db, id)),
    ...(await findExtraText(db, id)),
    taskList: isPlanned ? await plannedTasks(db, row) : await listTasks(db, id),
    exceptionList: await listExceptions(db, id),
    notes: await listNotes(db, actor, id),
    otherTimes: await listOtherTimes(db, row),
  };
}

async function findPeople(db: Database, id: string) {
  const [inBy, outBy] = [alias(accounts, "in_by"), alias(accounts, "out_by")];
  const [visit] = await db
    .select({
      checkedInBy: inBy.name,
      checkedOutBy: outBy.name,
      undoneReason: visits.undoneReason,
      undoneLanguage: visits.undoneLanguage,
    })
    .from(visits)
    .leftJoin(inBy, eq(inBy.id, visits.checkedInBy))
    .leftJoin(outBy, eq(outBy.id, visits.checkedOutBy))
    .where(eq(visits.id, id));
  const none = { checkedInBy: null, checkedOutBy: null, undoneReason: null, undoneLanguage: null };
  return visit ?? none;
}

/** A canceled night has no tasks. */
async function plannedTasks(db: Database, { id, state }: VisitListRow): Promise<VisitTask[]> {
  if (state === "cancelled") return [];
  const due = await tasksDue(db, id);
  return due.map((task) => ({ ...task, id: null, doneAt: null }));
}

const listTasks = (db: Database, visitId: string): Promise<VisitTask[]> =>
  db
    .select({
      id: visitTasks.id,
      areaId: visitTasks.areaId,
      areaName: visitTasks.areaName,
      floor: visitTasks.floor,
      task: visitTasks.task,
      doneAt: visitTasks.doneAt,
    })
    .from(visitTasks)
    .where(eq(visitTasks.visitId, visitId))
    .orderBy(asc(visitTasks.position));

async function listExceptions(db: Database, visitId: string): Promise<VisitException[]> {
  const { id, areaName, code, text, language, notedAt, sentAt } = visitExceptions;
  const rows = await db
    .select({ id, areaName, code, text, language, notedAt, sentAt, notedBy: accounts.name })
    .from(visitExceptions)
    .innerJoin(accounts, eq(accounts.id, visitExceptions.notedBy))
    .where(eq(visitExceptions.visitId, visitId))
    .orderBy(asc(notedAt), asc(id));
  const ids = rows.map((row) => row.id);
  const files = await listFiles(db, "visit-exception", ids);
  return rows.map((row) => ({ ...row, files: files.get(row.id) ?? [] }));
}

/** The caller has checked that the actor may read the visit. */
async function listNotes(db: Database, actor: Actor, visitId: string): Promise<VisitNote[]> {
  if (!may(actor, "visit-notes.read")) return [];
  const { id, text, language, writtenAt } = visitNotes;
  return db
    .select({ id, text, language, writtenAt, writtenBy: accounts.name })
    .from(visitNotes)
    .innerJoin(accounts, eq(accounts.id, visitNotes.writtenBy))
    .where(eq(visitNotes.visitId, visitId))
    .orderBy(asc(writtenAt), asc(id));
}

/** The caller has checked that the reader is staff and may read the visit. */
export async function findNote(
  db: Database,
  visitId: string,
  id: string,
): Promise<{ text: string; written: WrittenLanguage; writtenBy: string } | undefined> {
  const [note] = await db
    .select({ text: visitNotes.text, written: visitNotes.language, writtenBy: accounts.name })
    .from(visitNotes)
    .innerJoin(accounts, eq(accounts.id, visitNotes.writtenBy))
    .where(and(eq(visitNotes.id, id), eq(visitNotes.visitId, visitId)));
  return note;
}

export interface Site {
  street: string;
  city: string;
  accessNotes: string;
  /** A phone may have kept the visit since before it was known. */
  accessNotesLanguage?: WrittenLanguage;
}

/** Address and access notes of the site; undefined for people who attend no visits there. */
export async function findSite(
  db: Database,
  actor: Actor,
  facilityId: string,
): Promise<Site | undefined> {
  if (!may(actor, "visits.attend")) return undefined;
  const { id, clientId, street, city, accessNotes, accessNotesLanguage } = facilities;
  const [site] = await db
    .select({ street, city, accessNotes, accessNotesLanguage })
    .from(facilities)
    .where(and(eq(id, facilityId), inVisibleFacility(actor, { facilityId: id, clientId })));
  return site;
}

export interface VisitForMail {
  visit: VisitListRow;
  recipient: { name: string; email: string; isClient: boolean; language: Language };
}

/** Facts of the visit for an email to this person; undefined if they may no longer see the visit. */
export async function findVisitForMail(
  db: Database,
  accountId: string,
  visitId: string,
): Promise<VisitForMail | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (account?.state !== "active") return undefined;
  const { name, email, role, clientId, preferences } = account;
  const language = parseLanguage(preferences.language) ?? "en";
  const actor = {
    accountId,
    role,
    name,
    language,
    clientId: clientId ?? undefined,
    needsSecondFactor: false,
    sessionId: "",
  };
  const visit = await findVisitListRow(db, actor, visitId);
  return visit && { visit, recipient: { name, email, isClient: isClientRole(role), language } };
}
