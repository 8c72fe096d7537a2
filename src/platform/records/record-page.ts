import type { Column } from "./csv.ts";

/** An export reads this many at once, so that no list is in memory as a whole. */
export const recordsAtOnce = 500;

/** A row of a list, with the whole record of which it shows a part. */
export interface ListedRecord<Row, Whole> {
  row: Row;
  record: Whole;
}

/** Keeps the order of the list, and leaves out what was deleted between the two reads. */
export function withRecords<Row extends { id: string }, Whole extends { id: string }>(
  rows: readonly Row[],
  records: readonly Whole[],
): ListedRecord<Row, Whole>[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return rows.flatMap((row) => {
    const record = byId.get(row.id);
    return record === undefined ? [] : [{ row, record }];
  });
}

export const columnsOfRecord = <Whole>(
  columns: readonly Column<Whole>[],
): readonly Column<{ record: Whole }>[] =>
  columns.map(({ name, value }) => ({ name, value: ({ record }) => value(record) }));
