/** Stores the files of a form, or gives a sentence for each that is refused. */

import { kindOf } from "#platform/files/file-kind.ts";
import type { FileRefusal } from "#platform/files/file-types.ts";
import { fileMessages } from "#platform/files/messages.server.ts";
import { refusalSentence } from "#platform/files/refusal-sentence.server.ts";
import { countSentBytes } from "#platform/files/sending-limits.server.ts";
import { type StoredFile, storeFile } from "#platform/files/store-file.server.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { Language } from "#platform/language/language.ts";
import type { RouteRequest } from "./actor.server.ts";
import { appContext, filesContext, requestContext } from "./context.ts";
import type { FormError } from "./form-errors.server.ts";
import { isDiskFull, readUpload, type UploadedFile } from "./upload.server.ts";

export interface RefusedFile {
  /** The file name as the sender's device gave it; empty for files beyond the limit of a form. */
  name: string;
  reason: FileRefusal;
}

export type ReceivedFiles =
  | {
      ok: true;
      fields: Record<string, string>;
      stored: StoredFile[];
      refused: RefusedFile[];
    }
  | { ok: false; refusal: FormError };

export interface ReceiveOptions {
  /** An id that the sender has made, for a form with one file. */
  sentAs?: string | undefined;
  /** Documents are refused. */
  takesPhotosAlone?: boolean | undefined;
}

/** Reads a form with files, and stores those that can be; the rest of the form is as it was sent. */
export async function receiveFiles(
  route: RouteRequest,
  actor: Actor,
  options: ReceiveOptions = {},
): Promise<ReceivedFiles> {
  const { request, context } = route;
  const { files } = context.get(filesContext);
  const announced = Number(request.headers.get("content-length") ?? 0);
  const hasRoom = await files.hasRoom(announced);
  const reading = await readUpload(request, files.incoming, hasRoom);
  if (!reading.ok) {
    await countDropped(route, actor, reading.receivedBytes);
    return reading;
  }
  const { fields, hasTooManyFiles, receivedBytes } = reading.upload;
  const stored: StoredFile[] = [];
  const refused: RefusedFile[] = [];
  try {
    for (const file of reading.upload.files) {
      const result = await keep(route, actor, file, options);
      if (result.ok) stored.push(result.file);
      else refused.push({ name: file.name, reason: result.reason });
    }
  } finally {
    await reading.discard();
  }
  if (hasTooManyFiles) {
    const looked = reading.upload.files.reduce((sum, { bytes }) => sum + bytes, 0);
    await countDropped(route, actor, receivedBytes - looked);
    refused.push({ name: "", reason: "too-many-at-once" });
  }
  return { ok: true, fields, stored, refused };
}

/** @returns a sentence about one file, behind its name */
export function sentenceOf(
  { name, reason }: RefusedFile,
  language: Language,
  takesPhotosAlone = false,
): string {
  const problem = refusalSentence(reason, language, takesPhotosAlone);
  return name === "" ? problem : fileMessages(language).refused({ name, problem });
}

/** Files that nobody looks at have arrived all the same. A failure to count them changes no answer. */
async function countDropped({ context }: RouteRequest, actor: Actor, bytes: number): Promise<void> {
  if (bytes <= 0) return;
  const { db } = context.get(appContext);
  await countSentBytes(db, actor.accountId, bytes).catch((error: unknown) => {
    context.get(requestContext).log.error({ err: error, bytes }, "sent bytes not counted");
  });
}

async function keep(
  { context }: RouteRequest,
  actor: Actor,
  file: UploadedFile,
  { sentAs, takesPhotosAlone }: ReceiveOptions,
) {
  const { log } = context.get(requestContext);
  const { db } = context.get(appContext);
  const { files } = context.get(filesContext);
  try {
    if (file.failure !== undefined) {
      // It has arrived all the same, as far as we read it.
      await countSentBytes(db, actor.accountId, file.bytes);
      if (file.failure === "too-large") return refusal("too-large");
      throw file.cause;
    }
    if (takesPhotosAlone && kindOf(file.start) === "pdf") {
      await countSentBytes(db, actor.accountId, file.bytes);
      return refusal("unknown-kind");
    }
    const result = await storeFile({ db, files }, actor, file, sentAs);
    if (result.ok || result.reason !== "not-allowed") return result;
    return refusal("not-stored");
  } catch (error) {
    log.error({ err: error, bytes: file.bytes }, "file not stored");
    return refusal(isDiskFull(error) ? "no-room" : "not-stored");
  }
}

const refusal = (reason: FileRefusal) => ({ ok: false, reason }) as const;
