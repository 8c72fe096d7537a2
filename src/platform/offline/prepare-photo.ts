import { shrinkPhoto } from "#ui/form/shrink-photo.ts";
import { sha256 } from "#ui/sha256.ts";
import type { StoredPhoto } from "./unsent-store.ts";

const previewSide = 160;

/** Photos of an entry that is about to be given, with the id that it will have. */
export async function preparePhotos(
  files: readonly File[],
): Promise<{ id: string; photos: StoredPhoto[] }> {
  const id = crypto.randomUUID();
  return { id, photos: await Promise.all(files.map((file) => preparePhoto(file, id))) };
}

/** The photo as the phone stores it: small enough to be sent, with its hash and a thumbnail. */
async function preparePhoto(file: File, entry: string): Promise<StoredPhoto> {
  const shrunk = await shrinkPhoto(file);
  const content = await shrunk.arrayBuffer();
  return {
    id: crypto.randomUUID(),
    entry,
    name: file.name,
    type: shrunk.type || file.type,
    content,
    sha256: await sha256(content),
    isSent: false,
    preview: await previewOf(shrunk),
  };
}

/** Empty where this browser cannot open it. */
export async function previewOf(photo: Blob): Promise<string> {
  try {
    const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
    const scale = Math.min(1, previewSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas.toDataURL("image/jpeg", 0.7);
  } catch {
    return "";
  }
}
