import type { ReactNode } from "react";
import { Notices } from "#app/ui/notices.tsx";
import { BackToTop } from "./back-to-top.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { UtilityBar } from "./utility-bar.tsx";

/** What stands around every public page. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-ink px-6 py-3 font-semibold text-porcelain focus:translate-y-0"
      >
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
      <BackToTop />
      <UtilityBar />
      <Notices />
    </>
  );
}
