/**
 * Answers that do not wait for the end of their request: refused forms and uploads, and addresses that
 * take no body. They end their connection and say so, for nothing could follow but the rest of that body.
 */
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import { hasBody } from "./has-body.ts";

/** A slow line may go on sending for this long; the server's own timeout ends it where nothing comes. */
const maxMs = 30_000;

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

export class EarlyAnswer<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
    if (hasBody(this.req) && !this.req.complete) {
      this.setHeader("Connection", "close");
      closeAfterRequest(this.req);
    }
    return typeof reason === "string"
      ? super.writeHead(status, reason, headers)
      : super.writeHead(status, reason);
  }
}

/**
 * Closing a connection that holds unread bytes resets it, and a reset takes the answer away from a client
 * that is still sending. So the answer ends, the rest is read and dropped, and then it closes.
 */
function closeAfterRequest(request: IncomingMessage): void {
  const { socket } = request;
  const close = socket.destroySoon.bind(socket);
  let isEnding = false;
  // Node calls it when the last answer of a connection is written, and Hono half a second later.
  socket.destroySoon = () => {
    if (request.complete) return close();
    if (isEnding) return;
    isEnding = true;
    socket.end();
    const timer = setTimeout(close, maxMs);
    request.once("close", close);
    socket.once("close", () => clearTimeout(timer));
  };
}
