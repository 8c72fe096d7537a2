/** Uploaded pictures in all their sizes, one after the other; what a process leaves, the next one does. */
import { createHash } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { and, asc, eq, isNull, lt, ne, notInArray, or, sql } from "drizzle-orm";
import type { PgBoss } from "pg-boss";
import type { Logger } from "pino";
import { sendChangeEvent } from "#platform/changes/change-events.server.ts";
import { newId } from "#platform/database/new-id.ts";
import { photoLibrary, waitForPhotoTurn } from "#platform/files/re-encode-photo.server.ts";
import type { FilesContext } from "#platform/files/store-file.server.ts";
import { keyOf } from "#platform/files/stores/file-store.ts";
import { files } from "#platform/files/tables/files.ts";
import {
  type ClockJob,
  eachMinute,
  hourSeconds,
  workByClock,
} from "#platform/jobs/clock-job.server.ts";
import {
  type CutFile,
  drawMiniature,
  encodeCut,
  type RunInTurn,
} from "#platform/pictures/encode-cut.ts";
import {
  type Focus,
  limits,
  phoneCrop,
  phoneWidths,
  qualities,
  widthsOf,
} from "#platform/pictures/picture-sizes.ts";
import {
  type EncodedUpload,
  type WebsitePicture,
  websitePictureFiles,
  websitePictures,
} from "../tables/website-pictures.ts";
import { websiteChannel } from "../website-documents.server.ts";
import { cropRegion, maxMasterWidth } from "./picture-crop.ts";
import { deleteLeftFiles, expirePictureFiles, inADay } from "./picture-files.server.ts";

export interface EncodingParts extends FilesContext {
  log: Logger;
}

/** A photo has more in it than what ships: rather smaller files of less quality than slow pages. */
const minQuality = 22;

export const maxFailures = 3;

/** Senders of photos wait behind one step of it at most. */
const inTurn: RunInTurn = (work) => waitForPhotoTurn("website-pictures", work);

/**
 * One that fails waits for the next round: whatever is away may be back in a minute.
 * @returns how many were made
 */
export async function encodeWaitingPictures(parts: EncodingParts): Promise<number> {
  let made = 0;
  const failed: string[] = [];
  for (;;) {
    const [next] = await findWaiting(parts, failed);
    if (next === undefined) return made;
    const outcome = await encodeOne(parts, next);
    if (outcome === "made") made += 1;
    if (outcome === "failed") failed.push(next.picture.id);
  }
}

/** The oldest first; what the scanner for malware still holds back waits for it. */
const findWaiting = ({ db }: EncodingParts, failed: readonly string[]) =>
  db
    .select({ picture: websitePictures, file: files })
    .from(websitePictures)
    .innerJoin(files, eq(files.id, websitePictures.fileId))
    .where(
      and(
        eq(files.state, "stored"),
        eq(files.isHeld, false),
        lt(websitePictures.failures, maxFailures),
        notInArray(websitePictures.id, [...failed]),
        or(
          isNull(websitePictures.encoded),
          ne(sql`(${websitePictures.encoded} ->> 'revision')::int`, websitePictures.revision),
        ),
      ),
    )
    .orderBy(asc(websitePictures.failures), asc(websitePictures.addedAt))
    .limit(1);

type Waiting = Awaited<ReturnType<typeof findWaiting>>[number];

async function encodeOne(
  parts: EncodingParts,
  { picture, file }: Waiting,
): Promise<"made" | "failed" | "outdated"> {
  const { files: storage, log } = parts;
  try {
    const content = await storage.store.open(keyOf(file));
    if (content === undefined) throw new Error(`the file ${file.id} is missing in the store`);
    const sizes = await makeSizes(await buffer(content), picture);
    const ids = await storeSizes(parts, picture, sizes.files);
    return (await showThem(parts, picture, sizes.encoded, ids)) ? "made" : "outdated";
  } catch (error) {
    log.error({ err: error, picture: picture.name }, "uploaded picture not made");
    await noteFailure(parts, picture);
    return "failed";
  }
}

const noteFailure = ({ db }: EncodingParts, { id, revision }: WebsitePicture) =>
  db.transaction(async (tx) => {
    await tx
      .update(websitePictures)
      .set({ failures: sql`${websitePictures.failures} + 1` })
      .where(and(eq(websitePictures.id, id), eq(websitePictures.revision, revision)));
    await sendChangeEvent(tx, { kind: "website-picture", id });
  });

interface MadeSizes {
  encoded: EncodedUpload;
  files: readonly { name: string; content: Buffer }[];
}

/** @param sent the whole picture */
async function makeSizes(sent: Buffer, picture: WebsitePicture): Promise<MadeSizes> {
  const sharp = await photoLibrary();
  const { name, focusLeft, focusTop, revision } = picture;
  const focus: Focus = [focusLeft, focusTop];
  const master = await inTurn(() =>
    sharp(sent)
      .extract(cropRegion(picture, picture))
      .resize({ width: maxMasterWidth, withoutEnlargement: true, kernel: "lanczos3" })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true }),
  );
  const size = { width: master.info.width, height: master.info.height };
  const whole = await encodeCut(
    sharp,
    master.data,
    {
      crop: { left: 0, top: 0, ...size },
      widths: widthsOf(size.width),
      limits: [limits.card, limits.hero],
      webp: qualities.webp,
      least: minQuality,
    },
    inTurn,
  );
  const crop = phoneCrop(focus, size);
  const narrow = phoneWidths.filter((each) => each <= crop.width);
  const phone =
    narrow.length === 0
      ? undefined
      : await encodeCut(
          sharp,
          master.data,
          { crop, widths: narrow, limits: [limits.phone], least: minQuality },
          inTurn,
        );
  const version = shortContentHash(whole.files);
  const phoneVersion = shortContentHash(phone?.files ?? []);
  return {
    encoded: {
      revision,
      keepsLimits: whole.keepsLimits && (phone?.keepsLimits ?? true),
      ...size,
      widths: widthsOf(size.width),
      version,
      ...(phone && {
        phone: { width: crop.width, height: crop.height, widths: narrow, version: phoneVersion },
      }),
      focus,
      miniature: await drawMiniature(sharp, master.data),
    },
    files: [
      ...named(name, version, whole.files),
      ...named(`${name}-phone`, phoneVersion, phone?.files ?? []),
    ],
  };
}

const named = (name: string, version: string, sizes: readonly CutFile[]) =>
  sizes.map(({ width, format, content }) => ({
    name: `${name}-${width}-${version}.${format}`,
    content,
  }));

/** The hash is that of the content, so that an address never shows another picture. */
function shortContentHash(sizes: readonly CutFile[]): string {
  const hash = createHash("sha256");
  for (const { content } of sizes) hash.update(content);
  return hash.digest("hex").slice(0, 8);
}

/** Each with its row first; until they are shown, they leave in a day. @returns the ids of their rows */
async function storeSizes(
  { db, files: storage }: EncodingParts,
  { id: pictureId }: WebsitePicture,
  sizes: MadeSizes["files"],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, content } of sizes) {
    const id = newId();
    const sha256 = createHash("sha256").update(content).digest("hex");
    await db
      .insert(websitePictureFiles)
      .values({ id, pictureId, name, bytes: content.length, sha256, leavesAt: inADay });
    const path = join(storage.incoming, `${id}-${sha256.slice(0, 8)}`);
    try {
      await writeFile(path, content, { flag: "wx", mode: 0o600 });
      await storage.store.put(keyOf({ id, sha256 }), path);
    } finally {
      await rm(path, { force: true });
    }
    ids.push(id);
  }
  return ids;
}

/** @returns false where the picture was cropped anew or deleted meanwhile, or another process was faster */
const showThem = (
  { db }: EncodingParts,
  { id, revision }: WebsitePicture,
  encoded: EncodedUpload,
  ids: readonly string[],
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ revision: websitePictures.revision, encoded: websitePictures.encoded })
      .from(websitePictures)
      .where(eq(websitePictures.id, id))
      .for("update");
    if (row?.revision !== revision || row.encoded?.revision === revision) return false;
    await expirePictureFiles(tx, id);
    for (const fileId of ids)
      await tx
        .update(websitePictureFiles)
        .set({ isServed: true, leavesAt: null })
        .where(eq(websitePictureFiles.id, fileId));
    await tx
      .update(websitePictures)
      .set({ encoded, failures: 0 })
      .where(eq(websitePictures.id, id));
    await tx.execute(sql`select pg_notify(${websiteChannel}, '')`);
    await sendChangeEvent(tx, { kind: "website-picture", id });
    return true;
  });

/** Makes the sizes of uploaded pictures, and deletes those that no page shows any more. */
export const pictureJob: ClockJob = {
  name: "website-pictures",
  times: eachMinute,
  pollingIntervalSeconds: 2,
  expireInSeconds: hourSeconds,
  deleteAfterSeconds: hourSeconds,
};

export const workOnPictures = (queue: PgBoss, parts: EncodingParts): Promise<void> =>
  workByClock(queue, pictureJob, async () => {
    const encodedPictures = await encodeWaitingPictures(parts);
    const deleted = await deleteLeftFiles(parts, new Date());
    if (encodedPictures + deleted > 0)
      parts.log.info({ made: encodedPictures, deleted }, "pictures of the website");
  });
