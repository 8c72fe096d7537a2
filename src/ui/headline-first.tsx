import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

const IsWhole = createContext(true);

/** Within the site, the rest renders after the headline: all at once takes 250 ms on a cheap phone. */
export function HeadlineFirst({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const [shown, setShown] = useState(pathname);
  useEffect(() => startTransition(() => setShown(pathname)), [pathname]);
  // "Back" and anchors scroll to a place that must be rendered already.
  const isWhole = shown === pathname || way === "POP" || hash !== "";
  return <IsWhole value={isWhole}>{children}</IsWhole>;
}

/** On the public site the footer stays hidden meanwhile. */
export function BelowHeadline({ children }: { children: ReactNode }) {
  return use(IsWhole) ? children : <div className="min-h-screen" />;
}
