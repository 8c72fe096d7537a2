/** Programs on this machine come here, because no second process may open the embedded database. */
import { rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isAbsolute, join } from "node:path";
import type { Logger } from "pino";
import type { OpenDatabase } from "#platform/database/client.ts";

const maxBytes = 10_000;

export interface ControlSocket {
  stop(): Promise<void>;
}

export interface ControlOptions {
  database: Pick<OpenDatabase, "backUp">;
  dataDirectory: string;
  /** Handles `POST /staff`. */
  createAdministrator?: (email: string) => Promise<object>;
  /** Handles `POST /installation-facts`, for `launch-check`. */
  readInstallationFacts?: () => Promise<object>;
  /** Handles `POST /backups`: one in the place of the nightly ones. */
  makeBackup?: () => Promise<{ ok: boolean }>;
  log: Logger;
}

export const controlSocketPath = (dataDirectory: string) => join(dataDirectory, "control.sock");

/** Call it only while holding the lock of the folder: an existing socket is then a stale one. */
export async function startControlSocket(options: ControlOptions): Promise<ControlSocket> {
  const path = controlSocketPath(options.dataDirectory);
  rmSync(path, { force: true });
  const server = createServer((request, response) => {
    answer(options, request, response).catch((error) => {
      options.log.error({ err: error }, "control request failed");
      send(response, 500, { ok: false, message: "The server failed; its log says why." });
    });
  });
  await listenPrivately(server, path);
  return {
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The socket is created with these rights; changing them afterwards would leave a gap. */
async function listenPrivately(server: ReturnType<typeof createServer>, path: string) {
  const before = process.umask(0o177);
  try {
    const listening = new Promise<void>((resolve, reject) => {
      server.once("listening", resolve).once("error", reject);
    });
    server.listen(path);
    await listening;
  } finally {
    process.umask(before);
  }
}

async function answer(options: ControlOptions, request: IncomingMessage, response: ServerResponse) {
  const route = `${request.method} ${request.url}`;
  if (route === "POST /staff") return createStaff(options, request, response);
  if (route === "POST /installation-facts" && options.readInstallationFacts !== undefined)
    return send(response, 200, await options.readInstallationFacts());
  if (route === "POST /backups" && options.makeBackup !== undefined) {
    const backup = await options.makeBackup();
    return send(response, backup.ok ? 200 : 409, backup);
  }
  if (route !== "POST /backup") return send(response, 404, { ok: false, message: "Not found." });
  const file = await readText(request, "file");
  if (file === undefined || !isAbsolute(file))
    return send(response, 400, { ok: false, message: 'Expected {"file": "/absolute/path"}.' });
  const result = await options.database.backUp(file);
  if (result.ok) options.log.info(result, "backup written");
  return send(response, result.ok ? 200 : 409, result);
}

async function createStaff(
  { createAdministrator }: ControlOptions,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (createAdministrator === undefined)
    return send(response, 404, { ok: false, message: "Not found." });
  const email = await readText(request, "email");
  if (email === undefined)
    return send(response, 400, { ok: false, message: 'Expected {"email": "name@example.com"}.' });
  return send(response, 200, await createAdministrator(email));
}

async function readText(request: IncomingMessage, name: string): Promise<string | undefined> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) {
    body += chunk;
    if (body.length > maxBytes) return undefined;
  }
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== "object" || parsed === null) return undefined;
    const text = Object.entries(parsed).find(([key]) => key === name)?.[1];
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}

function send(response: ServerResponse, status: number, content: unknown) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
}
