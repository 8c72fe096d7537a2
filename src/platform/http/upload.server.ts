/** Forms with files: streamed into temporary files while counted and hashed, never held in memory. */

import { createHash, randomUUID } from "node:crypto";
import { open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { kindBytes } from "#platform/files/file-kind.ts";
import { maxFileBytes, maxFilesAtOnce } from "#platform/files/file-types.ts";
import type { ArrivedFile } from "#platform/files/store-file.server.ts";
import { type FormError, malformed, wrongType } from "./form-errors.server.ts";
import { storableText } from "./storable-text.ts";

export interface UploadedFile extends ArrivedFile {
  /** Name of the form's field. */
  field: string;
  /** The reason why `path` does not hold what was sent. */
  failure: "too-large" | "no-room" | "not-written" | undefined;
  cause: unknown;
}

export interface Upload {
  fields: Record<string, string>;
  /** Size of the whole form, including what was dropped. */
  receivedBytes: number;
  /** The order is the one in which they were sent. */
  files: UploadedFile[];
  /** More than a form may have; these are dropped, and the rest is taken. */
  hasTooManyFiles: boolean;
}

export type UploadReading =
  | { ok: true; upload: Upload; discard: () => Promise<void> }
  /** @param receivedBytes until it was over, or broken off */
  | { ok: false; refusal: FormError; receivedBytes: number };

const limits = {
  files: maxFilesAtOnce,
  fields: 200,
  fieldSize: 64 * 1024,
  fieldNameSize: 200,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

export const isMultipart = (request: Request): boolean =>
  /^multipart\/form-data\s*;/i.test(request.headers.get("content-type") ?? "");

/**
 * @param folder for temporary files, of which none stays unless the form arrived whole: then `discard`
 * @param hasRoom without it the files are dropped, and the rest of the form is read all the same
 * @param fileSize the largest file, in bytes
 */
export async function readUpload(
  request: Request,
  folder: string,
  hasRoom = true,
  fileSize = maxFileBytes,
): Promise<UploadReading> {
  if (!isMultipart(request))
    return { ok: false, refusal: wrongType("form-with-files"), receivedBytes: 0 };
  const arrivals: Arrival[] = [];
  let receivedBytes = 0;
  const onBytes = (bytes: number) => {
    receivedBytes += bytes;
  };
  const discard = async () => {
    await Promise.all(arrivals.map(({ path }) => rm(path, { force: true })));
  };
  try {
    const onFile: OnFile = (field, name, stream) => {
      arrivals.push(arrive(hasRoom ? folder : undefined, field, name, stream));
    };
    const { fields, hasTooManyFiles } = await parse(request, { onFile, onBytes, fileSize });
    const files = await Promise.all(arrivals.map(({ finished }) => finished));
    // A field in which nobody chose a file is sent without a name.
    const chosen = files.filter(({ name, bytes }) => name !== "" || bytes > 0);
    const upload = { fields, receivedBytes, files: chosen, hasTooManyFiles };
    return { ok: true, upload, discard };
  } catch (error) {
    for (const { stream } of arrivals) stream.destroy();
    await Promise.allSettled(arrivals.map(({ finished }) => finished));
    await discard();
    return { ok: false, refusal: refusalOf(error), receivedBytes };
  }
}

class TooMuch extends Error {
  readonly fault: "long-field" | "many-parts";

  constructor(fault: "long-field" | "many-parts") {
    super(`the form was given up: ${fault}`);
    this.fault = fault;
  }
}

type OnFile = (field: string, name: string, stream: BusboyFileStream) => void;

interface Parsing {
  onFile: OnFile;
  onBytes(bytes: number): void;
  fileSize: number;
}

async function parse(
  request: Request,
  { onFile, onBytes, fileSize }: Parsing,
): Promise<Pick<Upload, "fields" | "hasTooManyFiles">> {
  const parser = parserFor(request, fileSize);
  let hasTooManyFiles = false;
  const fields: [string, string][] = [];
  parser.on("error", () => undefined);
  parser.on("file", (field, stream, name) => onFile(field, storableText(name ?? ""), stream));
  parser.on("field", (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) parser.destroy(new TooMuch("long-field"));
    fields.push([storableText(name), storableText(value)]);
  });
  parser.on("fieldsLimit", () => parser.destroy(new TooMuch("many-parts")));
  parser.on("filesLimit", () => {
    hasTooManyFiles = true;
  });
  // Node's own type of web streams and that of the browser differ in name only.
  const body = request.body as Parameters<typeof Readable.fromWeb>[0] | null;
  const counted = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      onBytes(chunk.byteLength);
      yield chunk;
    }
  };
  await pipeline(body ? Readable.fromWeb(body) : Readable.from([]), counted, parser);
  return { fields: Object.fromEntries(fields), hasTooManyFiles };
}

function parserFor(request: Request, fileSize: number): BusboyInstance {
  const type = request.headers.get("content-type") ?? "";
  return new Busboy({ headers: { "content-type": type }, limits: { ...limits, fileSize } });
}

interface Arrival {
  path: string;
  stream: BusboyFileStream;
  finished: Promise<UploadedFile>;
}

function arrive(
  folder: string | undefined,
  field: string,
  name: string,
  stream: BusboyFileStream,
): Arrival {
  const path = join(folder ?? "", randomUUID());
  // The parser reports some errors when nothing listens any more, which would end the process.
  stream.on("error", () => undefined);
  const finished = writeDown(stream, folder && path).then(({ cause, ...written }) => ({
    field,
    name,
    path,
    ...written,
    cause,
    failure: stream.truncated ? ("too-large" as const) : failureOf(cause),
  }));
  // The parser may fail first, and then nobody waits for this one.
  finished.catch(() => undefined);
  return { path, stream, finished };
}

async function writeDown(stream: Readable, path: string | undefined) {
  const hash = createHash("sha256");
  let bytes = 0;
  let start = Buffer.alloc(0);
  let cause: unknown;
  const opened = path === undefined ? Promise.reject(noRoom()) : open(path, "wx", 0o600);
  const file = new Writable({
    // Goes on reading after a failure: an unread part would hold up the parser forever.
    async write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (start.length < kindBytes) start = Buffer.concat([start, chunk]).subarray(0, kindBytes);
      hash.update(chunk);
      if (cause === undefined)
        await opened
          .then((handle) => handle.writeFile(chunk))
          .catch((error: unknown) => {
            cause = error;
          });
      done();
    },
  });
  try {
    // This starts in the same turn as the event: what the parser reports meanwhile would be lost.
    await pipeline(stream, file);
  } finally {
    await opened.then((handle) => handle.close()).catch(() => undefined);
  }
  return { bytes, start, sha256: hash.digest("hex"), cause };
}

const noRoom = () => Object.assign(new Error("no room for files"), { code: "ENOSPC" });

function failureOf(cause: unknown): UploadedFile["failure"] {
  if (cause === undefined) return undefined;
  return isDiskFull(cause) ? "no-room" : "not-written";
}

export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

function refusalOf(error: unknown): FormError {
  if (error instanceof TooMuch) return malformed(error.fault, 413);
  return malformed("cut-off");
}
