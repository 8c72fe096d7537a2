import * as z from "zod/mini";
import { momentOf } from "#platform/document/moment.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { may } from "#platform/identity/permissions.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { type DocumentsRoom, shownRoom } from "./documents-room.ts";
import { findDocument } from "./find-document.ts";
import { clockNow, contentState, daysInWords, shownDocument } from "./shown-document.server.ts";
import { storyOf } from "./story.server.ts";

/** @throws 404 for what is no id, does not exist or may not be seen */
export async function readDocument(room: DocumentsRoom, route: RouteRequest, rawId?: string) {
  const { actor, id, db } = await enterDocument(room, route, rawId);
  const document = await findDocument(db, actor, id, clockNow());
  if (document === undefined) throw new Response(null, { status: 404 });
  const mayChange = may(actor, "documents.change") && document.withdrawnAt === null;
  return {
    ...shownDocument(document),
    room: shownRoom(room),
    versionId: document.versionId,
    kind: document.fileKind,
    addedName: document.addedName,
    withdrawReason: document.withdrawReason,
    versions: document.versions.map(({ id: _, kind, bytes, addedAt, state, isHeld, ...one }) => ({
      number: one.number,
      addedName: one.addedName,
      added: momentOf(addedAt),
      days: daysInWords(one),
      content: contentState({ state, isHeld }),
      size: sizeInWords(kind, bytes),
    })),
    acknowledgements: document.acknowledgements.map(({ name, at }) => ({
      name,
      at: at && momentOf(at),
    })),
    openings: document.openings.map(({ at, ...one }) => ({ ...one, at: momentOf(at) })),
    story: storyOf(document.history),
    mayChange,
    mayAcknowledge: may(actor, "documents.acknowledge") && document.waits,
  };
}

export async function enterDocument(room: DocumentsRoom, route: RouteRequest, rawId?: string) {
  const actor = await room.enter(route);
  const parsed = z.safeParse(z.uuid(), rawId);
  if (!parsed.success) throw new Response(null, { status: 404 });
  return { actor, id: parsed.data, ...route.context.get(appContext) };
}

export type DocumentData = Awaited<ReturnType<typeof readDocument>>;

/** For the page: what its reader was told about the document is read now. */
export async function openDocument(room: DocumentsRoom, route: RouteRequest, rawId?: string) {
  const document = await readDocument(room, route, rawId);
  await recordOpened(route, await room.enter(route), "document", document.id);
  return { ...document, done: doneOf(route) };
}

const doneOf = ({ request }: RouteRequest) =>
  z.safeParse(
    z.enum(["added", "version", "days", "withdrawn", "acknowledged"]),
    new URL(request.url).searchParams.get("done"),
  ).data;

/** @returns e.g. `PDF, 1.2 MB` */
function sizeInWords(kind: "jpeg" | "pdf", bytes: number): string {
  const name = kind === "pdf" ? "PDF" : "Picture";
  const size =
    bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.ceil(bytes / 1_000)} kB`;
  return `${name}, ${size}`;
}
