import type { RecordFilter } from "#domain/submissions/record-filter.ts";

/** The filter of a list, for records that are read already. */
export function isShown(
  record: { receivedAt: Date; screening: string },
  { screening, since }: RecordFilter,
): boolean {
  return (
    (screening === undefined || record.screening === screening) &&
    (since === undefined || record.receivedAt >= since)
  );
}
