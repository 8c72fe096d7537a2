/** Uploaded pictures as files of the site: what is served of them, how, and until when. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { addPicture, changePicture } from "#features/website/pictures/change-pictures.server.ts";
import { encodeWaitingPictures } from "#features/website/pictures/encode-pictures.server.ts";
import { deleteLeftFiles } from "#features/website/pictures/picture-files.server.ts";
import { hourMs } from "#platform/format/durations.ts";
import { actorOf, addPerson, useAccounts } from "#tests/support/accounts.ts";
import { describeDatabase, silentLog } from "#tests/support/databases.ts";
import { addFile } from "#tests/support/files.ts";
import { photo } from "#tests/support/sample-files.ts";
import { temporaryFiles } from "#tests/support/temporary-files.ts";
import { openPictureFiles } from "./follow-pictures.ts";
import type { StaticFile } from "./static/static-file.ts";
import { answerFromSite } from "./static/static-layer.ts";

const words = {
  title: "Front desk",
  altEn: "Our front desk",
  altEs: "Nuestra recepción",
  isDecorative: false,
};

describeDatabase((database) => {
  const context = useAccounts(database);
  const storage = temporaryFiles();

  it("a picture is served with its own kind, for good, in parts, and under no other address", async () => {
    const parts = { db: context.db, files: storage, log: silentLog };
    const actor = actorOf(await addPerson(context, { role: "administrator" }));
    const fileId = await addFile(parts, actor, await photo({ width: 700, height: 450 }));
    const added = await addPicture(context, actor, words, [fileId]);
    if (!added.ok) throw new Error(added.reason);
    await encodeWaitingPictures(parts);
    const site = new Map<string, StaticFile>();
    const renew = openPictureFiles(site, context.db, storage.store);
    await renew();
    const server = createServer((request, response) => {
      if (!answerFromSite(site, request, response, false)) response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect(site.size).toBe(4);
      for (const address of site.keys()) {
        const response = await fetch(at + address);
        expect(response.headers.get("content-type")).toBe(
          address.endsWith(".avif") ? "image/avif" : "image/webp",
        );
        expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
        expect(response.headers.get("x-content-type-options")).toBe("nosniff");
        const whole = Buffer.from(await response.arrayBuffer());
        const tag = response.headers.get("etag") ?? "";
        const known = await fetch(at + address, { headers: { "If-None-Match": tag } });
        expect(known.status).toBe(304);
        const part = await fetch(at + address, { headers: { Range: "bytes=2-5" } });
        expect(part.status).toBe(206);
        expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(2, 6))).toBe(true);
      }
      for (const address of [
        "/pictures/own-front-desk.svg",
        "/pictures/own-front-desk-640-00000000.avif",
        "/pictures/..%2f..%2fetc%2fpasswd",
      ])
        expect((await fetch(at + address)).status).toBe(404);
      const before = [...site.keys()];
      const shown = { cropSize: 95, cropLeft: 0, cropTop: 50, focusLeft: 20, focusTop: 50 };
      const changed = await changePicture(context, actor, added.id, { ...words, ...shown });
      expect(changed.ok).toBe(true);
      await encodeWaitingPictures(parts);
      await renew();
      // Pages that somebody has open refer to the one before.
      for (const address of before) expect((await fetch(at + address)).status).toBe(200);
      await deleteLeftFiles(parts, new Date(Date.now() + 25 * hourMs));
      await renew();
      expect(before.filter((address) => site.has(address))).toEqual([]);
      expect(site.size).toBeGreaterThan(0);
    } finally {
      server.close();
    }
  }, 120_000);
});
