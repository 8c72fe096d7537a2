import { connect, createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A proxy in front of a server that can break the connection like a network or a dead server. */
export interface NetworkGate {
  url: string;
  /** Ends all connections; new ones are refused. */
  refuse(): Promise<void>;
  /** Ends all connections; new ones are accepted, but never answered. */
  stall(): void;
}

export async function openNetworkGate(serverUrl: string): Promise<NetworkGate> {
  const behind = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let isStalled = false;

  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    return socket;
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server: Server = createServer((front) => {
    track(front);
    if (isStalled) return;
    const back = track(connect(Number(behind.port), behind.hostname));
    front.pipe(back).pipe(front);
    front.on("close", () => back.destroy());
    back.on("close", () => front.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    cut();
    server.close();
  });

  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the gate has no port");
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    refuse: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
    stall: () => {
      isStalled = true;
      cut();
    },
  };
}
