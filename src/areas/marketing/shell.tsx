import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Notices } from "#ui/notices.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { ResumeOutbox } from "./outbox/resume-outbox.tsx";
import { PagePrefetch } from "./page-prefetch.tsx";
import { useSiteLinks } from "./use-site-links.ts";
import { UtilityBar } from "./utility-bar.tsx";

export function Shell({ children }: { children: ReactNode }) {
  useSiteLinks();
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" ref={useFocusOnNewPage()} tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <BackToTop />
      <UtilityBar />
      <Notices />
      <ResumeOutbox />
      <PagePrefetch />
    </>
  );
}

/** A new page starts at its top for screen readers, as it does after a full load. */
function useFocusOnNewPage() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && hash === "") main.current?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname, hash]);
  return main;
}
