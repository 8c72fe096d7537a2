/** Pictures of the company's own: who may upload them, what is refused, and what pages are given of them. */
import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { changeContentEdits, noEdits } from "#content/content-edits.ts";
import {
  fileAttachments,
  files,
  historyEvents,
  websiteDocuments,
  websitePictureFiles,
  websitePictures,
} from "#features/schema.ts";
import { deleteUnusedFiles } from "#platform/files/delete-files.server.ts";
import { storeFile } from "#platform/files/store-file.server.ts";
import { keyOf } from "#platform/files/stores/file-store.ts";
import { createZip } from "#platform/files/zip-writer.server.ts";
import { hourMs } from "#platform/format/durations.ts";
import { limits } from "#platform/pictures/picture-sizes.ts";
import { useAccounts } from "#tests/support/accounts.ts";
import { describeEachDatabase, silentLog } from "#tests/support/databases.ts";
import { addFile, arrived } from "#tests/support/files.ts";
import { roles } from "#tests/support/role-names.ts";
import { administratorOf, useCast } from "#tests/support/roles.ts";
import { heic, pdf, photo, photoWithPlace, pixelBomb } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { changeUploadedPictures } from "#ui/uploaded-pictures.ts";
import { addArticle } from "../article-commands.server.ts";
import { importAll, publish, saveDraft } from "../change-website.server.ts";
import { fittingEdits } from "../document-fields.server.ts";
import { exportedEdits } from "../exchanged-edits.server.ts";
import { applyPublishedEdits } from "../follow-website.server.ts";
import {
  findWebsiteDocument,
  findWebsiteDocuments,
  textsOfDocument,
} from "../website-documents.server.ts";
import { encodeWaitingPictures } from "./encode-pictures.server.ts";
import { exportWithPictures } from "./export-pictures.server.ts";
import * as pictureFile from "./file.ts";
import { bringEdits } from "./import-pictures.server.ts";
import { readKnownPictures } from "./known-pictures.server.ts";
import * as listPage from "./list-page.tsx";
import { cropRegion, isLargeEnough, minCropSize } from "./picture-crop.ts";
import { deleteLeftFiles } from "./picture-files.server.ts";
import { isUploadedName, uploadedName } from "./picture-names.ts";
import * as picturePage from "./picture-page.tsx";

const path = "/office/website/pictures";
const words = { title: "Front desk", altEn: "Our front desk", altEs: "Nuestra recepción" };
const place = "en.healthSection.picture";

describe("the part of a picture that is shown", () => {
  it("is its middle at first, and lies within it wherever it is moved", () => {
    const size = { width: 2_000, height: 2_000 };
    expect(cropRegion(size, { cropSize: 100, cropLeft: 50, cropTop: 50 })).toEqual({
      left: 0,
      top: 375,
      width: 2_000,
      height: 1_250,
    });
    for (const cropSize of [1, 40, 99])
      for (const cropLeft of [0, 33, 100])
        for (const cropTop of [0, 67, 100]) {
          const part = cropRegion(size, { cropSize, cropLeft, cropTop });
          expect(part.width).toBeGreaterThanOrEqual(640);
          expect(part.left + part.width).toBeLessThanOrEqual(size.width);
          expect(part.top + part.height).toBeLessThanOrEqual(size.height);
        }
  });

  it("is never narrower than a card", () => {
    expect(isLargeEnough({ width: 640, height: 400 })).toBe(true);
    expect(isLargeEnough({ width: 639, height: 4_000 })).toBe(false);
    expect(isLargeEnough({ width: 4_000, height: 399 })).toBe(false);
    expect(minCropSize({ width: 1_280, height: 800 })).toBe(50);
  });
});

it("a picture is named by its title, in whichever script that is", () => {
  expect(uploadedName("Front desk")).toBe("own-front-desk");
  expect(uploadedName("  Recepción, de noche! ")).toBe("own-recepcion-de-noche");
  for (const title of ["前台", "=1+1", "🧽", "<script>", "-", "x".repeat(80)])
    expect(isUploadedName(uploadedName(title)), title).toBe(true);
});

describeEachDatabase("locks", (database) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();
  const cast = useCast(context, storage);
  const parts = () => ({ db: context.db, files: storage, log: silentLog });
  const upload = async (content?: Buffer) =>
    addFile(
      { db: context.db, files: storage },
      administratorOf(cast),
      content ?? (await photo({ width: 700, height: 450 })),
    );

  afterEach(async () => {
    await context.db.delete(websiteDocuments);
    await context.db.delete(websitePictureFiles);
    await context.db.delete(websitePictures);
    await readKnownPictures(context.db);
    changeUploadedPictures({});
    changeContentEdits(noEdits);
  });

  const post = (typed: Record<string, string>) =>
    cast.ask("administrator", path, listPage.action, { ...words, ...typed });

  async function add(typed: Record<string, string> = {}, content?: Buffer) {
    const fileId = await upload(content);
    const answer = await post({ attempt: randomUUID(), [`photo.${fileId}`]: "a.jpg", ...typed });
    expect(answer.status).toBe(303);
    const id = /pictures\/([\da-f-]{36})/.exec(answer.location ?? "")?.[1] ?? "";
    return { id, fileId };
  }

  const rowOf = async (id: string) => {
    const [row] = await context.db.select().from(websitePictures).where(eq(websitePictures.id, id));
    if (row === undefined) throw new Error("the picture is gone");
    return row;
  };

  const change = async (id: string, typed: Record<string, string>) => {
    const { cropSize, cropLeft, cropTop, focusLeft, focusTop, title, altEn, altEs } =
      await rowOf(id);
    const numbers = { cropSize, cropLeft, cropTop, focusLeft, focusTop };
    return cast.ask("administrator", `${path}/${id}`, picturePage.action, {
      step: "change",
      title,
      altEn,
      altEs,
      ...Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)])),
      ...typed,
    });
  };

  const remove = (id: string, told = "0") =>
    cast.ask("administrator", `${path}/${id}`, picturePage.action, { step: "delete", told });

  it("is for administrators alone, also where somebody posts to it or asks for the file", async () => {
    const { id } = await add();
    for (const role of [...roles, undefined]) {
      const isLetIn = role === "administrator";
      for (const [address, handler] of [
        [path, listPage.loader],
        [`${path}/${id}`, picturePage.loader],
        [`${path}/${id}/file`, pictureFile.loader],
      ] as const) {
        const { status } = await cast.ask(role, address, handler);
        expect(status, `${role} ${address}`).toBe(isLetIn ? 200 : role ? 404 : 303);
      }
      if (isLetIn) continue;
      const posted = await cast.ask(role, path, listPage.action, words);
      expect(posted.status, String(role)).toBe(role ? 404 : 303);
      const removed = await cast.ask(role, `${path}/${id}`, picturePage.action, {
        step: "delete",
        told: "0",
      });
      expect(removed.status, String(role)).toBe(role ? 404 : 303);
    }
    expect(await context.db.$count(websitePictures)).toBe(1);
    const unknown = await cast.ask("administrator", `${path}/${randomUUID()}`, picturePage.loader);
    expect(unknown.status).toBe(404);
  });

  it("asks for words in both languages, or that somebody says it only decorates", async () => {
    const fileId = await upload();
    const photoField = { [`photo.${fileId}`]: "a.jpg" };
    const faults = async (typed: Record<string, string>) =>
      Object.keys(((await post({ ...photoField, ...typed })).body as { errors: object }).errors);
    expect(await faults({ title: " " })).toEqual(["title"]);
    expect(await faults({ altEs: "" })).toEqual(["altEs"]);
    expect(await faults({ altEn: "", altEs: " " })).toEqual(["altEn", "altEs"]);
    expect(await faults({ altEn: "x".repeat(5_000) })).toEqual(["altEn"]);
    const decorative = await post({ ...photoField, altEn: "", altEs: "", isDecorative: "on" });
    expect(decorative.status).toBe(303);
    expect(await faults({})).toEqual(["photos"]);
  });

  it("is harmless with any text, and shows what was typed as text", async () => {
    const text = '=1+1 <script>alert("x")</script> 🧽';
    const { id } = await add({ title: text, altEn: text, altEs: text });
    expect(await rowOf(id)).toMatchObject({
      title: text,
      altEn: text,
      name: "own-1-1-script-alert-x-script",
    });
  });

  it("refuses what is no picture, whatever it calls itself", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const cases: Record<string, Buffer> = {
      empty: Buffer.alloc(0),
      heic,
      "unknown-kind": svg,
      "too-many-pixels": pixelBomb(10_000, 5_001),
      damaged: (await photo({ width: 1_400, height: 900 })).subarray(0, 2_000),
    };
    for (const [reason, content] of Object.entries(cases)) {
      const file = arrived(storage.incoming, content, "picture.jpg");
      const result = await storeFile(
        { db: context.db, files: storage },
        administratorOf(cast),
        file,
      );
      expect(result).toEqual({ ok: false, reason });
    }
    const paper = await upload(pdf());
    expect((await post({ [`photo.${paper}`]: "a.pdf" })).status).toBe(422);
    const small = await upload(await photo({ width: 639, height: 500 }));
    expect((await post({ [`photo.${small}`]: "a.jpg" })).status).toBe(422);
    expect((await post({ [`photo.${randomUUID()}`]: "a.jpg" })).status).toBe(422);
    expect(await context.db.$count(websitePictures)).toBe(0);
  });

  it("takes a form that comes twice once, and two of one name at the same moment as two", async () => {
    const fileId = await upload();
    const form = { attempt: randomUUID(), [`photo.${fileId}`]: "a.jpg" };
    const first = await post(form);
    const again = await post(form);
    expect(again.location).toBe(first.location);
    await Promise.all([add(), add()]);
    const rows = await context.db.select({ name: websitePictures.name }).from(websitePictures);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([
      "own-front-desk",
      "own-front-desk-2",
      "own-front-desk-3",
    ]);
    // Another form cannot take the same file.
    expect((await post({ [`photo.${fileId}`]: "a.jpg" })).status).toBe(422);
  });

  it("is made in the sizes of shipped pictures, with nothing but pixels in them", async () => {
    const detailed = await sharp({
      create: {
        width: 2_200,
        height: 1_600,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 8 },
      },
    })
      .blur(3)
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 52/1 30/1" } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([detailed, Buffer.from("<script>alert(1)</script>PK\x05\x06")]);
    const { id } = await add({}, polyglot);
    expect(await encodeWaitingPictures(parts())).toBe(1);
    expect(await encodeWaitingPictures(parts())).toBe(0);
    const { encoded } = await rowOf(id);
    expect(encoded).toMatchObject({
      width: 1_920,
      height: 1_200,
      widths: [640, 960, 1_280, 1_920],
      phone: { width: 960, height: 1_200, widths: [640, 736, 960] },
      focus: [50, 50],
      revision: 1,
    });
    expect(encoded?.miniature).toMatch(/^data:image\/webp;base64,/);
    const rows = await context.db.select().from(websitePictureFiles);
    expect(rows).toHaveLength(11);
    for (const row of rows) {
      expect(row).toMatchObject({ isServed: true, leavesAt: null });
      const content = await storage.store.open(keyOf(row));
      if (content === undefined) throw new Error(`${row.name} is missing`);
      const bytes = await buffer(content);
      expect(bytes.length).toBe(row.bytes);
      expect(bytes.includes("script")).toBe(false);
      const meta = await sharp(bytes).metadata();
      expect(meta.format).toBe(row.name.endsWith(".avif") ? "heif" : "webp");
      expect(`-${meta.width}-`).toBe(/-\d+-/.exec(row.name)?.[0]);
      expect(meta.exif).toBeUndefined();
    }
    const card = rows.find(
      ({ name }) => name.startsWith("own-front-desk-640-") && name.endsWith(".avif"),
    );
    if (encoded?.keepsLimits) expect(card?.bytes).toBeLessThanOrEqual(limits.card[1]);
  }, 120_000);

  it("is turned upright and loses its place", async () => {
    const turned = await sharp(await photoWithPlace())
      .resize(1_600, 1_100, { fit: "fill" })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { id, fileId } = await add({}, turned);
    expect(await rowOf(id)).toMatchObject({ width: 1_100, height: 1_600 });
    const [file] = await context.db.select().from(files).where(eq(files.id, fileId));
    const content = file && (await storage.store.open(keyOf(file)));
    if (!content) throw new Error("nothing stored");
    expect((await sharp(await buffer(content)).metadata()).exif).toBeUndefined();
  });

  it("what a killed process has left half made is made again, and goes a day later", async () => {
    const { id } = await add();
    const broken = {
      ...storage,
      store: { ...storage.store, put: () => Promise.reject(new Error("no disk")) },
    };
    expect(await encodeWaitingPictures({ ...parts(), files: broken })).toBe(0);
    expect(await rowOf(id)).toMatchObject({ failures: 1, encoded: null });
    for (let round = 2; round <= 4; round++)
      expect(await encodeWaitingPictures({ ...parts(), files: broken })).toBe(0);
    const left = await context.db.$count(websitePictureFiles);
    expect(left).toBe(3);
    expect(await rowOf(id)).toMatchObject({ failures: 3, encoded: null });
    // Somebody saves another part of it.
    expect((await change(id, { cropLeft: "10" })).status).toBe(303);
    expect(await encodeWaitingPictures(parts())).toBe(1);
    expect(await deleteLeftFiles(parts(), new Date())).toBe(0);
    expect(await deleteLeftFiles(parts(), new Date(Date.now() + 25 * hourMs))).toBe(left);
    expect((await rowOf(id)).encoded).not.toBeNull();
  }, 120_000);

  it("two processes that make it at once show one of the two", async () => {
    const { id } = await add();
    await Promise.all([encodeWaitingPictures(parts()), encodeWaitingPictures(parts())]);
    const rows = await context.db.select().from(websitePictureFiles);
    const served = rows.filter(({ isServed }) => isServed);
    expect(new Set(served.map(({ name }) => name)).size).toBe(served.length);
    expect((await rowOf(id)).encoded?.revision).toBe(1);
  }, 120_000);

  it("is chosen by its name, brings its words along, and is shown once it was made", async () => {
    const { id } = await add();
    const { name } = await rowOf(id);
    await readKnownPictures(context.db);
    const actor = administratorOf(cast);
    const shipped = textsOfDocument("home", {});
    await saveDraft(context, actor, "home", { ...shipped, [`${place}.name`]: name });
    const draft = (await findWebsiteDocument(context.db, "home"))?.draft ?? {};
    // The words beside the shipped picture describe another one.
    expect(draft).toEqual({ [`${place}.name`]: name });
    expect(textsOfDocument("home", draft)).toMatchObject({
      [`${place}.alt`]: words.altEn,
      "es.healthSection.picture.alt": words.altEs,
    });
    expect(fittingEdits("home", "en", draft)).toEqual({});
    await encodeWaitingPictures(parts());
    await readKnownPictures(context.db);
    expect(fittingEdits("home", "es", draft)).toEqual({
      "healthSection.picture.name": name,
      "healthSection.picture.alt": words.altEs,
    });
    // What somebody writes for this place stands; what the form showed of the library is no edit.
    const shown = textsOfDocument("home", draft);
    await saveDraft(context, actor, "home", { ...shown, [`${place}.alt`]: "At night" });
    const edited = (await findWebsiteDocument(context.db, "home"))?.draft ?? {};
    expect(edited).toEqual({ [`${place}.name`]: name, [`${place}.alt`]: "At night" });
    await saveDraft(context, actor, "home", shown);
    await publish(context, actor, "home", draft);
    expect(await applyPublishedEdits(context.db)).toMatchObject({ pictures: [name] });
    expect(await applyPublishedEdits(context.db)).toBeUndefined();
    // Its deleted row: the shipped picture stands there again, with its own words.
    await context.db.delete(websitePictures);
    expect(await applyPublishedEdits(context.db)).toMatchObject({
      documents: { en: ["home"], es: ["home"] },
      pictures: [name],
    });
    expect(fittingEdits("home", "en", draft)).toEqual({});
  }, 120_000);

  it("one that only decorates stands where nothing describes it, and nowhere else", async () => {
    const { id } = await add({ altEn: "", altEs: "", isDecorative: "on" });
    const { name } = await rowOf(id);
    await readKnownPictures(context.db);
    const refused = await cast.ask(
      "administrator",
      "/office/website/document?name=home",
      (await import("../document-page.tsx")).action,
      { [`${place}.name`]: name },
    );
    expect(refused.status).toBe(422);
    const { id: described } = await add({ title: "Hall" });
    await readKnownPictures(context.db);
    await saveDraft(context, administratorOf(cast), "home", { [`${place}.name`]: "own-hall" });
    const changed = await change(described, { isDecorative: "on" });
    expect(changed.status).toBe(422);
    expect((changed.body as { errors: object }).errors).toHaveProperty("isDecorative");
  });

  it("is not deleted while a page or a draft shows it, and not unseen while a version does", async () => {
    const { id, fileId } = await add();
    const { name } = await rowOf(id);
    await readKnownPictures(context.db);
    const actor = administratorOf(cast);
    await saveDraft(context, actor, "home", { [`${place}.name`]: name });
    expect(await remove(id)).toMatchObject({ status: 409 });
    const draft = (await findWebsiteDocument(context.db, "home"))?.draft ?? {};
    await publish(context, actor, "home", draft);
    const refused = await remove(id, "9");
    expect((refused.body as { problem: string }).problem).toContain("Home page");
    await saveDraft(context, actor, "home", textsOfDocument("home", {}));
    const empty = (await findWebsiteDocument(context.db, "home"))?.draft ?? {};
    expect(empty).toEqual({});
    await publish(context, actor, "home", empty);
    // The version of before is what the page tells of.
    expect(await remove(id, "0")).toMatchObject({ status: 409 });
    await encodeWaitingPictures(parts());
    expect(await remove(id, "1")).toMatchObject({ status: 303 });
    expect(await context.db.$count(websitePictures)).toBe(0);
    expect(await context.db.$count(fileAttachments, eq(fileAttachments.recordId, id))).toBe(0);
    await deleteUnusedFiles({ db: context.db, files: storage }, new Date(Date.now() + 25 * hourMs));
    expect(await context.db.$count(files, eq(files.id, fileId))).toBe(0);
    const later = new Date(Date.now() + 25 * hourMs);
    expect(await deleteLeftFiles(parts(), later)).toBe(4);
    expect(await context.db.$count(websitePictureFiles)).toBe(0);
    const events = await context.db
      .select({ kind: historyEvents.kind })
      .from(historyEvents)
      .where(eq(historyEvents.recordId, id));
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(["added", "deleted"]);
  }, 120_000);

  it("is not deleted while the text of an article shows it, and is named there", async () => {
    const { id } = await add();
    const { name } = await rowOf(id);
    await readKnownPictures(context.db);
    const actor = administratorOf(cast);
    const about = { list: "news", language: "en", title: "A New Depot", slug: "" } as const;
    expect(await addArticle(context, actor, about)).toMatchObject({ name: "news/a-new-depot" });
    const text = { "en.title": "A New Depot", "en.excerpt": "In Tulsa.", "en.category": "Growth" };
    const markdown = `Come in.\n\n![The gate](picture:${name})`;
    await saveDraft(context, actor, "news/a-new-depot", { ...text, "en.markdown": markdown });
    const refused = await remove(id, "9");
    expect(refused.status).toBe(409);
    expect((refused.body as { problem: string }).problem).toContain("/news/a-new-depot");
    await saveDraft(context, actor, "news/a-new-depot", { ...text, "en.markdown": "Come in." });
    expect(await remove(id, "0")).toMatchObject({ status: 303 });
  });

  it("stays in the store as long as it is in the library, used or not", async () => {
    const { fileId } = await add();
    await deleteUnusedFiles({ db: context.db, files: storage }, new Date(Date.now() + 25 * hourMs));
    expect(await context.db.$count(files, eq(files.state, "stored"))).toBeGreaterThan(0);
    const [file] = await context.db.select().from(files).where(eq(files.id, fileId));
    expect(file?.state).toBe("stored");
  });

  it("of two editors, each keeps what they changed", async () => {
    const { id } = await add();
    const seen = { "seen.title": words.title, "seen.altEn": words.altEn };
    expect((await change(id, { ...seen, title: "Lobby" })).status).toBe(303);
    expect((await change(id, { ...seen, title: words.title, altEn: "At night" })).status).toBe(303);
    expect(await rowOf(id)).toMatchObject({ title: "Lobby", altEn: "At night", revision: 1 });
    expect((await change(id, { ...seen, title: "Hall" })).status).toBe(409);
    for (const cropSize of ["-1", "101", "5.5", "x", ""])
      expect((await change(id, { cropSize })).status, cropSize).toBe(422);
  });

  describe("in a file for another installation", () => {
    async function exported() {
      const chunks: Uint8Array[] = [];
      for await (const chunk of exportWithPictures(context.db, storage.store)) chunks.push(chunk);
      return Buffer.concat(chunks);
    }

    const bring = (content: Buffer) =>
      bringEdits(
        { db: context.db, files: storage, queue: context.queue },
        administratorOf(cast),
        arrived(storage.incoming, content, "website-edits.zip"),
      );

    async function publishWith(name: string) {
      await readKnownPictures(context.db);
      const actor = administratorOf(cast);
      const edits = { [`${place}.name`]: name };
      await saveDraft(context, actor, "home", edits);
      await publish(context, actor, "home", edits);
    }

    it("travels with its words, its part and its focus, and is there once however often it comes", async () => {
      const { id } = await add();
      await change(id, { cropSize: "95", focusLeft: "20" });
      await publishWith("own-front-desk");
      const file = await exported();
      const again = await bring(file);
      expect(again).toMatchObject({
        documents: [["home", { [`${place}.name`]: "own-front-desk" }]],
        missing: [],
      });
      expect(await context.db.$count(websitePictures)).toBe(1);
      // Another installation: its library is empty.
      await context.db.delete(websitePictures);
      await context.db.delete(websiteDocuments);
      const brought = await bring(file);
      expect(await importAll(context, administratorOf(cast), brought?.documents ?? [])).toBe(true);
      expect((await findWebsiteDocument(context.db, "home"))?.draft).toEqual({
        [`${place}.name`]: "own-front-desk",
      });
      const [row] = await context.db.select().from(websitePictures);
      expect(row).toMatchObject({ ...words, name: "own-front-desk", cropSize: 95, focusLeft: 20 });
      await bring(file);
      expect(await context.db.$count(websitePictures)).toBe(1);
    });

    it("gets another name where a picture here has its own, and the edits follow", async () => {
      await add();
      await publishWith("own-front-desk");
      const file = await exported();
      await context.db.delete(websitePictures);
      await add({}, await photo({ width: 900, height: 600 }));
      expect((await bring(file))?.documents).toEqual([
        ["home", { [`${place}.name`]: "own-front-desk-2" }],
      ]);
    });

    it("that is no picture, or is missing, leaves the shipped one in its place", async () => {
      await add();
      await publishWith("own-front-desk");
      const text = exportedEdits(await findWebsiteDocuments(context.db), [
        {
          ...words,
          name: "own-front-desk",
          isDecorative: false,
          cropSize: 100,
          cropLeft: 50,
          cropTop: 50,
          focusLeft: 50,
          focusTop: 50,
        },
      ]);
      await context.db.delete(websitePictures);
      await context.db.delete(websiteDocuments);
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
      for (const content of [svg, Buffer.alloc(0), undefined]) {
        const pieces: Uint8Array[] = [];
        const zip = createZip(async (bytes) => void pieces.push(bytes));
        const put = async (name: string, bytes: Buffer) =>
          zip.add({
            name,
            modifiedAt: new Date(),
            content: (async function* () {
              yield bytes;
            })(),
          });
        await put("website-edits.json", Buffer.from(text));
        if (content) await put("pictures/own-front-desk.jpg", content);
        await zip.finish();
        const brought = await bring(Buffer.concat(pieces));
        expect(brought?.missing).toEqual(["own-front-desk"]);
        expect(await importAll(context, administratorOf(cast), brought?.documents ?? [])).toBe(
          false,
        );
      }
      // Texts alone, without the archive around them.
      expect((await bring(Buffer.from(text)))?.missing).toEqual(["own-front-desk"]);
      for (const other of ["", "PK", "PK\x05\x06 broken", "{}", pdf().toString("latin1")])
        expect(await bring(Buffer.from(other, "latin1"))).toBeUndefined();
      expect(await context.db.$count(websitePictures)).toBe(0);
    });
  });
});
