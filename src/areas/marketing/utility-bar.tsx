import Phone from "@lucide/icons/icons/phone";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { company } from "#content/company.ts";
import { addressIn } from "#content/page-address.ts";
import { useLanguage, useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { marketingMessages } from "./messages.ts";

/** Hidden while a form or the footer is in view; CSS hides it while typing and in the menu. */
export function UtilityBar() {
  const { utilityBar } = useMessages(marketingMessages);
  const language = useLanguage();
  const quiet = useQuietPlaceInView();
  return (
    <div
      className="utility-bar fixed inset-x-0 bottom-0 z-30 grid grid-cols-2 gap-3 border-t border-line bg-porcelain px-(--gutter) pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] transition-[opacity,translate,visibility] md:hidden"
      data-quiet={quiet ? "" : undefined}
    >
      <a
        href={company.phone.href}
        className="flex min-h-11 items-center justify-center gap-2 rounded-full border border-ink/30 text-sm font-semibold"
      >
        <Drawing icon={Phone} className="size-4.5" />
        {utilityBar.call}
      </a>
      <a
        href={addressIn(language, "/#quote")}
        className="flex min-h-11 items-center justify-center rounded-full bg-teal text-sm font-semibold text-white"
      >
        {utilityBar.quote}
      </a>
    </div>
  );
}

function useQuietPlaceInView(): boolean {
  const [places, setPlaces] = useState(0);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page has its own forms
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) inView.add(entry.target);
        else inView.delete(entry.target);
      }
      setPlaces(inView.size);
    });
    for (const place of document.querySelectorAll("form, footer")) observer.observe(place);
    return () => observer.disconnect();
  }, [pathname]);
  return places > 0;
}
