import { type IncomingHttpHeaders, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { httpMessages } from "#platform/http/messages.server.ts";
import { securityHeaderList } from "#platform/http/security-headers.ts";
import { languageOfHeaders } from "#platform/http/visitor-language.server.ts";

export interface HttpError {
  status: number;
  /** Made in the language of whoever asked. */
  message(texts: ReturnType<typeof httpMessages>): string;
  /** Alternating names and values. */
  headers?: string[];
}

const messageFor = (
  requestHeaders: IncomingHttpHeaders | undefined,
  error: HttpError,
  https: boolean,
): string => error.message(httpMessages(languageOfHeaders(requestHeaders, https)));

function headersOf({ headers = [] }: HttpError, message: string, https: boolean): string[] {
  return [
    "Content-Type",
    "text/plain; charset=utf-8",
    "Content-Length",
    String(Buffer.byteLength(message)),
    "Cache-Control",
    "no-store",
    ...headers,
    ...securityHeaderList(https),
  ];
}

/** @param https whether the visitor came by https */
export function sendError(response: ServerResponse, error: HttpError, https: boolean): void {
  const message = messageFor(response.req.headers, error, https);
  response.writeHead(error.status, headersOf(error, message, https));
  response.end(response.req.method === "HEAD" ? undefined : message);
}

/**
 * Answers a request that has no response object, or one that cannot be used, and closes the socket.
 * @param asked the headers of the request, where they could be parsed
 */
export function sendSocketError(
  socket: Duplex,
  requestHeaders: IncomingHttpHeaders | undefined,
  error: HttpError,
  https: boolean,
): void {
  const { status } = error;
  const message = messageFor(requestHeaders, error, https);
  const headers = headersOf(error, message, https);
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  socket.end(`${head}\r\n${message}`, () => socket.destroy());
}
