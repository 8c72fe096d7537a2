/** Messages that the server has not confirmed: kept in this tab, sent until it has. */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { inStorage } from "#app/ui/form/draft-store.ts";
import { fieldsOf } from "#app/ui/form/kept-photos.ts";
import type { KeptPhotos } from "#app/ui/form/use-photos.ts";
import type { ThreadData } from "./thread.server.ts";
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

export function useUnsent({ path, id, me, messages }: ThreadData) {
  const name = `messages-unsent/${me}/${id}`;
  const [unsent, setUnsent] = useState<UnsentMessage[]>([]);
  const { revalidate } = useRevalidator();
  /** One answer is waited for at a time, and counts once. */
  const sending = useRef(new Set<string>());

  const change = (next: (now: UnsentMessage[]) => UnsentMessage[]) =>
    setUnsent((now) => {
      const changed = next(now);
      inStorage((storage) =>
        changed.length === 0
          ? storage.removeItem(name)
          : storage.setItem(name, JSON.stringify(changed)),
      );
      return changed;
    });

  const post = async ({ attempt, text, files }: UnsentMessage) => {
    if (sending.current.has(attempt)) return;
    sending.current.add(attempt);
    const response = await fetch(`${path}/${id}/send.json`, {
      method: "POST",
      body: new URLSearchParams({ attempt, text, ...fieldsOf(files) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    const answer = await readSendAnswer(response);
    sending.current.delete(attempt);
    if (answer.state === "signed-out") return void revalidate();
    if (answer.state === "sent") {
      await revalidate();
      return change((now) => now.filter((one) => one.attempt !== attempt));
    }
    change((now) =>
      now.map((one) => (one.attempt === attempt ? afterAnswer(one, answer, Date.now()) : one)),
    );
  };
  const retryAll = useEffectEvent(() => {
    for (const message of unsent) if (isDue(message, Date.now())) void post(message);
  });

  useEffect(() => {
    const stored = readUnsent(inStorage((storage) => storage.getItem(name)) ?? null);
    if (stored.length > 0) setUnsent(stored);
    const timer = setInterval(() => retryAll(), retryMs);
    const now = () => retryAll();
    window.addEventListener("online", now);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", now);
    };
  }, [name]);

  // A hint may bring the message before its own answer does.
  const arrived = new Set(messages.map(({ attempt }) => attempt));
  return {
    waiting: unsent.filter(({ attempt }) => !arrived.has(attempt)),
    send(text: string, files: KeptPhotos) {
      const message = newMessage(newId(), text, files);
      change((now) => [...now, message]);
      void post(message);
    },
    retry(attempt: string, isWithoutFiles = false) {
      const found = unsent.find((one) => one.attempt === attempt);
      if (found === undefined) return;
      const message = newMessage(attempt, found.text, isWithoutFiles ? [] : found.files);
      change((now) => now.map((one) => (one.attempt === attempt ? message : one)));
      void post(message);
    },
    remove: (attempt: string) => change((now) => now.filter((one) => one.attempt !== attempt)),
  };
}

/** `crypto.randomUUID` exists on secure origins only. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
