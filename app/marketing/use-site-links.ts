import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pageAt } from "#content/pages.ts";

/**
 * Links are plain HTML and work without React. With it, a click on a link within the site navigates
 * without a page load. One listener for all: a component for each link would make React do the work
 * of a hundred on every navigation.
 */
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

/**
 * The path of the public page that a link leads to; undefined for what the server must answer:
 * files, other areas, other sites, and what depends on who is signed in.
 */
export function pageOf(link: HTMLAnchorElement): string | undefined {
  if (link.target !== "" || link.hasAttribute("download")) return undefined;
  const { origin, pathname } = link;
  if (origin !== location.origin) return undefined;
  const page = pageAt(pathname);
  return page === undefined || page.bySession ? undefined : pathname;
}
