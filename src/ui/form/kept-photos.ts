import type { KeptPhotos } from "./use-photos.ts";

/** The stored text may be of an older version, or somebody may have played with it. */
export function keptPhotosIn(stored: string): KeptPhotos {
  try {
    return keptPhotosOf(JSON.parse(stored));
  } catch {
    return [];
  }
}

export const keptPhotosOf = (stored: unknown): KeptPhotos =>
  Array.isArray(stored) ? stored.filter(isKeptPhoto) : [];

const isKeptPhoto = (value: unknown): value is KeptPhotos[number] =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "string" &&
  "name" in value &&
  typeof value.name === "string";

/** Forms carry photos in these fields, for `PhotoField` and for the server. */
export const fieldsOf = (photos: KeptPhotos): Record<string, string> =>
  Object.fromEntries(photos.map(({ id, name }) => [`photo.${id}`, name]));
