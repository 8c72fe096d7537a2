import { useEffect } from "react";
import { useNavigate } from "react-router";
import { languageOfPath } from "#content/page-address.ts";
import { pageAt } from "#content/pages.ts";

/** One listener serves all links: a component for each would cost React a hundred renders a navigation. */
export function useSiteLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link === null || isForBrowser(event, link)) return;
      event.preventDefault();
      const { pathname, search, hash, href } = link;
      navigate(pathname + search + hash, { replace: href === location.href });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** New tabs, files, other areas and sites, anchors of this page: left to the browser. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return true;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return true;
  return pageOf(link) === undefined || link.getAttribute("href")?.startsWith("#") === true;
}

/** Undefined for files, other areas and sites, and pages that depend on the session. */
export function pageOf(link: HTMLAnchorElement): string | undefined {
  if (link.target !== "" || link.hasAttribute("download")) return undefined;
  const { origin, pathname } = link;
  if (origin !== location.origin) return undefined;
  const page = pageAt(pathname);
  if (page === undefined || page.bySession) return undefined;
  // Another language has other files, which come with a new document.
  return page.language === languageOfPath(location.pathname) ? pathname : undefined;
}
