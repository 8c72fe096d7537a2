// Ways on which a document would go: without a connection the browser shows a page of its own instead.
import { connection } from "#ui/connection.ts";
import { codeDidNotCome, stayHere, wayTo } from "./current-screen.ts";

/** True if the phone itself has the page while there is no connection. */
export type OnThePhone = (path: string) => boolean;

/** @returns ends it */
export function keepDocument(isOnThePhone: OnThePhone): () => void {
  const hold = (event: MouseEvent) => holdLink(event, isOnThePhone);
  window.addEventListener("click", hold);
  // Vite loads the page again in development whenever a source has changed.
  const ways = "navigation" in window && !import.meta.env.DEV ? window.navigation : undefined;
  const holdReload = (event: NavigateEvent) => {
    if (event.navigationType !== "reload" || isOnThePhone(location.pathname)) return;
    // A reload by the browser's own button cannot be held.
    event.preventDefault();
    const to = wayTo();
    codeDidNotCome();
    void afterReload(to);
  };
  ways?.addEventListener("navigate", holdReload);
  return () => {
    window.removeEventListener("click", hold);
    ways?.removeEventListener("navigate", holdReload);
  };
}

/**
 * The router loads the document again where the code of a page did not come: right after a new release,
 * and without a connection, of which nobody may know yet. That would be the end of all that was typed,
 * for a pointer too that only rests on a link.
 */
async function afterReload(to: string | undefined): Promise<void> {
  if (to === undefined) return;
  const isThere = await connection.askAnew();
  if (wayTo() !== to) return;
  if (isThere) location.assign(to);
  else stayHere(to);
}

/** A link that loads a document, e.g. a PDF or the own account. */
function holdLink(event: MouseEvent, isOnThePhone: OnThePhone): void {
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
  if (event.defaultPrevented || !isPlain || !connection.isLost()) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.origin !== location.origin || link.target !== "") return;
  if (link.pathname === location.pathname && link.search === location.search) return;
  if (isOnThePhone(link.pathname)) return;
  event.preventDefault();
  stayHere();
  connection.tryNow();
}
