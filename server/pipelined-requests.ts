// Node passes on at once all that a client pipelined: 54 KiB hold two thousand requests.
import type { IncomingMessage, RequestListener } from "node:http";
import { createTurnQueue } from "#platform/http/turn-queue.ts";
import { type Connection, type Connections, type Exchange, isBusy } from "./connections.ts";
import { hasBody } from "./has-body.ts";

/** A waiting request's body takes up to 64 KiB of memory, a head about 4. */
const weightOf = (request: IncomingMessage): number => (hasBody(request) ? 16 : 1);

/** The socket is not read while a request runs. @param limit weight that may wait in the process */
export function serializeRequests(
  connections: Connections,
  listener: RequestListener,
  limit: number,
): RequestListener {
  const freeTurn = createTurnQueue();
  let waiting = 0;

  const begin = (connection: Connection, { request, response }: Exchange) => {
    connection.response = response;
    connection.lastActiveAt = performance.now();
    // Node is still reading the packet: who answers at once would not know that the body is in it.
    if (hasBody(request) && !request.complete) setImmediate(listener, request, response);
    else listener(request, response);
  };
  const beginNext = (connection: Connection) => {
    const { socket, pipelined } = connection;
    const next = pipelined.shift();
    if (next === undefined) return;
    waiting -= weightOf(next.request);
    if (pipelined.length === 0) socket.resume();
    begin(connection, next);
    if (pipelined.length > 0) beginNextAfterResponse(connection);
  };
  const beginNextAfterResponse = (connection: Connection) =>
    connection.response?.once("close", async () => {
      // Each turn of the event loop takes one, so that clients that do not pipeline go first.
      if (!connection.socket.destroyed) await freeTurn();
      if (connection.socket.destroyed) dropAll(connection);
      else beginNext(connection);
    });
  const dropAll = ({ pipelined }: Connection) => {
    for (const { request } of pipelined.splice(0)) waiting -= weightOf(request);
  };

  return (request, response) => {
    const connection = connections.of(request.socket);
    if (connection === undefined || connection.socket.destroyed) return;
    // The answer before this one was the last of the connection.
    if (connection.socket.writableEnded) return;
    if (connection.pipelined.length === 0 && !isBusy(connection)) {
      begin(connection, { request, response });
      return;
    }
    waiting += weightOf(request);
    if (connection.pipelined.push({ request, response }) === 1) beginNextAfterResponse(connection);
    const { socket } = connection;
    // Node resumes the socket after each request in a packet: a pause must come after the last.
    if (waiting > limit) socket.destroy();
    else if (!socket.isPaused()) process.nextTick(() => socket.pause());
  };
}
