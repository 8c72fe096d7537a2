/**
 * Offers one address for several servers: connections go to the first of them that accepts one, or in turn.
 */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface LoadBalancer {
  url: string;
  /** Works like a pulled cable: open connections end, and nothing new comes through. */
  setConnected(isConnected: boolean): void;
  /** Nothing new goes to that server, as when its proxy was told so; what is open goes on. */
  setDrained(port: number, isDrained: boolean): void;
  close(): Promise<void>;
}

/** @param isInTurn whether each connection goes to the server after the one of the connection before */
export async function balance(ports: readonly number[], isInTurn = false): Promise<LoadBalancer> {
  const sockets = new Set<Socket>();
  const drained = new Set<number>();
  let isConnected = true;
  let connections = 0;
  const inOrder = () => {
    const first = isInTurn ? connections++ % ports.length : 0;
    const all = [...ports.slice(first), ...ports.slice(0, first)];
    return all.filter((port) => !drained.has(port));
  };
  const server = createServer(async (near) => {
    sockets.add(near);
    near.on("error", () => undefined);
    near.pause();
    if (!isConnected) return void near.destroy();
    for (const port of inOrder()) {
      const far = connect(port, "127.0.0.1");
      if (!(await isOpen(far))) continue;
      sockets.add(far);
      // Bytes that have come from there still go through.
      far.on("error", () => undefined).on("close", () => near.destroySoon());
      near.on("close", () => far.destroy());
      near.pipe(far).pipe(near);
      return;
    }
    near.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    setConnected(wanted) {
      isConnected = wanted;
      if (!isConnected) for (const socket of sockets) socket.destroy();
    },
    setDrained(port, isDrained) {
      if (isDrained) drained.add(port);
      else drained.delete(port);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const isOpen = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  });
