import type { Sent } from "./send-entries.ts";

const timeoutMs = 30_000;
/** A photo may take long on one bar; a silent connection ends all the same. */
const photoTimeoutMs = 180_000;

/**
 * An answer is ours where it is JSON of the right shape: hotels and gateways answer as well, with any
 * status. @param read undefined for what is not an answer to this
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
  if (response === undefined || response.redirected) return { state: "offline" };
  const isOurs = response.headers.has("X-Request-Id");
  const body = await readObject(response);
  if (response.status === 401 && isOurs) return { state: "signed-out" };
  if (response.ok) {
    const answer = body && read(body);
    return answer === undefined ? { state: "offline" } : { state: "taken", answer };
  }
  if (typeof body?.reason === "string") return { state: "refused", reason: body.reason };
  // The role is another one by now.
  if (response.status === 404 && isOurs) return { state: "refused", reason: "not-found" };
  const isForGood = [413, 415, 422].includes(response.status) && isOurs;
  return isForGood ? { state: "refused", reason: "photo-refused" } : { state: "offline" };
}

async function readObject(response: Response): Promise<Record<string, unknown> | undefined> {
  try {
    const body: unknown = await response.json();
    return typeof body === "object" && body !== null ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}
