/** Refusals that need no page: one sentence, with the headers that every answer carries. */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { securityHeaderList } from "#app/http/security-headers.ts";

export interface Refusal {
  status: number;
  /** For whoever reads the answer. */
  message: string;
  /** Names and values in turn. */
  headers?: string[];
}

function headersOf({ message, headers = [] }: Refusal, https: boolean): string[] {
  return [
    ...["Content-Type", "text/plain; charset=utf-8"],
    ...["Content-Length", String(Buffer.byteLength(message))],
    ...["Cache-Control", "no-store"],
    ...headers,
    ...securityHeaderList(https),
  ];
}

/** @param https whether the visitor came by https */
export function refuse(response: ServerResponse, refusal: Refusal, https: boolean): void {
  response.writeHead(refusal.status, headersOf(refusal, https));
  response.end(response.req.method === "HEAD" ? undefined : refusal.message);
}

/** For a connection that got no response object, as its request could not be read; it is ended. */
export function refuseConnection(socket: Duplex, refusal: Refusal, https: boolean): void {
  const { status, message } = refusal;
  const headers = headersOf(refusal, https);
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n`;
  for (let at = 0; at < headers.length; at += 2) head += `${headers[at]}: ${headers[at + 1]}\r\n`;
  socket.end(`${head}\r\n${message}`, () => socket.destroy());
}
