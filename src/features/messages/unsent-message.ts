/** A message that the server has not confirmed, and what becomes of it with each answer. */
import { isAway } from "#ui/connection.ts";
import { keptPhotosOf } from "#ui/form/kept-photos.ts";
import type { KeptPhotos } from "#ui/form/use-photos.ts";
import type { threadTexts } from "./messages.ts";

type Texts = ReturnType<typeof threadTexts>;

const sendProblems = ["away", "failing", "given-up", "refused"] as const;

type SendProblem = (typeof sendProblems)[number];

export interface UnsentMessage {
  attempt: string;
  text: string;
  /** They have arrived, and belong to it once it is sent. */
  files: KeptPhotos;
  /** The reason why the last attempt failed; undefined during the first one. */
  problem?: SendProblem | undefined;
  /** The server's reason for a refusal, in the language that the page had then. */
  reason?: string | undefined;
  /** The server has it; the page shows it from here until it has been read again. */
  isSent?: boolean;
  /** True if it is sent again without a press of a button. */
  isRetried: boolean;
  /** Number of answers that neither accepted nor refused it. */
  failures: number;
  /** Milliseconds, of the last such answer. */
  failedAt: number;
}

const maxFailures = 5;
const failureGapMs = 10_000;

export const newMessage = (attempt: string, text: string, files: KeptPhotos): UnsentMessage => ({
  attempt,
  text,
  files,
  isRetried: true,
  failures: 0,
  failedAt: 0,
});

/** A server that fails is not asked again each time that a change event arrives. */
export const isDue = ({ isRetried, problem, failures, failedAt }: UnsentMessage, now: number) =>
  isRetried && problem !== undefined && (failures === 0 || now - failedAt >= failureGapMs);

export type SendAnswer =
  | { state: "sent" }
  | { state: "signed-out" }
  | { state: "away" }
  | { state: "failed" }
  | { state: "refused"; reason?: string | undefined };

/** @param response undefined where none came */
export async function readSendAnswer(response: Response | undefined): Promise<SendAnswer> {
  if (response === undefined) return { state: "away" };
  // The page leads to the sign-in and back, where the text still is.
  if (response.redirected || response.status === 401) return { state: "signed-out" };
  const isOurs = response.headers.has("X-Request-Id");
  if (isOurs && response.status === 201) return { state: "sent" };
  if (await isAway(response)) return { state: "away" };
  if (!isOurs || response.status >= 500) return { state: "failed" };
  const body: unknown = await response.json().catch(() => undefined);
  return { state: "refused", reason: reasonIn(body) };
}

/** @returns the message as it waits now */
export function afterAnswer(
  message: UnsentMessage,
  answer: Exclude<SendAnswer, { state: "sent" } | { state: "signed-out" }>,
  now: number,
): UnsentMessage {
  if (answer.state === "refused")
    return { ...message, problem: "refused", reason: answer.reason, isRetried: false };
  if (answer.state === "away") return { ...message, problem: "away", isRetried: true };
  const failures = message.failures + 1;
  const isRetried = failures < maxFailures;
  const problem = isRetried ? "failing" : "given-up";
  return { ...message, problem, isRetried, failures, failedAt: now };
}

const reasonIn = (body: unknown): string | undefined =>
  typeof body === "object" && body !== null && "message" in body && typeof body.message === "string"
    ? body.message
    : undefined;

/** @returns undefined while it is sent for the first time */
export const problemText = (
  { problem, reason }: Pick<UnsentMessage, "problem" | "reason">,
  { notSent }: Texts,
): string | undefined =>
  problem && (reason === undefined ? notSent[problem] : notSent.because({ reason }));

/** @param text as it stood in the storage of this tab; what is not of its shape is left out */
export function readUnsent(text: string | null): UnsentMessage[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(stored) ? stored.flatMap((entry) => readMessage(entry) ?? []) : [];
  } catch {
    return [];
  }
}

/** A message that was given up stays so; one on its way when the page closed is tried again. */
function readMessage(entry: unknown): UnsentMessage | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const { attempt, text, files, problem, reason, isRetried } = entry as Record<string, unknown>;
  if (typeof attempt !== "string" || typeof text !== "string") return undefined;
  const message = newMessage(attempt, text, keptPhotosOf(files ?? []));
  if (isRetried !== false || typeof problem !== "string") return { ...message, problem: "away" };
  return {
    ...message,
    problem: sendProblems.find((candidate) => candidate === problem) ?? "refused",
    reason: typeof reason === "string" ? reason : undefined,
    isRetried,
  };
}

/** A file to keep, for people who can't send the message anywhere. */
export function fileOfMessage(
  { text, files }: UnsentMessage,
  { thread }: Texts,
  now = new Date(),
): File {
  const names = files.map(({ name }) => name).join(", ");
  const parts = [text, names && thread.filesInFile({ names })].filter(Boolean);
  const name = `message-${now.toISOString().slice(0, 16).replaceAll(":", "-")}.txt`;
  return new File([`${parts.join("\n\n")}\n`], name, { type: "text/plain" });
}
