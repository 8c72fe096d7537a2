import { listEntries, listPhotos } from "./unsent-store.ts";

/**
 * The last resort: what a person has not sent yet, as a file that somebody can read and enter.
 * @param id of one entry; all without it
 */
export async function exportUnsent(person: string, id?: string, now = new Date()): Promise<File> {
  const entries = (await listEntries(person)).filter(
    (entry) => id === undefined || entry.id === id,
  );
  const listed = await Promise.all(
    entries.map(async ({ order: _, ...entry }) => ({
      ...entry,
      photos: (await listPhotos(entry.id)).map(({ content, preview: __, ...photo }) => ({
        ...photo,
        content: asDataUrl(photo.type, content),
      })),
    })),
  );
  const text = JSON.stringify({ exportedAt: now.toISOString(), entries: listed }, null, 2);
  const name = `unsent-${now.toISOString().slice(0, 16).replaceAll(":", "-")}.json`;
  return new File([text], name, { type: "application/json" });
}

function asDataUrl(type: string, content: ArrayBuffer): string {
  const bytes = new Uint8Array(content);
  let text = "";
  for (let at = 0; at < bytes.length; at += 8_192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8_192));
  return `data:${type};base64,${btoa(text)}`;
}
