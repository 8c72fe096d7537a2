/** One address before several servers: connections go to the first of them that accepts one. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface LoadBalancer {
  url: string;
  /** As a cable that is pulled: what is open ends, and nothing new comes through. */
  setConnected(isConnected: boolean): void;
  close(): Promise<void>;
}

export async function balance(ports: readonly number[]): Promise<LoadBalancer> {
  const sockets = new Set<Socket>();
  let isConnected = true;
  const server = createServer(async (near) => {
    sockets.add(near);
    near.on("error", () => undefined);
    near.pause();
    if (!isConnected) return void near.destroy();
    for (const port of ports) {
      const far = connect(port, "127.0.0.1");
      if (!(await isOpen(far))) continue;
      sockets.add(far);
      far.on("error", () => undefined).on("close", () => near.destroy());
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
