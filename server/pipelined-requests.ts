/**
 * One request of a connection after the other. Node hands over at once whatever a client sent without
 * waiting for answers (RFC 9112, section 9.3.2): 54 KiB hold two thousand requests.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface Line {
  answering: ServerResponse;
  /** In the order in which they were sent. */
  waiting: { request: IncomingMessage; response: ServerResponse }[];
}

/** A body keeps up to 64 KiB in memory while its request waits, a head some 4. */
const weightOf = ({ headers }: IncomingMessage): number =>
  headers["content-length"] === undefined && headers["transfer-encoding"] === undefined ? 1 : 16;

/**
 * A request waits until the one before it on its connection is answered, and the socket is not read
 * meanwhile; what came in the same packet is kept.
 * @param most heads kept at most by the whole process; the connection that brings more is ended
 */
export function oneAtATime(listener: RequestListener, most: number): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  let kept = 0;

  const advance = (socket: Socket, line: Line) => {
    const next = line.waiting.shift();
    if (next === undefined) return;
    kept -= weightOf(next.request);
    if (socket.destroyed) return advance(socket, line);
    line.answering = next.response;
    if (line.waiting.length > 0) advanceAfter(next.response, socket, line);
    else socket.resume();
    listener(next.request, next.response);
  };
  // Through the loop, so that other connections have their turn.
  const advanceAfter = (response: ServerResponse, socket: Socket, line: Line) =>
    response.once("close", () => setImmediate(advance, socket, line));

  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (line === undefined) lines.set(socket, { answering: response, waiting: [] });
    else if (line.waiting.length === 0 && line.answering.closed) line.answering = response;
    else {
      kept += weightOf(request);
      if (line.waiting.push({ request, response }) === 1)
        advanceAfter(line.answering, socket, line);
      // The parser resumes the socket behind each request: only what comes after it pauses for good.
      if (kept > most) socket.destroy();
      else if (!socket.isPaused()) process.nextTick(() => socket.pause());
      return;
    }
    listener(request, response);
  };
}
