/** A connection to a server that a test can cut, freeze and repair. */
import { connect, createServer, type Socket } from "node:net";

export interface Relay {
  url: string;
  /** Breaks open connections and refuses new ones. */
  cut(): void;
  /** Connections stay open and new ones are accepted, but nothing passes, as with a stopped process. */
  freeze(): void;
  /** Ends `cut` and `freeze`; what was held back arrives now. */
  repair(): void;
  close(): Promise<void>;
}

export async function relayTo(serverUrl: string): Promise<Relay> {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let open = true;
  let frozen = false;
  let held: (() => void)[] = [];
  const pass = (step: () => void) => {
    if (frozen) held.push(step);
    else step();
  };

  const server = createServer((near) => {
    if (!open) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("data", (chunk) => pass(() => void other.write(chunk)));
      socket.on("close", () => {
        sockets.delete(socket);
        pass(() => other.destroy());
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = new URL(serverUrl);
  url.host = `127.0.0.1:${address.port}`;
  const cut = () => {
    open = false;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    freeze: () => {
      frozen = true;
    },
    repair: () => {
      open = true;
      frozen = false;
      const steps = held;
      held = [];
      for (const step of steps) step();
    },
    close: () => {
      frozen = false;
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
