/** Commands of administrators on what the website says. */
import type { Database, Transaction } from "#platform/database/client.ts";
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
import { type ChangedSince, checkSeenMark } from "#platform/records/seen-mark.server.ts";
import { documentFields, fits, fitsOrder, flatFields } from "./document-fields.server.ts";
import { draftMark } from "./draft-mark.server.ts";
import type { DocumentName } from "./shipped-documents.server.ts";
import { sameEdits } from "./stored-edits.ts";
import type { StoredEdits } from "./tables/website-documents.ts";
import {
  changedEdits,
  findVersion,
  findWebsiteDocument,
  inLockOrder,
  lockWebsiteDocument,
  publishDraft,
  textsOfDocument,
  type WebsiteDocument,
  writeDraft,
  writePublicationTime,
} from "./website-documents.server.ts";

type Context = { db: Database };

const plain = (text: string) => text.replaceAll("\r\n", "\n").trim();

/**
 * Writes what a form says into the draft: places that the document does not have, and what does not fit
 * them, are left out.
 * @param seen what the form showed; without it, all that differs is written
 */
export const saveDraft = (
  context: Context,
  actor: Actor,
  document: DocumentName,
  sent: Texts,
  seen: Texts = {},
): Promise<ChangeResult<never> | EditRefusal> =>
  changeRecord<WebsiteDocument, { changes: TextChanges }, never, Done | EditRefusal>(context, {
    lock: (tx) => lockWebsiteDocument(tx, document),
    isAllowed: may(actor, "website.change"),
    async decide(tx, row) {
      const stored = textsOfDocument(document, row.draft ?? row.published);
      const record = { recordKind: "website-document", recordId: row.id } as const;
      const changes = await mergeFields(tx, actor, record, { stored, seen, sent });
      if ("ok" in changes) return changes;
      return isUnchanged(changes) ? done : { changes };
    },
    async apply(tx, row, { changes }) {
      const before = row.draft ?? row.published;
      const merged = { ...before, ...changes.after };
      const draft = editsThatDiffer(document, merged, before);
      if (sameEdits(draft, before)) return done;
      await writeDraft(tx, row, sameEdits(draft, row.published) ? null : draft, {
        kind: "edited",
        actorId: actor.accountId,
        change: changes,
      });
      return done;
    },
  });

/**
 * A text equal to the shipped one is no edit, so that a later version can improve it. Neither is an
 * alternative text from the library, for the chosen picture or the one before.
 */
export function editsThatDiffer(
  document: DocumentName,
  edits: StoredEdits,
  before: StoredEdits = {},
): StoredEdits {
  const shippedOrders = textsOfDocument(document, {});
  const kept: Record<string, string> = {};
  const librarySays = new Map(
    flatFields(documentFields(document, before)).map(({ place, ofPicture }) => [place, ofPicture]),
  );
  for (const field of flatFields(documentFields(document, edits))) {
    const { place, kind, shipped, ofPicture } = field;
    const text = edits[place];
    if (text === undefined) continue;
    const plainText = plain(text);
    const isFit = kind === "order" ? fitsOrder(plainText) : fits(kind, plainText);
    const asShipped = kind === "order" ? shippedOrders[place] : shipped;
    const isOfPicture = [ofPicture, librarySays.get(place)].includes(plainText);
    if (isFit && !isOfPicture && plainText !== plain(asShipped ?? "")) kept[place] = plainText;
  }
  return kept;
}

/** @param draft as it was looked at; another one is not published unseen */
export const publish = (
  context: Context,
  actor: Actor,
  document: DocumentName,
  draft: StoredEdits,
): Promise<ChangeResult<"no-draft" | "draft-changed">> =>
  changeRecord<WebsiteDocument, object, "no-draft" | "draft-changed", Done>(context, {
    lock: (tx) => lockWebsiteDocument(tx, document),
    isAllowed: may(actor, "website.change"),
    decide: async (_, row) =>
      row.draft === null ? "no-draft" : sameEdits(row.draft, draft) ? {} : "draft-changed",
    async apply(tx, row) {
      await publishDraft(tx, row, { actorId: actor.accountId, isOnSchedule: false });
      return done;
    },
  });

/**
 * @param at null takes the time back: the draft stays
 * @param looked the draft as it was looked at; the clock publishes no other one
 */
export const publishLater = (
  context: Context,
  actor: Actor,
  document: DocumentName,
  at: Date | null,
  looked?: StoredEdits,
): Promise<ChangeResult<"no-draft" | "past" | "draft-changed">> =>
  changeRecord<WebsiteDocument, object, "no-draft" | "past" | "draft-changed", Done>(context, {
    lock: (tx) => lockWebsiteDocument(tx, document),
    isAllowed: may(actor, "website.change"),
    async decide(_, row) {
      if (row.draft === null) return "no-draft";
      if (looked !== undefined && !sameEdits(row.draft, looked)) return "draft-changed";
      return at !== null && at <= new Date() ? "past" : {};
    },
    async apply(tx, row) {
      await writePublicationTime(tx, row, at, actor.accountId);
      return done;
    },
  });

/** @param seen `draftMark` of the draft that the page showed: an hour of somebody else's work is not discarded unseen */
export const discardDraft = (
  context: Context,
  actor: Actor,
  document: DocumentName,
  seen?: string,
): Promise<ChangeResult<"no-draft"> | ChangedSince> =>
  changeRecord<WebsiteDocument, { draft: StoredEdits }, "no-draft", Done | ChangedSince>(context, {
    lock: (tx) => lockWebsiteDocument(tx, document),
    isAllowed: may(actor, "website.change"),
    async decide(tx, row) {
      if (row.draft === null) return "no-draft";
      const changed = await checkSeenDraft(tx, actor, row, seen);
      return changed ?? { draft: row.draft };
    },
    async apply(tx, row, { draft }) {
      await writeDraft(tx, row, null, {
        kind: "draft-discarded",
        actorId: actor.accountId,
        change: changedEdits(draft, row.published),
      });
      return done;
    },
  });

function checkSeenDraft(
  tx: Transaction,
  actor: Actor,
  { id, draft }: WebsiteDocument,
  seen: string | undefined,
): Promise<ChangedSince | undefined> {
  const record = { recordKind: "website-document", recordId: id } as const;
  return checkSeenMark(tx, actor, record, { seen, mark: draftMark(draft === null ? [] : [draft]) });
}

/**
 * The version becomes a draft, so that somebody can look at it first.
 * @param version of the document, or undefined for what was shipped
 * @param seen `draftMark` of the draft that the page showed, or of none: it is replaced
 */
export const bringBack = (
  context: Context,
  actor: Actor,
  document: DocumentName,
  version: string | undefined,
  seen?: string,
): Promise<ChangeResult<"no-version"> | ChangedSince> =>
  changeRecord<WebsiteDocument, { edits: StoredEdits }, "no-version", Done | ChangedSince>(
    context,
    {
      lock: (tx) => lockWebsiteDocument(tx, document),
      isAllowed: may(actor, "website.change"),
      async decide(tx, row) {
        const changed = await checkSeenDraft(tx, actor, row, seen);
        if (changed) return changed;
        const { id } = row;
        if (version === undefined) return { edits: {} };
        const edits = await findVersion(tx, id, version);
        return edits === undefined ? "no-version" : { edits: editsThatDiffer(document, edits) };
      },
      apply: (tx, row, { edits }) => replaceDraft(tx, actor, row, edits, "brought-back"),
    },
  );

/**
 * Imported texts become drafts, because nobody should publish a file unread. Either all are imported or none.
 * @returns whether anything differs
 */
export const importAll = (
  { db }: Context,
  actor: Actor,
  documents: readonly (readonly [DocumentName, StoredEdits])[],
): Promise<boolean> =>
  db.transaction(async (tx) => {
    let isChanged = false;
    for (const [document, edits] of inLockOrder(documents, ([name]) => name)) {
      const before = await findWebsiteDocument(tx, document);
      await importEdits({ db: tx }, actor, document, edits);
      const after = await findWebsiteDocument(tx, document);
      if (!sameEdits(before?.draft ?? {}, after?.draft ?? {})) isChanged = true;
    }
    return isChanged;
  });

const importEdits = (
  context: Context,
  actor: Actor,
  document: DocumentName,
  edits: StoredEdits,
): Promise<ChangeResult<never>> =>
  changeRecord<WebsiteDocument, { edits: StoredEdits }, never, Done>(context, {
    lock: (tx) => lockWebsiteDocument(tx, document),
    isAllowed: may(actor, "website.change"),
    decide: async () => ({ edits: editsThatDiffer(document, edits) }),
    apply: (tx, row, { edits: fitting }) => replaceDraft(tx, actor, row, fitting, "imported"),
  });

async function replaceDraft(
  tx: Transaction,
  actor: Actor,
  row: WebsiteDocument,
  edits: StoredEdits,
  kind: "brought-back" | "imported",
): Promise<Done> {
  const before = row.draft ?? row.published;
  if (sameEdits(edits, before)) return done;
  const draft = sameEdits(edits, row.published) ? null : edits;
  const change = changedEdits(before, edits);
  await writeDraft(tx, row, draft, { kind, actorId: actor.accountId, change });
  return done;
}

/**
 * The clock publishes it in the name of the person who has planned it.
 * @returns whether it was due still
 */
export const publishDue = (db: Database, document: DocumentName): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await lockWebsiteDocument(tx, document);
    if (row.draft === null || row.publishAt === null || row.publishAt > new Date()) return false;
    await publishDraft(tx, row, { actorId: row.publishBy, isOnSchedule: true });
    return true;
  });
