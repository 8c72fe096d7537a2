/** Documents of the demonstration with their versions, who has read them and what was told; without mails. */

import { and, eq, isNull, lt } from "drizzle-orm";
import { company } from "#content/company.ts";
import { renderDemoPaper } from "#demo/demo-paper.ts";
import { storeDemoFile } from "#demo/store-file.ts";
import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import type { DemoParts } from "#platform/demonstration.server.ts";
import { attachFiles } from "#platform/files/attach-files.server.ts";
import { dateFormat } from "#platform/format/date-format.ts";
import { dayMs } from "#platform/format/durations.ts";
import { addDays, todayIn } from "#platform/format/local-date.ts";
import {
  createdFields,
  type FieldChanges,
  nothingChanged,
} from "#platform/history/field-changes.ts";
import { recordHistory } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clients } from "#platform/identity/tables/clients.ts";
import { notifications } from "#platform/notifications/tables/notifications.ts";
import { reminderDays } from "../document-types.ts";
import { notifyAboutDocument, notifyAboutDocumentExpiry } from "../notify-about-document.server.ts";
import {
  type DocumentRow,
  documentAccesses,
  documentAcknowledgements,
  documentReminders,
  documents,
  documentVersions,
} from "../tables/documents.ts";

interface DemoDocumentVersion {
  id: string;
  number: number;
  addedAt: Date;
  validUntil: string | undefined;
}

const daysBack = 10;
/** A notification older than this counts as read. */
const unreadMs = 40 * 3_600_000;

/** Notifies only of what happened in the last days; every reminder that was due counts as sent. */
async function notifyAboutDemoDocument(
  tx: Transaction,
  document: DocumentRow,
  { id, number, addedAt, validUntil }: DemoDocumentVersion,
  { enteredBy, now }: Pick<DemoParts, "enteredBy" | "now">,
): Promise<void> {
  const since = new Date(now.getTime() - daysBack * dayMs);
  const actor = { accountId: enteredBy };
  if (addedAt > since)
    await notifyAboutDocument(tx, undefined, actor, document, { id, number, at: addedAt });
  const today = todayIn("America/Chicago", now);
  const stages = validUntil === undefined ? [] : [...reminderDays, 0];
  for (const stage of stages) {
    const day = addDays(validUntil ?? "", stage === 0 ? 1 : -stage);
    if (day > today) continue;
    // Noon in Chicago, more or less: reminders go in the morning.
    const at = new Date(Math.min(Date.parse(`${day}T18:00:00Z`), now.getTime()));
    const reminder = { versionId: id, validUntil: validUntil ?? "", stage, at };
    await tx.insert(documentReminders).values(reminder);
    if (at > since)
      await notifyAboutDocumentExpiry(tx, undefined, document, {
        ...reminder,
        isOver: stage === 0,
      });
  }
  const isOld = lt(notifications.createdAt, new Date(now.getTime() - unreadMs));
  await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.recordId, document.id), isOld, isNull(notifications.readAt)));
}

interface DemoVersion {
  addedAgo: number;
  valid?: readonly [from: number, until: number];
  acknowledgedAfter?: number;
  openedBy?: readonly string[];
  sections: readonly (readonly [heading: string, text: string])[];
}

interface DemoDocument {
  client: string;
  facility?: string;
  type: DocumentRow["type"];
  title: string;
  needsAcknowledgement?: boolean;
  versions: readonly DemoVersion[];
}

export async function addDemoDocuments(
  parts: DemoParts,
  demoDocuments: readonly DemoDocument[],
): Promise<void> {
  for (const document of demoDocuments) {
    const fileIds = await storePapers(document, parts);
    await parts.db.transaction((tx) => addDocument(tx, document, fileIds, parts));
  }
}

const momentOf = (daysAgo: number, { now }: Pick<DemoParts, "now">) =>
  new Date(now.getTime() - daysAgo * dayMs);

function storePapers(
  { title, client, facility, versions }: DemoDocument,
  parts: DemoParts,
): Promise<string[]> {
  const holder = facility === undefined ? client : `${client}, ${facility}`;
  return Promise.all(
    versions.map(async ({ sections, addedAgo }, index) => {
      const addedAt = momentOf(addedAgo, parts);
      const { timeZone } = company;
      const day = dateFormat({ dateStyle: "long", timeZone }, "en").format(addedAt);
      const edition = `Version ${index + 1}, ${day}`;
      const date = addedAt.getTime();
      const paper = await renderDemoPaper({ title, holder, edition, sections, date });
      return storeDemoFile(parts, parts.enteredBy, `${title}.pdf`, paper);
    }),
  );
}

async function addDocument(
  tx: Transaction,
  { client, facility, type, title, needsAcknowledgement = false, versions }: DemoDocument,
  fileIds: readonly string[],
  parts: DemoParts,
): Promise<void> {
  const [row] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.name, client));
  const [first] = versions;
  if (row === undefined || first === undefined) throw new Error(`${title} lacks its beginning`);
  const place = {
    clientId: row.id,
    facilityId: facility === undefined ? null : parts.places.facilityOf(facility).id,
  };
  const [document] = await tx
    .insert(documents)
    .values({
      ...place,
      id: newId(),
      type,
      title,
      needsAcknowledgement,
      addedBy: parts.enteredBy,
      addedAt: momentOf(first.addedAgo, parts),
    })
    .returning();
  if (document === undefined) throw new Error("an insert returned nothing");
  for (const [index, version] of versions.entries()) {
    const id = await addVersion(tx, document, version, index + 1, fileIds[index] ?? "", parts);
    if (index + 1 < versions.length) continue;
    const [, until] = version.valid ?? [];
    const validUntil = until === undefined ? undefined : dayOf(until, parts);
    const documentVersion = {
      id,
      number: index + 1,
      addedAt: momentOf(version.addedAgo, parts),
      validUntil,
    };
    await notifyAboutDemoDocument(tx, document, documentVersion, parts);
  }
}

const dayOf = (days: number, { now }: DemoParts) => addDays(todayIn("America/Chicago", now), days);

async function addVersion(
  tx: Transaction,
  document: DocumentRow,
  { addedAgo, valid, acknowledgedAfter, openedBy = [] }: DemoVersion,
  number: number,
  fileId: string,
  parts: DemoParts,
): Promise<string> {
  const { id: documentId, clientId, facilityId } = document;
  const id = newId();
  const [addedAt, addedBy] = [momentOf(addedAgo, parts), parts.enteredBy];
  const [from, until] = valid ?? [];
  const days = {
    validFrom: from === undefined ? null : dayOf(from, parts),
    validUntil: until === undefined ? null : dayOf(until, parts),
  };
  await tx.insert(documentVersions).values({
    id,
    documentId,
    clientId,
    number,
    fileId,
    addedAt,
    addedBy,
    datedAt: addedAt,
    ...days,
  });
  const record = { recordKind: "document-version", recordId: id } as const;
  await attachFiles(tx, [fileId], { ...record, clientId, facilityId });
  const happened = (
    kind: HistoryKindOf<"document">,
    actorId: string,
    at: Date,
    change: FieldChanges,
  ) =>
    recordHistory(tx, {
      change,
      recordKind: "document",
      recordId: documentId,
      clientId,
      kind,
      actorId,
      at,
      ...(facilityId && { facilityId }),
      details: { version: number, versionId: id },
    });
  const kind = number === 1 ? "added" : "version-added";
  await happened(kind, addedBy, addedAt, createdFields({ version: number, ...days }));
  const opened = (accountId: string, at: Date) =>
    tx
      .insert(documentAccesses)
      .values({ id: newId(), versionId: id, accountId, how: "opened", at });
  for (const name of openedBy)
    await opened(parts.places.accountOf(name), momentOf(addedAgo * 0.9, parts));
  if (acknowledgedAfter === undefined) return id;
  const at = momentOf(addedAgo - acknowledgedAfter, parts);
  for (const accountId of await listSigners(tx, clientId)) {
    await opened(accountId, new Date(at.getTime() - 4 * 60_000));
    await tx.insert(documentAcknowledgements).values({ versionId: id, accountId, at });
    await happened("acknowledged", accountId, at, nothingChanged);
  }
  return id;
}

async function listSigners(tx: Transaction, clientId: string): Promise<string[]> {
  const isSigner = and(eq(accounts.clientId, clientId), eq(accounts.role, "client-administrator"));
  const signers = await tx.select({ id: accounts.id }).from(accounts).where(isSigner);
  return signers.map(({ id }) => id);
}
