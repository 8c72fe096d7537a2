/** A scanner that speaks clamd's protocol: it finds one signature, and can be told to misbehave. */
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** The scanner takes this for malware, as others take EICAR's test file. */
export const malware = "X5O-not-really-a-virus";

/** The scanner has no verdict about this. */
export const undecided = "X5O-nobody-knows";

export interface TestScanner {
  url: string;
  /** Replaces the verdict, whatever is sent. */
  instead: "nothing" | "hang-up" | "size-limit" | undefined;
  /** Contents that arrived whole. */
  scanned: string[];
}

export function testScanner(): TestScanner {
  const scanner: TestScanner = { url: "", instead: undefined, scanned: [] };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    // A socket that is ended in the middle of a content.
    serve(socket, scanner).catch(() => undefined);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    scanner.url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return scanner;
}

async function serve(socket: Socket, scanner: TestScanner): Promise<void> {
  let received = Buffer.alloc(0);
  const command = "zINSTREAM\0";
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk as Buffer]);
    const content = contentOf(received.subarray(command.length));
    if (
      received.length > command.length &&
      received.toString("latin1", 0, command.length) !== command
    )
      return void socket.end("UNKNOWN COMMAND\0");
    if (scanner.instead === "hang-up") return void socket.destroy();
    if (scanner.instead === "size-limit")
      return void socket.end("INSTREAM size limit exceeded. ERROR\0");
    if (content === undefined || scanner.instead === "nothing") continue;
    if (content.includes(undecided)) return void socket.end("Can't allocate memory ERROR\0");
    scanner.scanned.push(content);
    const isFound = content.includes(malware);
    socket.end(isFound ? "stream: Test-Signature FOUND\0" : "stream: OK\0");
  }
}

/** Undefined until the chunk of length nothing has come. */
function contentOf(framed: Buffer): string | undefined {
  const chunks: Buffer[] = [];
  for (let at = 0; at + 4 <= framed.length; ) {
    const length = framed.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks).toString("latin1");
    chunks.push(framed.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
