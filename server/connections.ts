/**
 * The open connections: how many there may be, and who goes when there are too many. No address has a
 * limit of its own, because a whole office or all visitors of a proxy may come from one.
 */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { networkOf } from "#app/http/address-hash.ts";

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

export interface Connection {
  socket: Socket;
  network: string;
  /** When it was opened or, later, when its latest request came: milliseconds of `performance.now`. */
  lastSignOfLife: number;
  /** The latest response that was begun. */
  answering: ServerResponse | undefined;
  /** What was sent without waiting for answers, in its order. */
  waiting: Exchange[];
}

export interface Connections {
  of(socket: Socket): Connection | undefined;
  /** Connections that were ended since it was last asked, because there were too many. */
  takeEnded(): number;
}

export const isAnswering = ({ answering }: Connection): boolean =>
  answering !== undefined && !answering.closed;

/**
 * Keeps `most` connections at most. One more ends another: of the network that has most of them the one
 * that does nothing for longest, or else the one whose request is oldest. Who floods ends its own.
 */
export function keepConnections(server: Server, most: number): Connections {
  const open = new Map<Socket, Connection>();
  const networks = new Map<string, Set<Connection>>();
  let ended = 0;

  const makeRoom = () => {
    let biggest = new Set<Connection>();
    for (const members of networks.values()) if (members.size > biggest.size) biggest = members;
    let victim: Connection | undefined;
    for (const member of biggest) {
      if (victim === undefined || goesBefore(member, victim)) victim = member;
    }
    ended++;
    if (victim === undefined) return;
    forget(victim);
    victim.socket.destroy();
  };
  const forget = (connection: Connection) => {
    const members = networks.get(connection.network);
    open.delete(connection.socket);
    members?.delete(connection);
    if (members?.size === 0) networks.delete(connection.network);
  };

  server.on("connection", (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? "");
    const connection: Connection = {
      ...{ socket, network, lastSignOfLife: performance.now() },
      ...{ answering: undefined, waiting: [] },
    };
    const members = networks.get(network) ?? new Set();
    networks.set(network, members.add(connection));
    open.set(socket, connection);
    socket.once("close", () => forget(connection));
    if (open.size > most) makeRoom();
  });

  return {
    of: (socket) => open.get(socket),
    takeEnded: () => {
      const count = ended;
      ended = 0;
      return count;
    },
  };
}

function goesBefore(one: Connection, other: Connection): boolean {
  const [busy, otherBusy] = [isAnswering(one), isAnswering(other)];
  return busy === otherBusy ? one.lastSignOfLife < other.lastSignOfLife : otherBusy;
}
