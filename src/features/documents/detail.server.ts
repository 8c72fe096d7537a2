import * as z from "zod/mini";
import { momentOf } from "#platform/document/moment.ts";
import { dayWithYear } from "#platform/format/day-format.ts";
import { formatChanges } from "#platform/history/format-changes.ts";
import type { HistoryListRow } from "#platform/history/history.server.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import type { Language } from "#platform/language/language.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import {
  clockNow,
  contentState,
  formatValidity,
  toDocumentTableRow,
} from "./document-table-row.server.ts";
import { type DocumentsView, toDocumentsViewData } from "./documents-view.ts";
import { findDocument } from "./find-document.server.ts";
import { documentServerMessages } from "./messages.server.ts";

/** Newest first. */
const historyOf = (history: readonly HistoryListRow[], language: Language) =>
  history.map(({ id, at, kind, actorName, details }) => ({
    id,
    at: momentOf(at, language),
    who: actorName,
    what: sentenceOf(kind, details, language),
  }));

function sentenceOf(kind: string, details: Record<string, unknown>, language: Language): string {
  const { history } = documentServerMessages(language);
  const version = Number(details.version);
  switch (kind) {
    case "added":
      return history.added;
    case "version-added":
      return history.versionAdded({ version });
    case "acknowledged":
      return history.acknowledged({ version });
    case "withdrawn":
      return history.withdrawn;
    default: {
      const formatValue = (_: string, day: unknown): string =>
        typeof day === "string" && day !== "" ? dayWithYear(day, language) : history.noDate;
      const changes = formatChanges(details, { labels: history.fields, formatValue, language });
      return changes === ""
        ? history.datesChanged({ version })
        : history.datesChangedTo({ version, changes });
    }
  }
}

/** @throws 404 for what is no id, does not exist or may not be seen */
export async function readDocument(view: DocumentsView, route: RouteRequest, rawId?: string) {
  const { actor, id, db } = await enterDocument(view, route, rawId);
  const document = await findDocument(db, actor, id, clockNow());
  if (document === undefined) throw new Response(null, { status: 404 });
  const { language } = actor;
  const mayChange = may(actor, "documents.change") && document.withdrawnAt === null;
  return {
    ...toDocumentTableRow(document, language),
    view: toDocumentsViewData(view),
    versionId: document.versionId,
    kind: document.fileKind,
    addedName: document.addedName,
    withdrawReason: document.withdrawReason,
    versions: document.versions.map(({ id: _, kind, bytes, addedAt, state, isHeld, ...one }) => ({
      number: one.number,
      addedName: one.addedName,
      added: momentOf(addedAt, language),
      days: formatValidity(one, language),
      content: contentState({ state, isHeld }),
      size: formatFile(kind, bytes, language),
    })),
    acknowledgements: document.acknowledgements.map(({ name, at }) => ({
      name,
      at: at && momentOf(at, language),
    })),
    accesses: document.accesses.map(({ at, ...one }) => ({ ...one, at: momentOf(at, language) })),
    history: historyOf(document.history, language),
    mayChange,
    mayAcknowledge: may(actor, "documents.acknowledge") && document.waits,
  };
}

export async function enterDocument(view: DocumentsView, route: RouteRequest, rawId?: string) {
  const actor = await view.enter(route);
  const parsed = z.safeParse(z.uuid(), rawId);
  if (!parsed.success) throw new Response(null, { status: 404 });
  return { actor, id: parsed.data, ...route.context.get(appContext) };
}

export type DocumentData = Awaited<ReturnType<typeof readDocument>>;

/** Opening the page marks what its reader was told about the document as read. */
export async function openDocument(view: DocumentsView, route: RouteRequest, rawId?: string) {
  const document = await readDocument(view, route, rawId);
  await recordOpened(route, await view.enter(route), "document", document.id);
  return { ...document, done: doneOf(route) };
}

const doneOf = ({ request }: RouteRequest) =>
  z.safeParse(
    z.enum(["added", "version", "days", "withdrawn", "acknowledged"]),
    new URL(request.url).searchParams.get("done"),
  ).data;

/** @returns e.g. `PDF, 1.2 MB` */
function formatFile(kind: "jpeg" | "pdf", bytes: number, language: Language): string {
  const size =
    bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1_000)} kB`;
  return documentServerMessages(language).file[kind]({ size });
}
