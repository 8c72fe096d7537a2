/** What may be sent as a file, for browsers and for the server. */
export const maxFileBytes = 25 * 1024 * 1024;
export const maxFilesAtOnce = 10;
export const maxPixels = 50_000_000;

export type SentKind = "jpeg" | "png" | "webp" | "avif" | "pdf";

/**
 * For a field of photos. HEIC is left out on purpose: iPhones then hand over a JPEG.
 */
export const photoLimits = {
  accept: "image/jpeg,image/png,image/webp,image/avif",
  maxBytes: maxFileBytes,
  maxFiles: maxFilesAtOnce,
  noun: { one: "photo", many: "photos" },
};

/** For a field of photos and documents. */
export const attachmentLimits = {
  ...photoLimits,
  accept: `${photoLimits.accept},application/pdf`,
  noun: { one: "file", many: "files" },
};

/** For a field of one document. */
export const documentLimits = {
  ...attachmentLimits,
  maxFiles: 1,
  noun: { one: "file", many: "file" },
};

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

/** Each fits behind the name of the file: "IMG_1.heic: ...". */
export const refusalSentences: Record<FileRefusal, string> = {
  empty: "The file is empty. Please choose it again or take the photo again.",
  "too-large": `The file is larger than ${maxFileBytes / 1024 / 1024} MB. Please send a smaller one.`,
  heic: "We can't open HEIC photos. Please send a JPEG instead: on an iPhone, set Settings > Camera > Formats to Most Compatible and take it again, or take a screenshot of the photo and send that.",
  "unknown-kind":
    "Please send a photo (JPEG, PNG, WebP, AVIF) or a PDF. This file is something else.",
  "too-many-pixels": `The picture has more than ${maxPixels / 1_000_000} megapixels. Please send a smaller copy.`,
  damaged:
    "The picture is damaged or didn't upload completely. Please send it again or take a new one.",
  infected:
    "Our scanner found malware in it, so we didn't accept it. Please check the device it came from.",
  "too-many":
    "You've sent many files that aren't attached to anything yet. Please try again tomorrow.",
  "too-much": "You've sent more in an hour than we can check. Please send the rest in an hour.",
  "too-many-at-once": `We accept up to ${maxFilesAtOnce} files at once. Please send the others afterward.`,
  busy: "Many pictures are being sent right now. Please try again in a minute.",
  "no-room": "We have no room for files right now. Please send the text without it, or call us.",
  "not-stored": "We couldn't save the file. Please send it again in a minute.",
};
