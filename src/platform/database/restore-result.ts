import type { TableContent } from "./table-checksums.ts";

export type RestoreResult =
  /** `previous` is where the replaced content is kept: a folder, or the suffix of schema names. */
  { ok: true; tables: TableContent[]; previous: string | undefined } | RestoreRefusal;

export interface RestoreRefusal {
  ok: false;
  reason: "in-use" | "not-empty" | "not-a-backup" | "tool-missing" | "unusable";
  message: string;
}
