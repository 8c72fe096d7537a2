import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

const IsWhole = createContext(true);

/**
 * On a navigation within the site, the headline renders first and the rest a moment later: all of
 * it would take a quarter of a second on a cheap phone. Pages from the server are complete.
 */
export function HeadlineFirst({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const [shown, setShown] = useState(pathname);
  useEffect(() => startTransition(() => setShown(pathname)), [pathname]);
  // "Back" and anchors scroll to a place that must be rendered already.
  const isWhole = shown === pathname || way === "POP" || hash !== "";
  return <IsWhole value={isWhole}>{children}</IsWhole>;
}

/** What may render a moment after the headline; the footer stays hidden meanwhile. */
export function BelowHeadline({ children }: { children: ReactNode }) {
  return use(IsWhole) ? children : <div className="min-h-screen" />;
}
