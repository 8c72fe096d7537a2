/** There is one notice at a time; the newest wins. */
export interface Notice {
  id: number;
  title: string;
  description: string;
  tone: "plain" | "destructive";
  open: boolean;
}

/** A dismissed notice stays in memory this long, as specified, though it is not visible. */
const removalDelayMs = 1_000_000;

let current: Notice | undefined;
let count = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export function showNotice(notice: {
  title: string;
  description: string;
  tone?: Notice["tone"];
}): void {
  count += 1;
  clearTimeout(removal);
  change({ tone: "plain", ...notice, id: count, open: true });
}

export function dismissNotice(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  removal = setTimeout(() => change(undefined), removalDelayMs);
}

export const currentNotice = (): Notice | undefined => current;

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(notice: Notice | undefined): void {
  current = notice;
  for (const listener of listeners) listener();
}
