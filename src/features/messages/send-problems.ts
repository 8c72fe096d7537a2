import { maxFilesAtOnce } from "#platform/files/file-types.ts";

/** Keyed by the field beneath which each is shown. */
export const sendProblems = {
  empty: { text: "Please write a message" },
  "unknown-file": {
    photos: "A file is no longer there. Please remove it and send the message again.",
  },
  "too-many-files": { photos: `You can attach up to ${maxFilesAtOnce} files to a message.` },
  "unknown-record": {
    subject: "The record this is about is no longer available. Please open it again.",
  },
} as const;
