import { maxFilesAtOnce } from "#platform/files/file-types.ts";

/** Keyed by the field beneath which each is shown. */
export const sendProblems = {
  empty: { text: "Please write a message" },
  "unknown-file": { photos: "A file is no longer there. Please remove it and send it again." },
  "too-many-files": { photos: `At most ${maxFilesAtOnce} files come with a message.` },
  "unknown-record": { subject: "What this is about is not there any more. Please open it again." },
} as const;
