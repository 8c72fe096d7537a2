// No limit per address: an office may share one, and behind a proxy all visitors do.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#platform/http/address-hash.server.ts";

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface Connection {
  socket: Socket;
  network: string;
  /** The time when it was opened or its latest request began, in milliseconds of `performance.now`. */
  lastActiveAt: number;
  response: ServerResponse | undefined;
  pipelined: Exchange[];
}

export interface Connections {
  of(socket: Socket): Connection | undefined;
  /** Counts those that were closed to make room since the last call. */
  readAndResetEvictedCount(): number;
}

export const isBusy = ({ response }: Connection): boolean =>
  response !== undefined && !response.closed;

/**
 * Allows `limit` connections. One more closes another: in the network with the most, the one idle for
 * longest, or else the one with the oldest request. A flood closes its own.
 */
export function trackConnections(server: Server, limit: number): Connections {
  const open = new Map<Socket, Connection>();
  const networks = new Map<string, Set<Connection>>();
  let evicted = 0;

  const add = (socket: Socket): Connection => {
    const connection: Connection = {
      socket,
      network: networkOf(socket.remoteAddress ?? ""),
      lastActiveAt: performance.now(),
      response: undefined,
      pipelined: [],
    };
    const members = networks.get(connection.network) ?? new Set();
    networks.set(connection.network, members.add(connection));
    open.set(socket, connection);
    return connection;
  };
  const remove = (connection: Connection) => {
    const members = networks.get(connection.network);
    open.delete(connection.socket);
    members?.delete(connection);
    if (members?.size === 0) networks.delete(connection.network);
  };
  const evictOne = () => {
    const biggest = [...networks.values()].reduce((a, b) => (b.size > a.size ? b : a));
    const evictee = [...biggest].reduce((a, b) => (isLessNeeded(b, a) ? b : a));
    remove(evictee);
    evictee.socket.destroy();
    evicted++;
  };

  server.on("connection", (socket: Socket) => {
    const connection = add(socket);
    socket.once("close", () => remove(connection));
    if (open.size > limit) evictOne();
  });

  return {
    of: (socket) => open.get(socket),
    readAndResetEvictedCount: () => {
      const count = evicted;
      evicted = 0;
      return count;
    },
  };
}

function isLessNeeded(one: Connection, other: Connection): boolean {
  const [busy, otherBusy] = [isBusy(one), isBusy(other)];
  return busy === otherBusy ? one.lastActiveAt < other.lastActiveAt : otherBusy;
}
