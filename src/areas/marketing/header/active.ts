import type { NavigationItem } from "#content/navigation.ts";

export const currentPage = (pathname: string, href: string): "page" | undefined =>
  pathname === href ? "page" : undefined;

/** A page belongs to a top-level item if it is the item's, beneath it, or one of its links. */
export const isWithin = (pathname: string, item: NavigationItem): boolean =>
  pathname === item.href ||
  pathname.startsWith(`${item.href}/`) ||
  (item.items ?? []).some((link) => pathname === link.href || pathname.startsWith(`${link.href}/`));
