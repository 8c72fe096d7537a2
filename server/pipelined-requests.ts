/**
 * One request of a connection after the other. Node hands over at once whatever a client sent without
 * waiting for answers (RFC 9112, section 9.3.2): 54 KiB hold two thousand requests.
 */
import type { IncomingMessage, RequestListener } from "node:http";
import { type Connection, type Connections, type Exchange, isAnswering } from "./connections.ts";
import { hasBody } from "./has-body.ts";

/** A body keeps up to 64 KiB in memory while its request waits, a head some 4. */
const weightOf = (request: IncomingMessage): number => (hasBody(request) ? 16 : 1);

/**
 * A request waits until the one before it on its connection is answered, and the socket is not read
 * meanwhile; what came in the same packet is kept.
 * @param mostWaiting heads kept at most by the whole process; the connection that brings more is ended
 */
export function oneAtATime(
  connections: Connections,
  listener: RequestListener,
  mostWaiting: number,
): RequestListener {
  let waiting = 0;

  const begin = (connection: Connection, { request, response }: Exchange) => {
    connection.answering = response;
    connection.lastSignOfLife = performance.now();
    listener(request, response);
  };
  const beginNext = (connection: Connection) => {
    const { socket, waiting: line } = connection;
    if (socket.destroyed) {
      for (const { request } of line.splice(0)) waiting -= weightOf(request);
      return;
    }
    const next = line.shift();
    if (next === undefined) return;
    waiting -= weightOf(next.request);
    if (line.length === 0) socket.resume();
    begin(connection, next);
    if (line.length > 0) beginNextAfter(connection);
  };
  // Through the loop, so that other connections have their turn.
  const beginNextAfter = (connection: Connection) =>
    connection.answering?.once("close", () => setImmediate(beginNext, connection));

  return (request, response) => {
    const connection = connections.of(request.socket);
    if (connection === undefined) return; // It was ended in the meantime.
    if (connection.waiting.length === 0 && !isAnswering(connection)) {
      begin(connection, { request, response });
      return;
    }
    waiting += weightOf(request);
    const { socket } = connection;
    if (connection.waiting.push({ request, response }) === 1) beginNextAfter(connection);
    // Node resumes the socket behind every request of a packet: a pause has to come after all of them.
    if (waiting > mostWaiting) socket.destroy();
    else if (!socket.isPaused()) process.nextTick(() => socket.pause());
  };
}
