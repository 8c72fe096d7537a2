import type { Language } from "#platform/language/language.ts";
import { type FileRefusal, maxFileBytes, maxFilesAtOnce, maxPixels } from "./file-types.ts";
import { fileMessages } from "./messages.server.ts";

/** @param takesPhotosAlone where documents are refused as well */
export function refusalSentence(
  reason: FileRefusal,
  language: Language,
  takesPhotosAlone = false,
): string {
  const { refusals, noPicture } = fileMessages(language);
  switch (reason) {
    case "unknown-kind":
      return takesPhotosAlone ? noPicture : refusals[reason];
    case "too-large":
      return refusals[reason]({ megabytes: maxFileBytes / 1024 / 1024 });
    case "too-many-pixels":
      return refusals[reason]({ megapixels: maxPixels / 1_000_000 });
    case "too-many-at-once":
      return refusals[reason]({ files: maxFilesAtOnce });
    default:
      return refusals[reason];
  }
}
