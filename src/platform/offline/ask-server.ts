import { connection, isAway, isAwayStatus } from "#ui/connection.ts";
import type { Sent } from "./send-entries.ts";

const timeoutMs = 30_000;
/** A photo may take long on one bar; a silent connection ends all the same. */
const photoTimeoutMs = 180_000;

/**
 * An answer is ours where it carries the number of its request: hotels and gateways answer as well, with
 * any status. @param read undefined for what is not an answer to this
 */
export async function askServer<Taken>(
  address: string,
  init: { method: "GET" | "PUT"; body?: string | FormData },
  read: (body: Record<string, unknown>) => Taken | undefined,
): Promise<Sent<Taken>> {
  const isPhoto = init.body instanceof FormData;
  const response = await fetch(address, {
    ...init,
    headers: {
      Accept: "application/json",
      ...(typeof init.body === "string" && { "Content-Type": "application/json" }),
    },
    cache: "no-store",
    signal: AbortSignal.timeout(isPhoto ? photoTimeoutMs : timeoutMs),
  }).catch(() => undefined);
  // Every page reports a lost connection above its content, so nothing more is needed here.
  if (response === undefined) connection.missed();
  if (response === undefined || response.redirected) return { state: "offline" };
  const isOurs = response.headers.has("X-Request-Id");
  if (!isOurs) return { state: (await isAway(response)) ? "offline" : "failed" };
  connection.heard();
  const body = await readObject(response);
  if (response.status === 401) return { state: "signed-out" };
  if (response.ok) {
    const answer = body && read(body);
    return answer === undefined ? { state: "failed" } : { state: "taken", answer };
  }
  if (typeof body?.reason === "string") return { state: "refused", reason: body.reason };
  // The person has another role now.
  if (response.status === 404) return { state: "refused", reason: "not-found" };
  if (isForGood.has(response.status)) return { state: "refused", reason: "photo-refused" };
  if (isFull.has(response.status)) return { state: "busy", waitMs: waitBefore(response) };
  return { state: isAwayStatus(response.status) ? "offline" : "failed" };
}

const isForGood = new Set([413, 415, 422]);
/** An hourly limit is reached, or the disk is full: that may take an hour, and passes. */
const isFull = new Set([429, 507]);
const minWaitMs = 20_000;
const usualWaitMs = 5 * 60_000;
const maxWaitMs = 10 * 60_000;

/** Photos are large: they are not sent again every few seconds just to be refused. */
function waitBefore({ headers }: Response): number {
  const seconds = headers.get("Retry-After") ?? "";
  if (!/^\d+$/.test(seconds)) return usualWaitMs;
  return Math.min(maxWaitMs, Math.max(minWaitMs, Number(seconds) * 1_000));
}

async function readObject(response: Response): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = await response.json();
    return typeof body === "object" && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}
