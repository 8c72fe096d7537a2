import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { photo, photoWithPlace, pixelBomb } from "#tests/support/sample-files.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { reEncodePhoto } from "./re-encode-photo.server.ts";

type Kind = Parameters<typeof reEncodePhoto>[1];

const anyNumber = async () => true;

async function reEncode(content: Buffer, kind: Kind = "jpeg", owner = "someone") {
  const path = join(temporaryFolder(), "sent");
  writeFileSync(path, content);
  return reEncodePhoto(path, kind, { owner, mayDecode: anyNumber });
}

async function photoOf(content: Buffer, kind?: Kind) {
  const result = await reEncode(content, kind);
  if (!result.ok) throw new Error(result.reason);
  return result.photo;
}

it("turns a photo upright and leaves out place, time and camera", async () => {
  const sent = await photoWithPlace();
  const before = await sharp(sent).metadata();
  expect(before).toMatchObject({ width: 120, height: 80, orientation: 6 });
  expect(before.exif?.includes("Acme Phone")).toBe(true);
  const { content, thumbnail, width, height } = await photoOf(sent);
  expect({ width, height }).toEqual({ width: 80, height: 120 });
  for (const made of [content, thumbnail]) {
    const after = await sharp(made).metadata();
    expect(after).toMatchObject({ format: "jpeg", width: 80, height: 120 });
    expect([after.exif, after.xmp, after.iptc, after.orientation]).toEqual(
      Array(4).fill(undefined),
    );
    expect(made.includes("Acme")).toBe(false);
  }
  // What was left is on top: the pixels were turned, not just the tag dropped.
  const { data } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(150);
  expect(data[2]).toBeLessThan(100);
});

it("takes every kind of photo, on white where it was transparent", async () => {
  for (const format of ["jpeg", "png", "webp", "avif"] as const) {
    const { width, height } = await photoOf(await photo({ format }), format);
    expect({ width, height }, format).toEqual({ width: 120, height: 80 });
  }
  const clear = {
    width: 9,
    height: 9,
    channels: 4 as const,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  };
  const { content } = await photoOf(await sharp({ create: clear }).png().toBuffer(), "png");
  const [red = 0] = await sharp(content).raw().toBuffer();
  expect(red).toBeGreaterThan(250);
});

it("bounds the longest side, and never enlarges", async () => {
  const { width, height, thumbnail } = await photoOf(await photo({ width: 4_000, height: 1_000 }));
  expect({ width, height }).toEqual({ width: 2_560, height: 640 });
  expect(await sharp(thumbnail).metadata()).toMatchObject({ width: 480, height: 120 });
});

it("refuses a picture that unpacks to too many pixels, by its head alone", async () => {
  const before = process.memoryUsage().rss;
  expect(await reEncode(pixelBomb(), "png")).toEqual({ ok: false, reason: "too-many-pixels" });
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

it("refuses what is cut, damaged, or another kind than its first bytes say", async () => {
  const whole = await photo({ width: 900, height: 900 });
  const png = await photo({ format: "png" });
  const damaged: [Buffer, Kind][] = [
    [whole.subarray(0, whole.length / 2), "jpeg"],
    [Buffer.concat([whole.subarray(0, 20), Buffer.alloc(500)]), "jpeg"],
    [png.subarray(0, png.length - 30), "png"],
    [pixelBomb(100, 20_000), "png"],
    [png, "jpeg"],
    [Buffer.from([0xff, 0xd8, 0xff]), "jpeg"],
  ];
  for (const [content, kind] of damaged)
    expect(await reEncode(content, kind)).toEqual({ ok: false, reason: "damaged" });
});

it("encodes in line: ten at once all come out, and the rest of the process goes on meanwhile", async () => {
  const sent = await photo({ width: 1_200, height: 900 });
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  const results = await Promise.all(Array.from({ length: 10 }, () => reEncode(sent)));
  clearInterval(timer);
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(turns).toBeGreaterThan(10);
  const flood = await Promise.all(Array.from({ length: 40 }, () => reEncode(sent)));
  expect(flood.filter((result) => !result.ok && result.reason === "busy")).toHaveLength(23);
});

it("lets somebody else's photo wait for one of many big ones at most", async () => {
  const big = await photo({ width: 7_000, height: 7_000, format: "png" });
  const small = await photo();
  const order: string[] = [];
  const send = async (content: Buffer, owner: string, kind: Kind) => {
    const { ok } = await reEncode(content, kind, owner);
    order.push(ok ? owner : `${owner} refused`);
  };
  const flood = Array.from({ length: 5 }, () => send(big, "one", "png"));
  await Promise.all([...flood, send(small, "other", "jpeg")]);
  // Behind the one that runs, and one that the queue may take before its own head is read.
  expect(order.indexOf("other")).toBeLessThanOrEqual(2);
  expect(order.filter((owner) => owner === "one")).toHaveLength(5);
});

it("asks before it unpacks, by the head alone", async () => {
  const path = join(temporaryFolder(), "sent");
  writeFileSync(path, await photo({ width: 2_000, height: 1_000 }));
  const megapixelCounts: number[] = [];
  const mayDecode = async (megapixels: number) => {
    megapixelCounts.push(megapixels);
    return false;
  };
  const refused = await reEncodePhoto(path, "jpeg", { owner: "someone", mayDecode });
  expect({ refused, asked: megapixelCounts }).toEqual({
    refused: { ok: false, reason: "too-much" },
    asked: [2],
  });
});
