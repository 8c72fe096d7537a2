import { countOf } from "#platform/format/plural.ts";
import type { FileListRow } from "./list-files.server.ts";

/** @example "2 photos, 1 PDF"; empty where there are none */
export function formatFileCount(files: readonly Pick<FileListRow, "kind">[]): string {
  const photos = files.filter(({ kind }) => kind === "jpeg").length;
  const documents = files.length - photos;
  const counted = [
    photos > 0 ? countOf(photos, "photo", "photos") : "",
    documents > 0 ? countOf(documents, "PDF", "PDFs") : "",
  ];
  return counted.filter(Boolean).join(", ");
}
