/** Messages that the server has not confirmed: kept in this tab, sent until it has. */
import { useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import type { KeptPhotos } from "#app/ui/form/use-photos.ts";
import { fieldsOf, keptFilesIn } from "./kept-files.ts";
import type { ThreadData } from "./thread.server.ts";
import { inStorage } from "./use-draft.ts";

export interface UnsentMessage {
  attempt: string;
  text: string;
  /** They have arrived, and belong to it once it is sent. */
  files: KeptPhotos;
  /** Why the last try failed. */
  problem?: string | undefined;
}

const retryMs = 5_000;
const timeoutMs = 20_000;
export const offline = "Not sent yet: no connection. It is tried again by itself.";

export function useUnsent({ path, id, me, messages }: ThreadData) {
  const name = `messages-unsent/${me}/${id}`;
  const [unsent, setUnsent] = useState<UnsentMessage[]>([]);
  const { revalidate } = useRevalidator();

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
  const fail = (attempt: string, problem: string) =>
    change((now) => now.map((one) => (one.attempt === attempt ? { ...one, problem } : one)));

  const post = async ({ attempt, text, files }: UnsentMessage) => {
    const answer = await fetch(`${path}/${id}/send.json`, {
      method: "POST",
      body: new URLSearchParams({ attempt, text, ...fieldsOf(files) }),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch(() => undefined);
    if (answer === undefined) return fail(attempt, offline);
    if (answer.status === 201) {
      await revalidate();
      return change((now) => now.filter((one) => one.attempt !== attempt));
    }
    // Signed out: the page leads to the sign-in and back, where the text still is.
    if (answer.redirected || answer.status === 401) return void revalidate();
    const said: unknown = await answer.json().catch(() => undefined);
    fail(attempt, answer.status >= 500 ? offline : reasonIn(said));
  };
  const retryAll = useEffectEvent(() => {
    for (const message of unsent) if (message.problem === offline) void post(message);
  });

  useEffect(() => {
    const kept = readKept(inStorage((storage) => storage.getItem(name)) ?? null);
    if (kept.length > 0) setUnsent(kept.map((one) => ({ ...one, problem: offline })));
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
      const message = { attempt: newId(), text, files };
      change((now) => [...now, message]);
      void post(message);
    },
    retry(attempt: string, isWithoutFiles = false) {
      const found = unsent.find((one) => one.attempt === attempt);
      if (found === undefined) return;
      const files = isWithoutFiles ? [] : found.files;
      const message = { ...found, files, problem: undefined };
      change((now) => now.map((one) => (one.attempt === attempt ? message : one)));
      void post(message);
    },
    remove: (attempt: string) => change((now) => now.filter((one) => one.attempt !== attempt)),
  };
}

const reasonIn = (said: unknown): string =>
  typeof said === "object" && said !== null && "message" in said && typeof said.message === "string"
    ? `Not sent: ${said.message}`
    : "Not sent. Please try again.";

function readKept(text: string | null): UnsentMessage[] {
  try {
    const kept: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(kept) ? kept.filter(isMessage).map(withFiles) : [];
  } catch {
    return [];
  }
}

const withFiles = (one: Omit<UnsentMessage, "files">): UnsentMessage => ({
  ...one,
  files: keptFilesIn("files" in one ? one.files : []),
});

const isMessage = (one: unknown): one is Omit<UnsentMessage, "files"> =>
  typeof one === "object" &&
  one !== null &&
  "attempt" in one &&
  typeof one.attempt === "string" &&
  "text" in one &&
  typeof one.text === "string";

/** `crypto.randomUUID` exists on secure origins only. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
