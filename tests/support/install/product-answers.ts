import { expect } from "vitest";
import { quoteFields } from "../quote-request.ts";
import { sendQuote } from "../sent-quotes.ts";

/** A page, a page that is rendered, and a form with and without JavaScript. */
export async function expectProduct(url: string): Promise<void> {
  const first = await fetch(`${url}/about`);
  expect([first.status, await first.text()]).toEqual([200, expect.stringContaining("<h1")]);
  const signIn = await fetch(`${url}/client-portal`);
  expect([signIn.status, await signIn.text()]).toEqual([
    200,
    expect.stringContaining('type="password"'),
  ]);
  const missing = await fetch(`${url}/nothing-here`);
  expect(missing.status).toBe(404);
  const sent = await sendQuote(url);
  expect([sent.status, sent.reference]).toEqual([201, expect.any(String)]);
  const posted = await fetch(`${url}/?index`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: url },
    body: new URLSearchParams({ ...quoteFields, email: "without-script@example.com" }),
  });
  expect(posted.status).toBeGreaterThanOrEqual(200);
  expect(posted.status).toBeLessThan(400);
}
