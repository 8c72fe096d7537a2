import { connection } from "../connection.ts";

export type Sent =
  | { state: "sent"; id: string; name: string }
  /** The refusal is final: another file is needed. */
  | { state: "refused"; problem: string }
  /** May well work the next time; by itself where nobody has answered. */
  | { state: "failed"; problem: string; isUnreached?: boolean };

/** Sentences for failures that the server does not explain itself. */
interface PhotoProblems {
  noConnection: string;
  notSaved: string;
  signedOut: string;
}

/**
 * `XMLHttpRequest` reports the progress, which `fetch` does not. @param onProgress gets a share from 0 to 1
 */
export function sendPhoto(
  address: string,
  content: Blob,
  name: string,
  onProgress: (done: number) => void,
  signal: AbortSignal,
  problems: PhotoProblems,
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const form = new FormData();
    form.append("photo", content, name);
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener("load", () => resolve(answerOf(request, problems)));
    for (const event of ["error", "abort", "timeout"] as const)
      request.addEventListener(event, () => {
        if (event !== "abort") connection.missed();
        resolve({ state: "failed", problem: problems.noConnection, isUnreached: true });
      });
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", address);
    request.send(form);
  });
}

function answerOf(
  { status, responseText }: XMLHttpRequest,
  { notSaved, signedOut }: PhotoProblems,
): Sent {
  const { id, name, message } = read(responseText);
  if (status === 200 && id !== undefined && name !== undefined) return { state: "sent", id, name };
  // The way to the log-in was followed, and ended at a page.
  if (status === 200 || status === 401) return { state: "failed", problem: signedOut };
  const isForGood = status >= 400 && status < 500 && status !== 429;
  return { state: isForGood ? "refused" : "failed", problem: message ?? notSaved };
}

function read(text: string): Partial<Record<"id" | "name" | "message", string>> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}
