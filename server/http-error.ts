import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { securityHeaderList } from "#platform/http/security-headers.ts";

export interface HttpError {
  status: number;
  message: string;
  /** Alternating names and values. */
  headers?: string[];
}

function headersOf({ message, headers = [] }: HttpError, https: boolean): string[] {
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
  response.writeHead(error.status, headersOf(error, https));
  response.end(response.req.method === "HEAD" ? undefined : error.message);
}

/** For a request that could not be parsed, so that there is no response object; closes the socket. */
export function sendSocketError(socket: Duplex, error: HttpError, https: boolean): void {
  const { status, message } = error;
  const headers = headersOf(error, https);
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  socket.end(`${head}\r\n${message}`, () => socket.destroy());
}
