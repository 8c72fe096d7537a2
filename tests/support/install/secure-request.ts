/** Requests to a proxy with a certificate of its own authority. */
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { request } from "node:https";
import { text } from "node:stream/consumers";

export interface SecureOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Certificate of the authority. */
  authority: Buffer;
}

export function openSecurely(
  url: string,
  { body, authority, ...options }: SecureOptions,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { ...options, ca: authority, agent: false }, resolve)
      .once("error", reject)
      .end(body);
  });
}

export async function askSecurely(
  url: string,
  options: SecureOptions,
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }> {
  const response = await openSecurely(url, options);
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}
