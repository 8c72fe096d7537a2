import type { KeptPhotos } from "#app/ui/form/use-photos.ts";

/** What a browser has stored may be of an older version, or somebody's play. */
export const keptFilesIn = (stored: unknown): KeptPhotos =>
  Array.isArray(stored) ? stored.filter(isKeptFile) : [];

const isKeptFile = (one: unknown): one is KeptPhotos[number] =>
  typeof one === "object" &&
  one !== null &&
  "id" in one &&
  typeof one.id === "string" &&
  "name" in one &&
  typeof one.name === "string";

/** As forms carry them, for `PhotoField` and for the server. */
export const fieldsOf = (files: KeptPhotos): Record<string, string> =>
  Object.fromEntries(files.map(({ id, name }) => [`photo.${id}`, name]));
