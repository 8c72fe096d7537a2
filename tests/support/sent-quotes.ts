import { randomUUID } from "node:crypto";
import { quoteFields } from "./quote-request.ts";

export interface SentQuote {
  key: string;
  status: number;
  ms: number;
  reference: string | undefined;
}

let visitors = 0;

/** @param visitor address that a trusted proxy reports, for limits by address */
export async function sendQuote(
  url: string,
  { key = randomUUID() as string, visitor = newVisitor() } = {},
): Promise<SentQuote> {
  const started = performance.now();
  const headers = {
    "content-type": "application/json",
    "idempotency-key": key,
    "x-forwarded-for": visitor,
  };
  const body = JSON.stringify({ ...quoteFields, email: `${key}@example.com` });
  const response = await fetch(`${url}/api/quote`, { method: "POST", headers, body });
  const answer: { reference?: string } = await response.json();
  const ms = performance.now() - started;
  return { key, status: response.status, ms, reference: answer.reference };
}

function newVisitor(): string {
  visitors++;
  return `198.18.${(visitors >> 8) & 255}.${visitors & 255}`;
}
