/** Requests byte by byte, including ones that ordinary clients would not send. */
import { connect, type Socket } from "node:net";

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Resolves when the server closes the connection, or sends nothing for `quietMs`. */
export function talk(port: number, text: string | Buffer, quietMs = 2_000): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    let responses = "";
    socket.setEncoding("latin1");
    socket.on("data", (piece) => {
      responses += piece;
    });
    socket.setTimeout(quietMs, () => socket.destroy());
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
    socket.on("close", () => resolve(responses));
  });
}

/** The first response to one request; the server or the test closes its connection. */
export const answerTo = async (port: number, text: string | Buffer, quietMs?: number) =>
  readAnswers(await talk(port, text, quietMs))[0];

/** Every response of a connection, separated by `Content-Length`. */
export function readAnswers(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = text;
  while (rest.startsWith("HTTP/1.1 ")) {
    const end = rest.indexOf("\r\n\r\n");
    if (end === -1) break;
    const [first = "", ...lines] = rest.slice(0, end).split("\r\n");
    const headers = Object.fromEntries(
      lines.map((line) => {
        const at = line.indexOf(":");
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
      }),
    );
    const length = Number(headers["content-length"] ?? 0);
    const from = end + 4;
    answers.push({
      status: Number(first.split(" ")[1]),
      headers,
      body: rest.slice(from, from + length),
    });
    rest = rest.slice(from + length);
  }
  return answers;
}

/** A paused connection: it reads only when resumed. */
export async function openConnection(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("connect", resolve));
  return socket;
}
