import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";

const IsWhole = createContext(true);

/** The rest of a page renders after its headline: all at once takes 250 ms on a cheap phone. */
export function HeadlineFirst({ children }: { children: ReactNode }) {
  const { pathname, hash } = useLocation();
  const way = useNavigationType();
  const [shown, setShown] = useState(pathname);
  useEffect(() => startTransition(() => setShown(pathname)), [pathname]);
  // "Back" and anchors scroll to a place that must be rendered already.
  const isWhole = shown === pathname || way === "POP" || hash !== "";
  return <IsWhole value={isWhole}>{children}</IsWhole>;
}

/** Space of a screen's height keeps the public site's footer out of sight meanwhile. */
export function BelowHeadline({ children }: { children: ReactNode }) {
  return use(IsWhole) ? children : <div className="min-h-screen" />;
}
