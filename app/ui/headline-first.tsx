import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

const IsWhole = createContext(true);

/**
 * When another page opens within the site, its headline shows first and what lies below it a moment
 * later: React would finish all of it before the visitor saw any, a quarter of a second on a cheap
 * phone. Pages that come from the server are whole.
 */
export function HeadlineFirst({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const [shown, setShown] = useState(pathname);
  useEffect(() => startTransition(() => setShown(pathname)), [pathname]);
  // Who comes back, or is led to a part of the page, is scrolled to a place that must be there.
  const isWhole = shown === pathname || way === "POP" || hash !== "";
  return <IsWhole value={isWhole}>{children}</IsWhole>;
}

/** What may come a moment after the headline; the footer stays out of sight meanwhile. */
export function BelowHeadline({ children }: { children: ReactNode }) {
  return use(IsWhole) ? children : <div className="min-h-screen" />;
}
