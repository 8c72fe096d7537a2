/**
 * The script in the HTML of the page, so that the function refers to nothing outside of itself. It
 * puts new values into the parts that the page names by `data-current`, and leaves the rest alone.
 */
function keepCurrent(everyMs: number, maxWaitMs: number): void {
  const settings = document.querySelector<HTMLElement>("[data-updates]");
  const choice = settings?.querySelector("input");
  const connection = settings?.querySelector<HTMLElement>("[data-no-connection]");
  if (!settings || !choice || !connection) return;
  settings.hidden = false;
  let isUpdating = false;
  const timer = setInterval(update, everyMs);
  document.addEventListener("visibilitychange", update);
  choice.addEventListener("change", update);

  async function update(): Promise<void> {
    if (document.hidden || isUpdating || !choice?.checked) return;
    isUpdating = true;
    const stop = new AbortController();
    const limit = setTimeout(() => stop.abort(), maxWaitMs);
    const page = await fetch(location.href, { cache: "no-store", signal: stop.signal })
      .then(async (response) => (response.ok ? readPage(await response.text()) : undefined))
      .catch(() => "no connection" as const);
    clearTimeout(limit);
    isUpdating = false;
    // The reader may have switched it off while the page was loading.
    if (page === undefined || !choice.checked) return;
    if (connection) connection.textContent = text(page === "no connection");
    if (page !== "no connection") replaceParts(page);
  }

  const text = (isMissing: boolean) => (isMissing && connection?.dataset.noConnection) || "";

  /** A network that asks for a sign-in answers with a page of its own, which has none of our parts. */
  function readPage(html: string): Document | "no connection" {
    const page = new DOMParser().parseFromString(html, "text/html");
    return page.querySelector("[data-current]") ? page : "no connection";
  }

  function replaceParts(page: Document): void {
    for (const part of document.querySelectorAll<HTMLElement>("[data-current]")) {
      const next = page.querySelector(`[data-current="${part.dataset.current}"]`);
      if (next && next.innerHTML !== part.innerHTML) part.replaceChildren(...next.childNodes);
    }
    document.title = page.title;
    if (page.querySelector("[data-updates]")) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", update);
    if (settings) settings.hidden = true;
  }
}

const everyMs = 30_000;
const maxWaitMs = 20_000;

export const keepCurrentScript = `(${keepCurrent})(${everyMs},${maxWaitMs})`;
