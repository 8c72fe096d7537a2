/** Forms of people without an account, with one photo at most. */
import type { ArrivedFile } from "#platform/files/store-file.server.ts";
import type { RouteRequest } from "./actor.server.ts";
import { filesContext } from "./context.ts";
import type { FormError } from "./form-errors.server.ts";
import { readPostedForm } from "./parse-submission.server.ts";
import { isMultipart, readUpload } from "./upload.server.ts";

export interface OccupantForm {
  ok: true;
  fields: Record<string, unknown>;
  photo: ArrivedFile | undefined;
  /** The reason why the photo was refused. */
  photoFault: "too-large" | "no-room" | undefined;
  /** Deletes the temporary file. */
  discard: () => Promise<void>;
}

/**
 * A second photo, which the page has no field for, is dropped.
 * @param takesPhoto without it nothing is written to the disk, and a photo that was sent has its fault
 */
export async function readOccupantForm(
  { request, context }: RouteRequest,
  takesPhoto = true,
): Promise<OccupantForm | { ok: false; refusal: FormError }> {
  if (!isMultipart(request)) {
    const reading = await readPostedForm(request);
    if (!reading.ok) return reading;
    const { fields, metadata } = reading.sent;
    return {
      ok: true,
      fields: { ...fields, website: metadata.honeypot },
      photo: undefined,
      photoFault: undefined,
      discard: async () => undefined,
    };
  }
  const { files } = context.get(filesContext);
  const announced = Number(request.headers.get("content-length") ?? 0);
  const hasRoom = takesPhoto && (await files.hasRoom(announced));
  const reading = await readUpload(request, files.incoming, hasRoom);
  if (!reading.ok) return reading;
  const [photo] = reading.upload.files;
  const failure = photo?.failure;
  return {
    ok: true,
    fields: reading.upload.fields,
    discard: reading.discard,
    photo: failure === undefined ? photo : undefined,
    photoFault: failure && (failure === "too-large" ? failure : "no-room"),
  };
}
