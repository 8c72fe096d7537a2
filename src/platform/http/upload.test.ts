/** Uploads over real HTTP, as phones and strangers send them. */
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { files, rateLimits } from "#features/schema.ts";
import { maxFileBytes } from "#platform/files/file-types.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase } from "#tests/support/databases.ts";
import { answerTo, openConnection, readAnswers } from "#tests/support/raw-http.ts";
import { heic, pdf, photo, photoWithPlace, pixelBomb } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { useUploadServer } from "#tests/support/upload-server.ts";

const blob = (content: Buffer, type = "image/jpeg") =>
  new Blob([new Uint8Array(content)], { type });
const boundary = "----cleardawn";
const partHead = (name: string, type = "image/jpeg") =>
  `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
const end = `\r\n--${boundary}--\r\n`;

describeDatabase((database) => {
  const accounts = useAccounts(database);
  const storage = temporaryFiles();
  const server = useUploadServer(accounts, storage);

  const head = (length: number, more = "") =>
    `POST /client-portal/files HTTP/1.1\r\nHost: localhost\r\nCookie: ${server.cookie}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\n${length < 0 ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`}\r\n${more}\r\n`;
  const whole = (content: Buffer, name = "a.jpg") =>
    Buffer.concat([Buffer.from(partHead(name)), content, Buffer.from(end)]);
  const sent = (body: Buffer) => Buffer.concat([Buffer.from(head(body.length)), body]);
  const ownRows = () => accounts.db.$count(files, eq(files.uploadedBy, server.sender.id));
  const nothingIncoming = () => expect.poll(() => readdirSync(storage.incoming)).toEqual([]);
  afterEach(nothingIncoming);

  it("takes a photo, says what arrived, and shows it to its sender without its place", async () => {
    const content = await photoWithPlace();
    const { status, body } = await server.post({ "IMG_1.jpg": blob(content) }, { text: "Hi" });
    const sha256 = createHash("sha256").update(content).digest("hex");
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: body.id, name: "IMG_1.jpg", kind: "jpeg", sha256 },
    });
    const opened = await server.open(body.id ?? "");
    expect(opened.status).toBe(200);
    const shown = Buffer.from(await opened.arrayBuffer());
    expect(await sharp(shown).metadata()).toMatchObject({ width: 80, height: 120 });
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
  });

  it("refuses by content, not by name or type, with a sentence that helps", async () => {
    const cut = (await photo({ width: 800, height: 800 })).subarray(0, 2_000);
    const cases: [string, Buffer, number, RegExp][] = [
      ["photo.jpg", Buffer.from("<!doctype html><script>alert(1)</script>"), 415, /something else/],
      ["photo.jpg", Buffer.from("MZ\x90\0 this is a program"), 415, /something else/],
      ["scan.pdf", Buffer.from("not a document"), 415, /something else/],
      ["photo.png", Buffer.alloc(0), 422, /empty/],
      ["IMG_2.heic", heic, 415, /HEIC.*Most Compatible/],
      ["IMG_2.jpg", heic, 415, /HEIC/],
      ["bomb.png", pixelBomb(), 422, /megapixels/],
      ["cut.jpg", cut, 422, /damaged/],
    ];
    const before = await ownRows();
    for (const [name, content, status, sentence] of cases) {
      const answer = await server.post({ [name]: blob(content) });
      expect(answer.status, name).toBe(status);
      expect(answer.body.message).toMatch(sentence);
    }
    expect(await ownRows()).toBe(before);
  });

  it("a field of photos takes no document, and promises none", async () => {
    const before = await ownRows();
    for (const content of [pdf(), Buffer.from("MZ\x90\0 this is a program")]) {
      const { status, body } = await server.post({ "a.pdf": blob(content) }, {}, "?takes=photos");
      expect(status).toBe(415);
      expect(body.message).toBe(
        "Please send a picture (JPEG, PNG, WebP, AVIF). This file is something else.",
      );
    }
    expect(await ownRows()).toBe(before);
    const taken = await server.post({ "a.jpg": blob(await photo()) }, {}, "?takes=photos");
    expect(taken.status).toBe(200);
  });

  it("takes a right kind under a wrong name", async () => {
    const { status, body } = await server.post({ "notes.txt": blob(await photo(), "text/plain") });
    expect({ status, name: body.name }).toEqual({ status: 200, name: "notes.jpg" });
  });

  it("takes a name with what no database stores, without it", async () => {
    const content = await photo();
    const { status, body } = await server.post(
      { "be\0fore.jpg": blob(content) },
      { "te\0xt": "H\0i" },
    );
    expect({ status, name: body.name }).toEqual({ status: 200, name: "before.jpg" });
  });

  it("takes 25 MB without holding them in memory, and not a byte more", async () => {
    const content = pdf(maxFileBytes);
    const { status, body } = await server.post({ "big.pdf": blob(content) });
    expect(status).toBe(200);
    const opened = await server.open(body.id ?? "");
    expect(Buffer.from(await opened.arrayBuffer()).equals(content)).toBe(true);
    const more = await server.post({ "bigger.pdf": blob(pdf(maxFileBytes + 1)) });
    expect(more).toMatchObject({ status: 413, body: { message: expect.stringMatching(/25 MB/) } });
  });

  it("takes a slow sender's file while bytes keep coming", async () => {
    const body = whole(pdf(20_000), "slow.pdf");
    const socket = await openConnection(server.port);
    const answer = buffer(socket);
    socket.write(head(body.length, "Connection: close\r\n"));
    // Twice as long in all as a silent sender is given.
    for (let at = 0; at < body.length; at += 2_500) {
      socket.write(body.subarray(at, at + 2_500));
      await setTimeout(250);
    }
    expect(readAnswers((await answer).toString("latin1"))[0]?.status).toBe(200);
  });

  describe("leaves nothing behind", () => {
    it("when the connection is cut in the middle", async () => {
      const before = await ownRows();
      const body = whole(pdf(400_000));
      const socket = await openConnection(server.port);
      socket.write(sent(body).subarray(0, 200_000));
      await expect.poll(() => readdirSync(storage.incoming)).toHaveLength(1);
      socket.destroy();
      await nothingIncoming();
      expect(await ownRows()).toBe(before);
    });

    it("when the sender falls silent", async () => {
      const before = await ownRows();
      const socket = await openConnection(server.port);
      const closed = new Promise((resolve) => socket.once("close", resolve));
      socket.resume();
      socket.write(sent(whole(pdf(400_000))).subarray(0, 200_000));
      await closed;
      await nothingIncoming();
      expect(await ownRows()).toBe(before);
    });

    it("when the form ends before it is over, or is none", async () => {
      const before = await ownRows();
      const head = Buffer.from(partHead("a.pdf"));
      const unfinished = [
        Buffer.concat([head, pdf()]),
        Buffer.from(`--${boundary}\r\nContent-Disp`),
        Buffer.from("no multipart at all"),
        Buffer.from(`--${boundary}--\r\n`),
      ];
      for (const body of unfinished) {
        const answer = await answerTo(server.port, sent(body), 300);
        expect([400, 422], body.toString("latin1").slice(0, 60)).toContain(answer?.status);
      }
      expect(await ownRows()).toBe(before);
    });

    it("when there are more parts than any form of ours has", async () => {
      const many = Array.from({ length: 11 }, (_, n) => [`${n}.pdf`, blob(pdf())] as const);
      const taken = await server.post(Object.fromEntries(many));
      expect(taken).toMatchObject({ status: 413, body: { message: expect.stringMatching(/10/) } });
      const before = await ownRows();
      const fields = Array.from({ length: 201 }, (_, n) => [`field${n}`, "x"] as const);
      expect((await server.post({}, Object.fromEntries(fields))).status).toBe(413);
      expect((await server.post({}, { text: "x".repeat(65 * 1024) })).status).toBe(413);
      expect(await ownRows()).toBe(before);
    });
  });

  it("says so when there is no room, and when the store fails", async () => {
    const { files: whole } = server;
    server.files = { ...whole, hasRoom: async () => false };
    const full = await server.post({ "a.pdf": blob(pdf()) });
    expect(full).toMatchObject({
      status: 507,
      body: { message: expect.stringMatching(/no room/) },
    });
    const put = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
    server.files = { ...whole, store: { ...whole.store, put: put("ENOSPC") } };
    expect((await server.post({ "a.pdf": blob(pdf()) })).status).toBe(507);
    server.files = { ...whole, store: { ...whole.store, put: put("ECONNREFUSED") } };
    expect((await server.post({ "a.pdf": blob(pdf()) })).status).toBe(503);
    server.files = { ...whole, incoming: "/nowhere" };
    expect((await server.post({ "a.pdf": blob(pdf()) })).status).toBe(503);
    server.files = whole;
  });

  describe("counts what nobody looks at,", () => {
    const countedKilobytes = async () => {
      const { used, bucket } = rateLimits;
      const ownBucket = eq(bucket, `files-sent:${server.sender.id}`);
      const [row] = await accounts.db.select({ used }).from(rateLimits).where(ownBucket);
      return row?.used ?? 0;
    };
    const counts = (before: number, least: number) =>
      expect.poll(async () => (await countedKilobytes()) - before).toBeGreaterThanOrEqual(least);

    it("a form that was broken off", async () => {
      const before = await countedKilobytes();
      const body = whole(pdf(900_000));
      const socket = await openConnection(server.port);
      socket.write(sent(body).subarray(0, 700_000));
      await expect.poll(() => readdirSync(storage.incoming)).toHaveLength(1);
      socket.end();
      await counts(before, 201);
      await nothingIncoming();
    });

    it("a form that is none", async () => {
      const before = await countedKilobytes();
      expect((await answerTo(server.port, sent(pdf(300_000)), 300))?.status).toBe(400);
      await counts(before, 200);
    });

    it("files beyond those that are taken at once", async () => {
      const before = await countedKilobytes();
      const many = Array.from({ length: 12 }, (_, n) => [`${n}.pdf`, blob(pdf(400_000))] as const);
      expect((await server.post(Object.fromEntries(many))).status).toBe(413);
      await counts(before, 12 * 400);
    });

    it("files for which there is no room", async () => {
      const { files: withRoom } = server;
      server.files = { ...withRoom, hasRoom: async () => false };
      const before = await countedKilobytes();
      expect((await server.post({ "a.pdf": blob(pdf(400_000)) })).status).toBe(507);
      server.files = withRoom;
      await counts(before, 400);
    });
  });

  it("takes nothing from guests, and nothing but a form with files", async () => {
    const { cookie } = server;
    server.cookie = "";
    const body = whole(pdf());
    const guest = await answerTo(server.port, sent(body), 300);
    expect(guest?.status).toBe(303);
    server.cookie = cookie;
    const address = `http://127.0.0.1:${server.port}/client-portal/files`;
    const headers = { cookie };
    for (const text of ["a=b", JSON.stringify({ a: "b" })])
      expect((await fetch(address, { method: "POST", body: text, headers })).status).toBe(415);
    const nameless = { ...headers, "content-type": "multipart/form-data" };
    expect((await fetch(address, { method: "POST", body: "x", headers: nameless })).status).toBe(
      415,
    );
    expect((await server.post({}, { text: "no file" })).status).toBe(422);
  });
});
