/** The pages behind a sign, as a browser without scripts meets them. */
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import type { ActionFunctionArgs } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { files, occupantReports, workOrders } from "#features/schema.ts";
import { finish } from "#features/work-orders/handle-work-order.server.ts";
import { filesContext } from "#platform/http/context.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { personAt } from "#tests/support/form-call.ts";
import { heic, photo, pixelBomb } from "#tests/support/sample-files.ts";
import { addSignedRoom } from "#tests/support/signs.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { formatSignCode, newSignCode } from "./find-sign.server.ts";
import { loader as follow, action as object } from "./follow-page.tsx";
import { languageOf } from "./language.server.ts";
import { loader as openPhoto } from "./photo.ts";
import { newAttempt } from "./report-link.server.ts";
import { loader as open, action as send } from "./report-page.tsx";
import { revokeSign } from "./signs-screen.server.ts";
import { loader as openThumbnail } from "./thumbnail.ts";

vi.setConfig({ testTimeout: 30_000 });

type Handler = (route: ActionFunctionArgs) => unknown;

const requestIn = (language: string | undefined, path = "/r/x") =>
  new Request(`http://localhost${path}`, {
    headers: language === undefined ? {} : { "accept-language": language },
  });

describe("the language", () => {
  it.each([
    [undefined, "en"],
    ["es-MX,es;q=0.9,en;q=0.8", "es"],
    ["en-US,en;q=0.9,es;q=0.8", "en"],
    ["fr-CA,fr;q=0.9,es;q=0.5,en;q=0.4", "es"],
    ["en;q=0.1, es-419;q=0.2", "es"],
    ["de, *;q=0.5", "en"],
    [";;;q=,,q=1,;es", "en"],
    ["x".repeat(100_000), "en"],
  ])("for %j is %s", (header, language) => {
    expect(languageOf(requestIn(header?.slice(0, 8_000)))).toBe(language);
  });

  it("is the one that was chosen, whatever the browser says", () => {
    expect(languageOf(requestIn("es", "/r/x?lang=en"))).toBe("en");
    expect(languageOf(requestIn("en", "/r/x?lang=es"))).toBe("es");
    expect(languageOf(requestIn("es", "/r/x?lang=de"))).toBe("es");
  });
});

describeDatabase((database) => {
  const accounts = useAccounts(database);
  const storage = temporaryFiles();

  interface Answer {
    status: number;
    headers?: Headers;
    location: string | null;
    /** Bytes of the body. */
    size?: number;
    data: Record<string, unknown>;
  }

  async function ask(
    handler: Handler,
    path: string,
    init: RequestInit = {},
    from: string = randomUUID(),
  ): Promise<Answer> {
    const context = personAt(accounts, from);
    context.set(filesContext, { files: storage });
    const url = new URL(path, "http://localhost:3000");
    const [, , code, token] = url.pathname.split("/");
    const route = { request: new Request(url, init), context, params: { code, token }, url };
    const answer = (await handler(route as unknown as ActionFunctionArgs)) as
      | Response
      | { data: Record<string, unknown>; init: { status?: number } };
    if (answer instanceof Response)
      return {
        status: answer.status,
        headers: answer.headers,
        location: answer.headers.get("location"),
        size: (await answer.arrayBuffer()).byteLength,
        data: {},
      };
    return { status: answer.init.status ?? 200, location: null, data: answer.data };
  }

  const form = (fields: Record<string, string | Blob>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (typeof value === "string") body.set(name, value);
      else body.set(name, value, "IMG_1.jpg");
    return { method: "POST", body };
  };
  const blob = (content: Buffer) => new Blob([new Uint8Array(content)], { type: "image/jpeg" });
  const spill = () => ({ kind: "spill", attempt: newAttempt() });
  const ordersAt = (facilityId: string) =>
    accounts.db.select().from(workOrders).where(eq(workOrders.facilityId, facilityId));

  it("show room and building, and nothing else of the client", async () => {
    const { code, clientId, facilityId, areaId } = await addSignedRoom(accounts);
    for (const typed of [code, formatSignCode(code), code.toLowerCase()]) {
      const { status, data } = await ask(open, `/r/${typed}`);
      expect(status).toBe(200);
      expect(data.sign).toMatchObject({ state: "open", areaName: expect.stringMatching(/^Room /) });
      for (const hidden of [clientId, facilityId, areaId])
        expect(JSON.stringify(data)).not.toContain(hidden);
    }
  });

  it("say kindly that a sign ended, and that one is unknown", async () => {
    const { code, facilityId, areaId } = await addSignedRoom(accounts);
    const chief = actorOf(await addPerson(accounts, { role: "administrator" }));
    await revokeSign(accounts, chief, facilityId, areaId);
    expect(await ask(open, `/r/${code}`)).toMatchObject({
      status: 410,
      data: { sign: { state: "ended" } },
    });
    for (const wrong of [newSignCode(), "x", "%00", "..", "a".repeat(3_000), "' or 1=1"])
      expect(await ask(open, `/r/${encodeURIComponent(wrong)}`)).toMatchObject({
        status: 404,
        data: { sign: { state: "unknown" } },
      });
    expect((await ask(send, `/r/${code}`, form(spill()))).status).toBe(410);
    expect((await ask(send, `/r/${newSignCode()}`, form(spill()))).status).toBe(404);
    expect(await ordersAt(facilityId)).toEqual([]);
  });

  it("take a report with a photo in Spanish, and lead to the page that follows it", async () => {
    const { code, facilityId } = await addSignedRoom(accounts);
    const sent = {
      ...spill(),
      text: "Junto a la puerta\r\nMucha agua",
      photo: blob(await photo()),
    };
    const headers = { "accept-language": "es-MX" };
    const answer = await ask(send, `/r/${code}`, { ...form(sent), headers });
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(
      new RegExp(`^/r/${formatSignCode(code)}/[\\da-f-]{36}\\.[\\w-]{43}$`),
    );
    const [order] = await ordersAt(facilityId);
    expect(order).toMatchObject({ text: "Junto a la puerta\nMucha agua", language: "es" });
    const followed = await ask(follow, answer.location ?? "");
    expect(followed).toMatchObject({
      status: 200,
      data: { documentLanguage: "es", followed: { state: "received" } },
    });
    // Again, as a browser does that lost the answer.
    const again = await ask(send, `/r/${code}`, { ...form(sent), headers });
    expect(again.location).toBe(answer.location);
    expect(await ordersAt(facilityId)).toHaveLength(1);
  });

  it("take a form without files as well", async () => {
    const { code, facilityId } = await addSignedRoom(accounts);
    const body = new URLSearchParams(spill());
    expect((await ask(send, `/r/${code}`, { method: "POST", body })).status).toBe(303);
    expect(await ordersAt(facilityId)).toHaveLength(1);
  });

  it("take a text with what no database stores, without it", async () => {
    const { code, facilityId } = await addSignedRoom(accounts);
    const fields = () => ({ ...spill(), text: "By the\0 door" });
    const body = new URLSearchParams(fields());
    const doors = { multipart: form(fields()), urlencoded: { method: "POST", body } };
    for (const [door, init] of Object.entries(doors))
      expect((await ask(send, `/r/${code}`, init)).status, door).toBe(303);
    const reports = await accounts.db
      .select({ text: occupantReports.text })
      .from(occupantReports)
      .where(eq(occupantReports.facilityId, facilityId));
    expect(reports).toEqual([{ text: "By the door" }, { text: "By the door" }]);
  });

  it("say what is wrong beneath the fields, and keep what was typed", async () => {
    const { code, facilityId } = await addSignedRoom(accounts);
    const bad = { kind: "flood", text: "By the door", email: "nobody", attempt: newAttempt() };
    const { status, data } = await ask(
      send,
      `/r/${code}`,
      form({ ...bad, photo: blob(await photo()) }),
    );
    expect(status).toBe(422);
    expect(data).toMatchObject({
      values: bad,
      errors: {
        kind: "Please choose what it is",
        email: "Please enter a valid email address",
        photo: "Please choose the photo again.",
      },
    });
    const long = await ask(send, `/r/${code}`, form({ ...spill(), text: "x".repeat(1_001) }));
    expect([long.status, long.data.errors]).toEqual([
      422,
      { text: expect.stringContaining("1,000") },
    ]);
    const nothing = await ask(send, `/r/${code}?lang=es`, form({ kind: "other", attempt: "" }));
    expect(nothing.data).toMatchObject({ errors: { text: "Díganos qué es, o tome una foto" } });
    expect(await ordersAt(facilityId)).toEqual([]);
  });

  it("refuse what is no photo, in a sentence that helps", async () => {
    const { code, facilityId } = await addSignedRoom(accounts);
    const cases = {
      heic,
      bomb: pixelBomb(),
      program: Buffer.from("#!/bin/sh"),
      cut: (await photo()).subarray(0, 300),
    };
    for (const [name, content] of Object.entries(cases)) {
      const answer = await ask(send, `/r/${code}`, form({ ...spill(), photo: blob(content) }));
      expect(answer.status, name).toBe(422);
      expect(answer.data.errors, name).toMatchObject({ photo: expect.stringMatching(/photo/i) });
    }
    expect(await ordersAt(facilityId)).toEqual([]);
  });

  it("survive bodies that are none", async () => {
    const { code } = await addSignedRoom(accounts);
    for (const [type, body] of [
      ["multipart/form-data; boundary=x", "no such boundary"],
      ["application/json", "{}"],
      ["application/x-www-form-urlencoded", "kind=spill&kind=trash&text=%ff"],
      ["text/plain", "spill"],
    ] as const) {
      const init = { method: "POST", body, headers: { "content-type": type } };
      const { status } = await ask(send, `/r/${code}`, init);
      expect([303, 400, 415], type).toContain(status);
    }
  });

  it("hold back a flood with a time to wait, in the words of the sender", async () => {
    const { code } = await addSignedRoom(accounts);
    const answers = [];
    for (let n = 0; n < 7; n++)
      answers.push(
        await ask(send, `/r/${code}?lang=es`, form({ ...spill(), text: `${n}` }), "one phone"),
      );
    expect(answers.slice(0, 6).map(({ status }) => status)).toEqual(Array(6).fill(303));
    expect(answers[6]).toMatchObject({
      status: 429,
      data: { problem: expect.stringMatching(/Espere \d+ minutos/), values: { text: "6" } },
    });
  });

  it("take no photo that is posted without end, and give back what was typed; nothing to no sign", async () => {
    const { code } = await addSignedRoom(accounts);
    const typed = { kind: "nothing", text: "By the door", email: "ana@example.com" };
    const post = (at: string) => {
      const init = form({ ...typed, photo: blob(heic) });
      return ask(send, `/r/${at}`, init, "one restless phone");
    };
    for (let n = 0; n < 30; n++) expect((await post(code)).status).toBe(422);
    expect(await post(code)).toMatchObject({
      status: 429,
      data: {
        problem: expect.stringMatching(/wait \d+ minutes/),
        errors: { photo: "Please choose the photo again." },
        values: typed,
      },
    });
    expect(await readdir(storage.incoming)).toEqual([]);
    expect((await post(newSignCode())).status).toBe(404);
    const { code: other } = await addSignedRoom(accounts);
    expect((await post(other)).status, "of another room").toBe(422);
  });

  it("keep no signs that are not seen, which would be an empty text", async () => {
    const room = await addSignedRoom(accounts);
    const report = (text: string) => form({ ...spill(), kind: "other", text });
    expect((await ask(send, `/r/${room.code}`, report("\u200b\u200b"))).status).toBe(422);
    await ask(send, `/r/${room.code}`, report("A bat \u202ein the hall"));
    const [row] = await accounts.db
      .select({ text: occupantReports.text })
      .from(occupantReports)
      .where(eq(occupantReports.facilityId, room.facilityId));
    expect(row?.text).toBe("A bat in the hall");
  });

  it("open a report by its link alone, and say that it is still not right once", async () => {
    const room = await addSignedRoom(accounts);
    const { location } = await ask(send, `/r/${room.code}`, form(spill()));
    const path = location ?? "";
    const chief = actorOf(await addPerson(accounts, { role: "administrator" }));
    const [order] = await ordersAt(room.facilityId);
    const complain = (at: string, text = "") =>
      ask(object, at, { method: "POST", body: new URLSearchParams({ text }) });
    expect(await complain(path, "Still wet")).toMatchObject({
      status: 409,
      data: { problem: { text: "Still wet" } },
    });
    await finish(accounts, chief, order?.id ?? "", "Dried");
    expect((await ask(follow, path)).data.followed).toMatchObject({
      note: { text: "Dried", language: "en" },
    });
    for (const wrong of [
      `${path}x`,
      path.replace(/.$/, "_"),
      `/r/${newSignCode()}/${path.split("/")[3]}`,
    ]) {
      expect((await ask(follow, wrong)).status).toBe(404);
      expect((await complain(wrong)).status).toBe(404);
    }
    const long = "x".repeat(1_001);
    expect(await complain(path, long)).toMatchObject({
      status: 422,
      data: { problem: { sentence: expect.stringContaining("1,000"), text: long } },
    });
    expect(await complain(path, "Wet again")).toMatchObject({ status: 303, location: path });
    const inSpanish = await ask(send, `/r/${room.code}?lang=es`, form(spill()));
    expect(
      await complain(inSpanish.location ?? "", long),
      "in the language of the report, as its page is",
    ).toMatchObject({ data: { problem: { sentence: expect.stringContaining("caracteres") } } });
    expect((await complain(path, "Wet again")).status).toBe(303);
    expect((await ordersAt(room.facilityId))[0]).toMatchObject({ state: "new", cycle: 2 });
    const [row] = await accounts.db
      .select()
      .from(occupantReports)
      .where(eq(occupantReports.facilityId, room.facilityId));
    expect(row?.objectedInCycle).toBe(1);
  });

  describe("show the photo that came with a report", () => {
    async function reported(withPhoto = true) {
      const room = await addSignedRoom(accounts);
      const sent = { ...spill(), ...(withPhoto && { photo: blob(await photo()) }) };
      const { location } = await ask(send, `/r/${room.code}`, form(sent));
      return { ...room, path: location ?? "" };
    }
    const sizes = [openPhoto, openThumbnail];

    it("by its link alone, and keep it out of caches and search engines", async () => {
      const sent = await reported();
      const followed = await ask(follow, sent.path);
      expect(followed.data.followed).toMatchObject({
        photo: { width: expect.any(Number), address: `${sent.path}/photo` },
      });
      for (const handler of sizes) {
        const { status, headers } = await ask(handler, `${sent.path}/photo`);
        expect([status, headers?.get("content-type")]).toEqual([200, "image/jpeg"]);
        expect(Object.fromEntries(headers ?? [])).toMatchObject({
          "cache-control": "private, no-store",
          "referrer-policy": "same-origin",
          "x-robots-tag": "noindex, nofollow",
          "x-content-type-options": "nosniff",
          "content-security-policy": expect.stringContaining("sandbox"),
        });
      }
    });

    it("to a HEAD request without its content, and after its sign was revoked", async () => {
      const sent = await reported();
      const chief = actorOf(await addPerson(accounts, { role: "administrator" }));
      await revokeSign(accounts, chief, sent.facilityId, sent.areaId);
      for (const handler of sizes) {
        const head = await ask(handler, `${sent.path}/photo`, { method: "HEAD" });
        expect([head.status, head.size]).toEqual([200, 0]);
        expect(head.headers?.get("cache-control")).toBe("private, no-store");
        expect((await ask(handler, `${sent.path}/photo`)).size).toBeGreaterThan(100);
        expect((await ask(handler, `${sent.path}x/photo`, { method: "HEAD" })).status).toBe(404);
      }
    });

    it("and no other one: not of another report, by a wrong link, or where there is none", async () => {
      const [firstReport, secondReport, without] = [
        await reported(),
        await reported(),
        await reported(false),
      ];
      const secretOf = ({ path }: { path: string }) => path.split("/")[3] ?? "";
      const [id = "", secret = ""] = secretOf(firstReport).split(".");
      const [otherId = "", otherSecret = ""] = secretOf(secondReport).split(".");
      expect((await ask(follow, without.path)).data.followed).toMatchObject({ photo: undefined });
      for (const wrong of [
        without.path,
        `${firstReport.path}x`,
        // The link of one with the sign of another.
        `${firstReport.path.replace(secretOf(firstReport), "")}${secretOf(secondReport)}`,
        `${firstReport.path.replace(secret, otherSecret)}`,
        `${firstReport.path.replace(id, otherId)}`,
        `/r/${newSignCode()}/${secretOf(firstReport)}`,
        `/r/${firstReport.code}/%00`,
        `/r/${firstReport.code}/${"x".repeat(5_000)}`,
      ])
        for (const handler of sizes) {
          const { status, headers } = await ask(handler, `${wrong}/photo`);
          expect(status, wrong).toBe(404);
          expect(headers?.get("cache-control")).toBe("private, no-store");
        }
    });

    it("not before the scanner has passed it, and not once the link has ended", async () => {
      const sent = await reported();
      const ofReport = eq(occupantReports.facilityId, sent.facilityId);
      const [row] = await accounts.db.select().from(occupantReports).where(ofReport);
      const hold = (isHeld: boolean) =>
        accounts.db
          .update(files)
          .set({ isHeld })
          .where(eq(files.id, row?.fileId ?? ""));
      await hold(true);
      expect((await ask(follow, sent.path)).data.followed).toMatchObject({ photo: "held" });
      for (const handler of sizes)
        expect((await ask(handler, `${sent.path}/photo`)).status).toBe(404);
      await hold(false);
      expect((await ask(openPhoto, `${sent.path}/photo`)).status).toBe(200);
      await accounts.db.update(occupantReports).set({ secretHash: null }).where(ofReport);
      for (const handler of sizes)
        expect((await ask(handler, `${sent.path}/photo`)).status).toBe(404);
    });
  });
});
