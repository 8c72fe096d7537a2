import { randomUUID } from "node:crypto";
import type { LoaderFunctionArgs } from "react-router";
import { beforeAll, expect, it, vi } from "vitest";
import { filesContext } from "#platform/http/context.ts";
import { isClientRole, type Role } from "#platform/identity/roles.ts";
import {
  actorOf,
  addPerson,
  type PersonOptions,
  signInAs,
  useAccounts,
} from "#tests/support/accounts.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { addFile, addOrderFile } from "#tests/support/files.ts";
import { personAt } from "#tests/support/form-call.ts";
import { roles } from "#tests/support/role-names.ts";
import { useCast } from "#tests/support/roles.ts";
import { pdf, photo } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { loader as fileLoader } from "./file.ts";
import { loader as thumbnailLoader } from "./thumbnail.ts";

const loaders = {
  "client-portal": { whole: fileLoader, thumbnail: thumbnailLoader },
  office: { whole: fileLoader, thumbnail: thumbnailLoader },
};
type Area = keyof typeof loaders;

describeDatabase((database) => {
  const accounts = useAccounts(database);
  const cast = useCast(accounts);
  const storage = temporaryFiles();
  const files = () => ({ db: accounts.db, files: storage });
  const sent = { photo: "", paper: "", foreign: "", unassigned: "", loose: "" };

  beforeAll(async () => {
    const sender = actorOf(await addPerson(accounts, { role: "administrator" }));
    const { own: ownClient, other } = cast;
    const add = async (of: typeof ownClient, at = 0, content?: Buffer) => {
      const place = { facilityId: of.facilityIds[at] ?? "", clientId: of.id };
      return (await addOrderFile(files(), sender, place, content)).id;
    };
    sent.photo = await add(ownClient);
    sent.paper = await add(ownClient, 0, pdf());
    sent.unassigned = await add(ownClient, 1);
    sent.foreign = await add(other);
    sent.loose = await addFile(files(), sender);
  });

  interface Ask {
    area?: Area;
    size?: "whole" | "thumbnail";
    headers?: Record<string, string>;
    method?: string;
  }

  async function askAs(token: string | undefined, id: string, over: Ask = {}): Promise<Response> {
    const { area = "client-portal", size = "whole", headers = {}, method = "GET" } = over;
    const url = new URL(`http://localhost:3000/${area}/files/${id}`);
    const cookie: Record<string, string> = token ? { cookie: `session=${token}` } : {};
    const request = new Request(url, { method, headers: { ...headers, ...cookie } });
    const context = personAt(accounts);
    context.set(filesContext, { files: storage });
    const route = { request, context, params: { id }, url, pattern: "" } as LoaderFunctionArgs;
    try {
      return await loaders[area][size](route);
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  }

  const tokenOf = async (options: PersonOptions) =>
    (await signInAs(accounts, await addPerson(accounts, options))).session.token;
  const client = () => tokenOf({ role: "client-administrator", clientId: cast.own.id });
  const ask = async (id: string, over?: Ask) => askAs(await client(), id, over);

  it("opens for those of its facility alone, whole or small, in the area that is theirs", async () => {
    const seesAll: readonly Role[] = ["administrator", "account-manager", "client-administrator"];
    for (const role of roles) {
      const token = await tokenOf({
        role,
        clientId: cast.own.id,
        clientIds: [cast.own.id],
        facilityIds: [cast.assigned],
      });
      // Crew leads see the work orders alone that are theirs to do.
      const seesOrder = role !== "recruiter" && role !== "crew-lead";
      const expected: Record<keyof typeof sent, boolean> = {
        photo: seesOrder,
        paper: seesOrder,
        unassigned: seesAll.includes(role),
        foreign: role === "administrator",
        loose: false,
      };
      for (const area of ["client-portal", "office"] as const)
        for (const [name, isSeen] of Object.entries(expected)) {
          const isHome = isClientRole(role) === (area === "client-portal");
          const id = sent[name as keyof typeof sent];
          const { status } = await askAs(token, id, { area });
          expect(status, `${role} ${area} ${name}`).toBe(isSeen && isHome ? 200 : 404);
          const small = await askAs(token, id, { area, size: "thumbnail" });
          const hasSmall = isSeen && isHome && name !== "paper";
          expect(small.status, `${role} ${area} ${name} small`).toBe(hasSmall ? 200 : 404);
        }
    }
  });

  it("asks guests to sign in, and tells them nothing of what there is", async () => {
    for (const area of ["client-portal", "office"] as const)
      for (const size of ["whole", "thumbnail"] as const)
        for (const id of [sent.photo, randomUUID()]) {
          const { status, headers } = await askAs(undefined, id, { area, size });
          expect(status).toBe(303);
          expect(headers.get("location")).toMatch(/^\/client-portal\?next=/);
        }
  });

  it("answers the same to another client's file and to one that does not exist", async () => {
    const [foreign, nothing, nonsense] = await Promise.all(
      [sent.foreign, randomUUID(), "x' or '1'='1"].map((id) => ask(id)),
    );
    const partsOf = async (response: Response | undefined) => ({
      status: response?.status,
      headers: [...(response?.headers ?? [])],
      text: await response?.text(),
    });
    expect(await partsOf(foreign)).toEqual(await partsOf(nothing));
    expect(await partsOf(nonsense)).toMatchObject({ status: 404, text: "" });
  });

  it("shows photos and hands out documents, and lets neither run or be kept anywhere", async () => {
    for (const id of [sent.photo, sent.paper]) {
      const { headers } = await ask(id);
      expect(headers.get("cache-control")).toBe("private, no-store");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*sandbox$/);
    }
    const shown = await ask(sent.photo);
    expect(shown.headers.get("content-type")).toBe("image/jpeg");
    expect(shown.headers.get("content-disposition")).toMatch(/^inline; filename="IMG_1.jpg"/);
    const { headers } = await ask(sent.paper);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="IMG_1.pdf"/);
  });

  it("sends the part that was asked for", async () => {
    const part = await ask(sent.paper, { headers: { range: "bytes=0-7" } });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe("bytes 0-7/2000");
    expect(part.headers.get("content-length")).toBe("8");
    expect(await part.text()).toBe("%PDF-1.7");
    const last = await ask(sent.paper, { headers: { range: "bytes=-6" } });
    expect(await last.text()).toBe("%%EOF\n");
    const beyond = await ask(sent.paper, { headers: { range: "bytes=2000-" } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get("content-range")).toBe("bytes */2000");
  });

  it("answers HEAD without content", async () => {
    const { status, headers, body } = await ask(sent.paper, { method: "HEAD" });
    expect({ status, length: headers.get("content-length"), body }).toEqual({
      status: 200,
      length: "2000",
      body: null,
    });
  });

  it("writes down who opened what", async () => {
    const info = vi.spyOn(silentLog, "info");
    await ask(sent.photo, { size: "thumbnail" });
    expect(info.mock.calls.at(-1)).toEqual([
      { file: sent.photo, account: expect.any(String), use: "thumbnail", part: undefined },
      "file opened",
    ]);
  });

  it("answers 404 and tells the log where the store has lost it", async () => {
    const sender = actorOf(await addPerson(accounts, { role: "administrator" }));
    const place = { facilityId: cast.assigned, clientId: cast.own.id };
    const { id } = await addOrderFile(files(), sender, place, await photo());
    const lost = { ...storage, store: { ...storage.store, open: async () => undefined } };
    const error = vi.spyOn(silentLog, "error");
    const { store } = storage;
    storage.store = lost.store;
    expect((await ask(id)).status).toBe(404);
    storage.store = store;
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ file: id }), expect.any(String));
  });
});
