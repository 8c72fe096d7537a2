import { useLocation } from "react-router";

/** Pages are prerendered at addresses that end in a slash and served at those that do not. */
export const pagePath = (pathname: string): string => pathname.replace(/(.)\/$/, "$1");

export const usePagePath = (): string => pagePath(useLocation().pathname);
