import type { Language } from "#platform/language/language.ts";
import type { FileListRow } from "./list-files.server.ts";
import { fileMessages } from "./messages.server.ts";

/** @example "2 photos, 1 PDF"; empty where there are none */
export function formatFileCount(
  files: readonly Pick<FileListRow, "kind">[],
  language: Language,
): string {
  const messages = fileMessages(language);
  const photos = files.filter(({ kind }) => kind === "jpeg").length;
  const documents = files.length - photos;
  const counted = [
    ...(photos > 0 ? [messages.photos({ count: photos })] : []),
    ...(documents > 0 ? [messages.documents({ count: documents })] : []),
  ];
  return counted.join(", ");
}
