import type { FileListRow } from "#platform/files/list-files.server.ts";
import type { Language } from "#platform/language/language.ts";
import { threadServerTexts } from "./messages.server.ts";

/** @example "2 photos, 1 PDF"; empty where there are none */
export function formatFileCount(
  files: readonly Pick<FileListRow, "kind">[],
  language: Language,
): string {
  const texts = threadServerTexts(language).files;
  const photos = files.filter(({ kind }) => kind === "jpeg").length;
  const documents = files.length - photos;
  const counted = [
    photos > 0 ? texts.photos({ count: photos }) : "",
    documents > 0 ? texts.documents({ count: documents }) : "",
  ];
  return counted.filter(Boolean).join(", ");
}
