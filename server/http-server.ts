import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { type Connections, isBusy, trackConnections } from "./connections.ts";
import { EarlyAnswer } from "./early-answer.ts";
import { type HttpError, sendSocketError } from "./http-error.ts";
import type { HttpLimits } from "./http-limits.ts";
import { serializeRequests } from "./pipelined-requests.ts";

interface ServerOptions {
  listener: RequestListener;
  https: boolean;
  limits: HttpLimits;
  log: Logger;
}

export function createHttpServer({ listener, https, limits, log }: ServerOptions): Server {
  const server = createServer({
    ServerResponse: EarlyAnswer,
    headersTimeout: limits.headMs,
    // Bodies have a timeout for each route: http-limits.ts.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(5_000, limits.headMs),
    keepAliveTimeout: limits.keepAliveMs,
    // Detects clients that vanished while an event stream has nothing to send.
    keepAlive: true,
    keepAliveInitialDelay: 60_000,
    // Node's own response to a missing host lacks the security headers.
    requireHostHeader: false,
    optimizeEmptyRequests: true,
  });
  server.timeout = limits.stallMs;
  const connections = trackConnections(server, limits.connections);
  const handle = serializeRequests(connections, listener, limits.pipelinedRequests);
  server.on("request", handle);
  server.on("checkContinue", handle);
  server.on("checkExpectation", handle);
  server.on("timeout", (socket: Socket) => closeIfStalled(socket, connections));
  server.on("clientError", (error, socket: Socket) => {
    handleClientError(error, socket, connections, https);
  });
  server.on("connect", ({ headers }, socket) => {
    // Node has removed its own listeners: an error without one would end the process.
    socket.on("error", () => socket.destroy());
    sendSocketError(socket, headers, notAProxy, https);
  });
  reportEvictions(connections, log);
  return server;
}

/** A response in the making, or an event stream without events, is not a stall. */
function closeIfStalled(socket: Socket, connections: Connections): void {
  const response = busyResponse(socket, connections);
  const isWorking = response?.req.complete && response.writableLength === 0;
  if (!isWorking) socket.destroy();
}

const errorsByCode: Record<string, HttpError> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: ({ refused }) => refused["long-headers"] },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: ({ errors }) => errors["too-much"] },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: ({ refused }) => refused.late },
};
const malformed: HttpError = { status: 400, message: ({ refused }) => refused.unreadable };
const notAProxy: HttpError = { status: 405, message: ({ refused }) => refused.proxy };

function handleClientError(
  error: Error,
  socket: Socket,
  connections: Connections,
  https: boolean,
): void {
  const code = "code" in error ? String(error.code) : "";
  const response = busyResponse(socket, connections);
  // Browsers open connections in advance: a 408 on one without a request would answer its first.
  if (!socket.writable || code === "ECONNRESET" || socket.bytesRead === 0) socket.destroy();
  else if (response?.req.complete) response.once("close", () => socket.destroy());
  else if (response?.headersSent) socket.destroy();
  else sendSocketError(socket, response?.req.headers, errorsByCode[code] ?? malformed, https);
}

function busyResponse(socket: Socket, connections: Connections) {
  const connection = connections.of(socket);
  return connection && isBusy(connection) ? connection.response : undefined;
}

const reportEveryMs = 60_000;

function reportEvictions(connections: Connections, log: Logger): void {
  setInterval(() => {
    const count = connections.readAndResetEvictedCount();
    if (count > 0) log.warn({ count, reason: "too many connections" }, "idle connections closed");
  }, reportEveryMs).unref();
}
