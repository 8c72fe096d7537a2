import { connect, createServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** Speaks as little SMTP as an email needs, and misbehaves at one stage. */
export async function startScriptedServer(
  stage: string,
  act: (socket: Socket) => void,
): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    let isContent = false;
    const usual: Record<string, string> = {
      CONNECT: "220 ready",
      EHLO: "250-x\r\n250 STARTTLS",
      STARTTLS: "454 not now",
      DATA: "354 go on",
    };
    const at = (verb: string) => {
      if (verb === stage) act(socket);
      else socket.write(`${usual[verb] ?? "250 ok"}\r\n`);
      isContent = verb === "DATA";
    };
    at("CONNECT");
    socket.on("data", (chunk) => {
      const text = chunk.toString("latin1");
      if (isContent && !text.endsWith("\r\n.\r\n")) return;
      at(isContent ? "." : (/^[A-Z]+/.exec(text)?.[0] ?? ""));
    });
  });
  return listen(server, sockets);
}

/** Records everything, hides the offer of STARTTLS and may refuse the command as well. */
export async function startTlsStripper(serverUrl: string, refuses: boolean, hides = true) {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let intercepted = "";
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        near.destroy();
        far.destroy();
      });
    }
    near.on("data", (chunk) => {
      intercepted += chunk.toString("latin1").replaceAll("\r\n", "\n");
      if (refuses && chunk.toString("latin1") === "STARTTLS\r\n")
        near.write("454 4.7.0 TLS not available\r\n");
      else far.write(chunk);
    });
    far.on("data", (chunk) => {
      const text = chunk.toString("latin1");
      near.write(hides ? Buffer.from(text.replace("STARTTLS", "NOTHING-"), "latin1") : chunk);
    });
  });
  return { url: await listen(server, sockets), intercepted: () => intercepted };
}

/** The server listens until the test has finished. */
async function listen(server: Server, sockets: ReadonlySet<Socket>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `smtp://127.0.0.1:${address.port}`;
}
