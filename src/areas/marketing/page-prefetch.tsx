import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { pageOf } from "./use-site-links.ts";

const intents = ["pointerover", "pointerdown", "focusin"];

/** Fetches a page's code when the pointer or focus is on its link. */
export function PagePrefetch() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const path = link === null ? undefined : pageOf(link);
      if (path !== undefined && path !== location.pathname) setPage(path);
    };
    for (const intent of intents) addEventListener(intent, prefetch, { passive: true });
    return () => {
      for (const intent of intents) removeEventListener(intent, prefetch);
    };
  }, []);
  return page === undefined ? null : <PrefetchPageLinks key={page} page={page} />;
}
