import type { KeptPhotos } from "./use-photos.ts";

/** What a browser has stored may be of an older version, or somebody's play. */
export function keptPhotosIn(stored: string): KeptPhotos {
  try {
    return keptPhotosOf(JSON.parse(stored));
  } catch {
    return [];
  }
}

export const keptPhotosOf = (stored: unknown): KeptPhotos =>
  Array.isArray(stored) ? stored.filter(isKeptPhoto) : [];

const isKeptPhoto = (one: unknown): one is KeptPhotos[number] =>
  typeof one === "object" &&
  one !== null &&
  "id" in one &&
  typeof one.id === "string" &&
  "name" in one &&
  typeof one.name === "string";

/** As forms carry them, for `PhotoField` and for the server. */
export const fieldsOf = (photos: KeptPhotos): Record<string, string> =>
  Object.fromEntries(photos.map(({ id, name }) => [`photo.${id}`, name]));
