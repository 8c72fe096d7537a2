/** The HTTP server within its bounds: what one client does or leaves undone costs the others nothing. */
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { type Connections, isAnswering, keepConnections } from "./connections.ts";
import { oneAtATime } from "./pipelined-requests.ts";
import { type Refusal, refuseConnection } from "./refuse.ts";

export interface HttpBounds {
  /** Connections at once; what they need in files must be free. */
  connections: number;
  /** Heads of requests kept behind others of their connection, in all. */
  waitingRequests: number;
  /** For the head of a request. */
  headMs: number;
  /** Without a byte moving, while some wait to be sent or received. */
  stallMs: number;
  /** Between two requests. Behind a proxy it has to be longer than the proxy's, which may reuse one otherwise at the moment we close it. */
  keepAliveMs: number;
}

/** Some 20 KB each when they do nothing. */
const mostConnections = 2_000;
/** Files that database, pictures and mails may need beside the connections. */
const otherFiles = 300;

/** @param proxied whether proxies stand in front; theirs keep connections for up to a minute as a rule */
export function boundsFor(proxied: boolean): HttpBounds {
  return {
    connections: Math.min(mostConnections, Math.max(100, openFilesAllowed() - otherFiles)),
    waitingRequests: 5_000,
    headMs: 15_000,
    stallMs: 30_000,
    keepAliveMs: proxied ? 75_000 : 5_000,
  };
}

/** As the system tells where it does: Linux. */
function openFilesAllowed(): number {
  try {
    const limits = readFileSync("/proc/self/limits", "utf8");
    return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

interface ServerParts {
  listener: RequestListener;
  /** Whether visitors come by https, as far as the configuration tells. */
  https: boolean;
  bounds: HttpBounds;
  log: Logger;
}

export function createHttpServer({ listener, https, bounds, log }: ServerParts): Server {
  const server = createServer({
    headersTimeout: bounds.headMs,
    // Bodies are timed by route: server/request-limits.ts.
    requestTimeout: 0,
    connectionsCheckingInterval: Math.min(5_000, bounds.headMs),
    keepAliveTimeout: bounds.keepAliveMs,
    // Finds out about clients that vanished while an event stream has nothing to say.
    keepAlive: true,
    keepAliveInitialDelay: 60_000,
    // Ours is the answer to a request without a host, with all headers.
    requireHostHeader: false,
    optimizeEmptyRequests: true,
  });
  server.timeout = bounds.stallMs;
  const connections = keepConnections(server, bounds.connections);
  const answer = oneAtATime(connections, listener, bounds.waitingRequests);
  server.on("request", answer);
  server.on("checkContinue", answer);
  server.on("checkExpectation", answer);
  server.on("timeout", (socket: Socket) => endWhereStalled(socket, connections));
  server.on("clientError", (error, socket) => {
    refuseUnreadable(error, socket as Socket, connections, https);
  });
  // Without an upgrade nobody else hears what happens to the socket.
  server.on("connect", (_request, socket) => {
    socket.on("error", () => socket.destroy());
    refuseConnection(socket, { status: 405, message: "This is no proxy." }, https);
  });
  tellWhenCrowded(connections, log);
  return server;
}

/** An answer that is being made, or an event stream without events, is no stall. */
function endWhereStalled(socket: Socket, connections: Connections): void {
  const connection = connections.of(socket);
  const answering = connection && isAnswering(connection) ? connection.answering : undefined;
  const idle = answering === undefined || answering.writableLength > 0 || !answering.req.complete;
  if (idle) socket.destroy();
}

const unreadable: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: "The headers of this request are too long." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: "This is more than we can take at once." },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: "This request did not arrive in time." },
};

function refuseUnreadable(
  error: Error,
  socket: Socket,
  connections: Connections,
  https: boolean,
): void {
  const code = "code" in error ? String(error.code) : "";
  const connection = connections.of(socket);
  const answering = connection && isAnswering(connection) ? connection.answering : undefined;
  // Browsers open connections in advance; a word on one that is never used would answer the next request.
  if (!socket.writable || code === "ECONNRESET" || socket.bytesRead === 0) socket.destroy();
  else if (answering?.req.complete) answering.once("close", () => socket.destroy());
  else if (answering?.headersSent) socket.destroy();
  else refuseConnection(socket, unreadable[code] ?? malformed, https);
}

const malformed: Refusal = { status: 400, message: "This request cannot be read." };

const reportMs = 60_000;

function tellWhenCrowded(connections: Connections, log: Logger): void {
  setInterval(() => {
    const ended = connections.takeEnded();
    if (ended > 0) log.warn({ ended }, "connections were ended to make room for others");
  }, reportMs).unref();
}
