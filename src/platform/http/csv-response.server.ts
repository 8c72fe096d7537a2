import { type Column, csvHead, csvLines } from "#platform/records/csv.ts";

interface RecordPage<Row> {
  rows: readonly Row[];
  /** The position of the page behind this one. */
  next: string | undefined;
}

/**
 * Read page by page while it is sent: a list of any length needs the memory of one page. The first one
 * is read before the head is sent, so that a list which cannot be read is no empty file that looks well.
 */
export async function csvResponse<Row>(
  fileName: string,
  columns: readonly Column<Row>[],
  read: (after: string | undefined) => Promise<RecordPage<Row>>,
): Promise<Response> {
  const encoder = new TextEncoder();
  let page: RecordPage<Row> | undefined = await read(undefined);
  let after: string | undefined;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { rows, next } = page ?? (await read(after));
      page = undefined;
      const head = after === undefined ? csvHead(columns) : "";
      controller.enqueue(encoder.encode(head + csvLines(columns, rows)));
      after = next;
      if (next === undefined) controller.close();
    },
  });
  const day = new Date().toISOString().slice(0, 10);
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName}-${day}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
