/** Messages that the server has not confirmed: kept in this tab, sent until it has. */
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useReadAgain } from "#platform/navigation/use-read-again.ts";
import { newUuid } from "#platform/pre-hydration/new-uuid.ts";
import { withSessionStorage } from "#ui/form/draft-store.ts";
import { fieldsOf } from "#ui/form/kept-photos.ts";
import type { KeptPhotos } from "#ui/form/use-photos.ts";
import type { ThreadData } from "./thread-screen.server.ts";
import {
  afterAnswer,
  isDue,
  newMessage,
  readSendAnswer,
  readUnsent,
  type UnsentMessage,
} from "./unsent-message.ts";

const retryMs = 5_000;
const timeoutMs = 20_000;

type Messages = readonly UnsentMessage[];
const none: Messages = [];

// Outside of React, so that a screen that remounts still shows a message on its way.
const lists = new Map<string, Messages>();
const listeners = new Set<() => void>();
/** One answer is waited for at a time, and counts once. */
const sending = new Set<string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function read(name: string): Messages {
  const list = lists.get(name);
  if (list !== undefined) return list;
  const stored = readUnsent(withSessionStorage((storage) => storage.getItem(name)) ?? null);
  lists.set(name, stored);
  return stored;
}

function change(name: string, to: (now: Messages) => Messages): void {
  const changed = to(read(name));
  lists.set(name, changed);
  withSessionStorage((storage) =>
    changed.length === 0
      ? storage.removeItem(name)
      : storage.setItem(name, JSON.stringify(changed)),
  );
  for (const listener of listeners) listener();
}

export function useUnsent({ path, id, me, messages, isOlderPage }: ThreadData) {
  const name = `messages-unsent/${me}/${id}`;
  const unsent = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => none,
  );
  const readAgain = useReadAgain();
  const replace = (attempt: string, by: (one: UnsentMessage) => UnsentMessage) =>
    change(name, (now) =>
      now.map((message) => (message.attempt === attempt ? by(message) : message)),
    );
  const remove = (attempt: string) =>
    change(name, (now) => now.filter((message) => message.attempt !== attempt));

  const post = async ({ attempt, text, files }: UnsentMessage) => {
    if (sending.has(attempt)) return;
    sending.add(attempt);
    const response = await fetch(`${path}/${id}/send.json`, {
      method: "POST",
      body: new URLSearchParams({ attempt, text, ...fieldsOf(files) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    const answer = await readSendAnswer(response);
    sending.delete(attempt);
    if (answer.state === "signed-out") return void readAgain();
    if (answer.state !== "sent")
      return replace(attempt, (message) => afterAnswer(message, answer, Date.now()));
    // The connection may be gone before the page has been read again, which has it then.
    replace(attempt, (message) => ({
      ...message,
      isSent: true,
      isRetried: false,
      problem: undefined,
    }));
    await readAgain();
    if (isOlderPage) remove(attempt);
  };
  const retryAll = useEffectEvent(() => {
    for (const message of unsent) if (isDue(message, Date.now())) void post(message);
  });

  useEffect(() => {
    const timer = setInterval(() => retryAll(), retryMs);
    const now = () => retryAll();
    window.addEventListener("online", now);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", now);
    };
  }, []);

  // A change event may bring the message before its own answer does.
  const arrived = new Set(messages.map(({ attempt }) => attempt));
  const waiting = unsent.filter(({ attempt }) => !arrived.has(attempt));
  const hasArrived = unsent.some(({ attempt, isSent }) => isSent && arrived.has(attempt));
  const removeArrived = useEffectEvent(() =>
    change(name, (now) => now.filter(({ attempt, isSent }) => !(isSent && arrived.has(attempt)))),
  );
  useEffect(() => {
    if (hasArrived) removeArrived();
  }, [hasArrived]);

  return {
    waiting,
    send(text: string, files: KeptPhotos) {
      const message = newMessage(newUuid(), text, files);
      change(name, (now) => [...now, message]);
      void post(message);
    },
    retry(attempt: string, isWithoutFiles = false) {
      const unsentMessage = unsent.find((message) => message.attempt === attempt);
      if (unsentMessage === undefined) return;
      const message = newMessage(
        attempt,
        unsentMessage.text,
        isWithoutFiles ? [] : unsentMessage.files,
      );
      replace(attempt, () => message);
      void post(message);
    },
    remove,
  };
}
