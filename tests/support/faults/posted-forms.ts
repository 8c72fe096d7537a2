/** Sends quote requests without a pause, each from another visitor. */
import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { quoteFields } from "../quote-request.ts";

export interface PostedForms {
  acknowledged: readonly string[];
  /** Number of responses by status; 0 is no response. */
  statuses: Readonly<Record<number, number>>;
  worstMs(): number;
  /** Milliseconds from the call to the next 201 for a request that was sent after it. */
  nextAccepted(): Promise<number>;
  stop(): Promise<void>;
}

export function postForms(url: string, clients: number): PostedForms {
  const acknowledged: string[] = [];
  const statuses: Record<number, number> = {};
  let waiting: { since: number; resolve(ms: number): void }[] = [];
  let visitor = 0;
  let worst = 0;
  let posting = true;

  async function post() {
    const n = visitor++;
    const sentAt = performance.now();
    const response = await fetch(`${url}/api/quote`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
        "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      },
      body: JSON.stringify({ ...quoteFields, email: `visitor${n}@example.com` }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined);
    const status = response?.status ?? 0;
    const body = await response?.json().catch(() => undefined);
    statuses[status] = (statuses[status] ?? 0) + 1;
    worst = Math.max(worst, performance.now() - sentAt);
    // A 201 whose body was cut off acknowledges nothing.
    if (status !== 201 || typeof body?.reference !== "string") return setTimeout(50);
    acknowledged.push(body.reference);
    const now = performance.now();
    for (const { since, resolve } of waiting) if (since <= sentAt) resolve(now - since);
    waiting = waiting.filter(({ since }) => since > sentAt);
  }

  const client = async () => {
    while (posting) await post();
  };
  const running = Promise.all(Array.from({ length: clients }, client));
  return {
    acknowledged,
    statuses,
    worstMs: () => worst,
    nextAccepted: () =>
      new Promise((resolve) => waiting.push({ since: performance.now(), resolve })),
    async stop() {
      posting = false;
      await running;
    },
  };
}
