import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { momentOf } from "#platform/document/moment.ts";
import type { RouteRequest } from "#platform/http/actor.server.ts";
import { appContext } from "#platform/http/context.ts";
import { askAboutAnother, handleFormOnce } from "#platform/http/form-once.server.ts";
import { notFound, requireUuid } from "#platform/http/not-found.server.ts";
import {
  handleForm,
  type Refuse,
  redirectAfterPost,
} from "#platform/http/signed-in-form.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import type { Language } from "#platform/language/language.ts";
import { recordOpened } from "#platform/notifications/opened-record.server.ts";
import { linkedAbout, toThreadAboutView } from "./about.server.ts";
import { findThread, type Thread, type ThreadMessage } from "./find-thread.server.ts";
import { messageForm } from "./message-form.server.ts";
import { threadServerTexts } from "./messages.server.ts";
import type { MessagesView } from "./messages-view.ts";
import { type SendResult, sendMessage } from "./send-message.server.ts";
import { sendProblems } from "./send-problems.server.ts";
import { markThreadRead } from "./unread.server.ts";

/** A form without scripts cannot make its own attempt id. */
const newAttempt = (): string => randomUUID();

export async function readThread(
  view: MessagesView,
  route: RouteRequest,
  rawId: string | undefined,
) {
  const { actor, thread, isOlderPage } = await requireThread(view, route, rawId);
  const { db } = route.context.get(appContext);
  const last = thread.messages.at(-1);
  // A browser that fetches ahead has nobody who reads.
  const isLook = !route.request.headers.get("sec-purpose")?.includes("prefetch");
  if (last && isLook) await markThreadRead(db, actor, thread.id, last.position);
  await recordOpened(route, actor, "thread", thread.id);
  return {
    ...toThreadView(thread, actor.language),
    about: thread.about && linkedAbout(view, thread.about, actor.language),
    path: view.path,
    filesPath: `${view.area}/files`,
    namesClients: view.namesClients,
    isOlderPage,
    attempt: newAttempt(),
    me: actor.accountId,
  };
}

export type ThreadData = Awaited<ReturnType<typeof readThread>>;

/** @throws 404 for a thread that this person may not see */
export async function requireThread(
  view: MessagesView,
  route: RouteRequest,
  rawId: string | undefined,
) {
  const actor = await view.enter(route);
  const { db } = route.context.get(appContext);
  const before = z.safeParse(z.uuid(), new URL(route.request.url).searchParams.get("before"));
  const thread = await findThread(
    db,
    actor,
    requireUuid(rawId),
    before.success ? before.data : undefined,
  );
  if (thread === undefined) throw notFound();
  return { actor, thread, isOlderPage: before.success };
}

export const toThreadView = (
  { messages, startedAt: _, about, timeZone, ...thread }: Thread,
  language: Language,
) => ({
  ...thread,
  about: about && toThreadAboutView(about, language),
  oldest: messages[0]?.id,
  messages: messages.map((message) => toMessageView(message, timeZone, language)),
});

const toMessageView = (
  { id, text, words, language: written, files, attempt, sentAt, author }: ThreadMessage,
  timeZone: string,
  language: Language,
) => ({
  id,
  text,
  words,
  language: written,
  files,
  attempt,
  sent: momentOf(sentAt, language, timeZone),
  author: { ...author, roleLabel: roleLabels(language)[author.role] },
});

const definition = (sender: Actor) => ({
  form: "message",
  schema: messageForm(sender.language),
  echoed: ["text", "attempt"],
  sender,
});

const addition = (language: Language) => ({
  noun: "message",
  question: threadServerTexts(language).problems.sentBefore,
});

/** Forms without scripts post here. */
export async function postMessage(
  view: MessagesView,
  route: RouteRequest,
  rawId: string | undefined,
) {
  const sender = await view.enter(route);
  const id = requireUuid(rawId);
  const { db } = route.context.get(appContext);
  const form = {
    ...definition(sender),
    actor: sender,
    db,
    adds: () => addition(sender.language),
  };
  return handleFormOnce(route, form, async (fields, refuse, db, fileIds) => {
    const result = await sendMessage({ db }, sender, id, fields, fileIds);
    return result.ok
      ? redirectAfterPost(`${view.path}/${result.threadId}#latest`)
      : refuseMessage(refuse, result, sender.language);
  });
}

function refuseMessage(
  refuse: Refuse,
  { reason }: Exclude<SendResult, { ok: true }>,
  language: Language,
) {
  if (reason === "not-found") throw notFound();
  return reason === "sent-before"
    ? askAboutAnother(refuse, addition(language))
    : refuse(422, sendProblems(language)[reason]);
}

/** The page's script posts the same here and gets JSON. Its files have been uploaded before. */
export async function sendAsJson(
  view: MessagesView,
  route: RouteRequest,
  rawId: string | undefined,
): Promise<Response> {
  const sender = await view.enter(route);
  const id = requireUuid(rawId);
  const response = await handleForm(route, definition(sender), async (fields, refuse, fileIds) => {
    const context = route.context.get(appContext);
    const result = await sendMessage(context, sender, id, fields, fileIds);
    return result.ok ? result : refuseMessage(refuse, result, sender.language);
  });
  const headers = { "Cache-Control": "no-store" };
  if ("init" in response) {
    const { problem, errors } = response.data;
    const { text, photos, attempt } = errors;
    const { unreadable } = threadServerTexts(sender.language).errors;
    const message = problem ?? text ?? photos ?? attempt ?? unreadable;
    return Response.json({ message }, { status: response.init?.status ?? 400, headers });
  }
  return Response.json({ id: response.messageId }, { status: 201, headers });
}
