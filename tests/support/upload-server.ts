/** The portal's addresses of files behind the real HTTP server, for uploads that no browser would send. */
import type { AddressInfo } from "node:net";
import type { ActionFunctionArgs } from "react-router";
import { afterAll, beforeAll } from "vitest";
import { loader as openFile } from "#features/files/file.ts";
import { action as upload } from "#features/files/upload.ts";
import type { FilesContext } from "#platform/files/store-file.server.ts";
import { filesContext } from "#platform/http/context.ts";
import type { AccountsContext } from "#platform/identity/accounts-context.ts";
import { bodyLimitsOf, httpLimits } from "#server/http-limits.ts";
import { createHttpServer } from "#server/http-server.ts";
import { createRequestListener } from "#server/request-listener.ts";
import { signInAs } from "./accounts.ts";
import { silentLog } from "./databases.ts";
import { personAt } from "./form-call.ts";
import { addPerson, type TestPerson } from "./people.ts";

export interface UploadServer extends Pick<FilesContext, "files"> {
  port: number;
  cookie: string;
  sender: TestPerson;
  post(
    files: Record<string, Blob>,
    fields?: Record<string, string>,
    query?: string,
  ): Promise<UploadAnswer>;
  open(id: string, headers?: Record<string, string>): Promise<Response>;
}

interface UploadAnswer {
  status: number;
  body: { id?: string; message?: string; sha256?: string; name?: string };
}

/** @param stallMs after which a silent sender is ended */
export function useUploadServer(
  accounts: AccountsContext,
  files: FilesContext["files"],
  stallMs = 1_000,
): UploadServer {
  const uploadServer = { files } as UploadServer;
  const limits = { ...httpLimits(false), stallMs };
  const app = async (request: Request): Promise<Response> => {
    const context = personAt(accounts);
    context.set(filesContext, { files: uploadServer.files });
    const url = new URL(request.url);
    const id = url.pathname.split("/")[3];
    const route = { request, context, params: { id }, url, pattern: "" } as ActionFunctionArgs;
    try {
      return await (id === undefined ? upload(route) : openFile(route));
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  };
  const listener = createRequestListener({
    site: new Map(),
    app,
    cameByHttps: () => false,
    bodyLimitsOf,
  });
  const server = createHttpServer({ listener, https: false, limits, log: silentLog });
  const address = (path = "") => `http://127.0.0.1:${uploadServer.port}/client-portal/files${path}`;

  uploadServer.post = async (sent, fields = {}, query = "") => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    for (const [name, file] of Object.entries(sent)) form.append("photo", file, name);
    const init = { method: "POST", body: form, headers: { cookie: uploadServer.cookie } };
    const response = await fetch(address(query), init);
    return { status: response.status, body: await response.json() };
  };
  uploadServer.open = (id, headers = {}) =>
    fetch(address(`/${id}`), { headers: { cookie: uploadServer.cookie, ...headers } });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    uploadServer.port = (server.address() as AddressInfo).port;
    uploadServer.sender = await addPerson(accounts, { role: "client-administrator" });
    uploadServer.cookie = `session=${(await signInAs(accounts, uploadServer.sender)).session.token}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return uploadServer;
}
