import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";

const intents = ["pointerover", "pointerdown", "focusin"];

/** The code of a page is asked for when somebody is about to open it: a click later, it is there. */
export function PagePrefetch() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const path = target instanceof Element ? pageOf(target.closest("a")) : undefined;
      if (path !== undefined) setPage(path);
    };
    for (const intent of intents) addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of intents) removeEventListener(intent, prefetch);
    };
  }, []);
  return page === undefined ? null : <PrefetchPageLinks key={page} page={page} />;
}

/** Where a link leads within the site; nothing for files, other sites and this very page. */
function pageOf(link: HTMLAnchorElement | null): string | undefined {
  if (link === null || link.target !== "" || link.hasAttribute("download")) return undefined;
  const { origin, pathname } = link;
  const isPage = origin === location.origin && !/\.\w+$/.test(pathname);
  return isPage && pathname !== location.pathname ? pathname : undefined;
}
