/** Keeps an open list true without moving it: counts and rows change in place, what is new waits. */
import { useEffect, useRef, useState } from "react";
import { useLivePage } from "#platform/changes/use-live.ts";
import { useReadAgain } from "#platform/navigation/use-read-again.ts";
import type { ListChanges, ListData, SubmissionTableRow } from "./list-page.server.ts";
import { filterAddress } from "./read-filter.ts";

/** Several change events of one moment are one look. */
const debounceMs = 150;

interface LiveList extends Pick<ListData, "counts"> {
  rows: SubmissionTableRow[];
  newer: number;
  arrived: ReadonlySet<string>;
  show: () => void;
}

export function useLiveList(data: ListData): LiveList {
  const { view, rows, filter } = data;
  const readAgain = useReadAgain();
  const [changes, setChanges] = useState<{ of: ListData; changes: ListChanges }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const arrived = useArrived(data);

  useLivePage([view.kind], () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      const answer = await askForChanges(data);
      // Nobody is signed in any more: reading the page again leads to the sign-in, and back.
      if (answer === "signed-out") void readAgain();
      else if (answer !== undefined) setChanges({ of: data, changes: answer });
    }, debounceMs);
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  // Changes found for another address, or before the list was read again, no longer count.
  const live = changes?.of === data ? changes.changes : undefined;
  const changed = new Map(live?.rows.map((row) => [row.id, row]));
  const isFirstPage = filter.sort === "newest" && filter.after === undefined;
  return {
    counts: live?.counts ?? data.counts,
    rows: rows.map((row) => changed.get(row.id) ?? row),
    newer: isFirstPage ? (live?.newer ?? 0) : 0,
    arrived,
    show: () => void readAgain(),
  };
}

/** Rows that were absent when the same list was read before. */
function useArrived(data: ListData): ReadonlySet<string> {
  const address = data.view.path + filterAddress(data.filter);
  const before = useRef({ address, data, ids: new Set(data.rows.map(({ id }) => id)) });
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const last = before.current;
    if (last.data === data) return;
    const ids = new Set(data.rows.map(({ id }) => id));
    const isNew = (id: string) => last.address === address && !last.ids.has(id);
    setArrived(new Set([...ids].filter(isNew)));
    before.current = { address, data, ids };
  }, [data, address]);
  return arrived;
}

/** Undefined after a failed request: the next change event or connection repeats it. */
async function askForChanges({
  view,
  filter,
  rows,
}: ListData): Promise<ListChanges | "signed-out" | undefined> {
  const search = new URLSearchParams(filterAddress(filter));
  const [first] = rows;
  if (first !== undefined) search.set("since", first.id);
  search.set("ids", rows.map(({ id }) => id).join(","));
  try {
    const response = await fetch(`${view.path}/changes.json?${search}`);
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    if (response.redirected) return "signed-out";
    return response.ok && isJson ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
