/** Limits of files that people may send, for browsers and for the server. */
export const maxFileBytes = 25 * 1024 * 1024;
export const maxFilesAtOnce = 10;
export const maxPixels = 50_000_000;

export type SentKind = "jpeg" | "png" | "webp" | "avif" | "pdf";

/** A field of photos. HEIC is left out on purpose: iPhones then hand over a JPEG. */
export const photoLimits = {
  accept: "image/jpeg,image/png,image/webp,image/avif",
  maxBytes: maxFileBytes,
  maxFiles: maxFilesAtOnce,
  takes: "photos",
} as const;

/** A field of photos and documents. */
export const attachmentLimits = {
  ...photoLimits,
  accept: `${photoLimits.accept},application/pdf`,
  takes: "files",
} as const;

/** A field of one document. */
export const documentLimits = {
  ...attachmentLimits,
  maxFiles: 1,
  takes: "file",
} as const;

export type FileRefusal =
  | "empty"
  | "too-large"
  | "heic"
  | "unknown-kind"
  | "too-many-pixels"
  | "damaged"
  | "infected"
  | "too-many"
  | "too-much"
  | "too-many-at-once"
  | "busy"
  | "no-room"
  | "not-stored";
