import ArrowUp from "@lucide/icons/icons/arrow-up";
import { useRef } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { Drawing } from "#ui/drawing.tsx";
import { useScrolledPast } from "#ui/use-scrolled-past.ts";
import { marketingMessages } from "./messages.ts";
import { useLiesOverForm } from "./use-lies-over-form.ts";

const appearsFromPx = 500;

export function BackToTop() {
  return useScrolledPast(appearsFromPx) ? <UpButton /> : null;
}

/** Hidden while a form is beneath it, so that it never covers the end of a field. */
function UpButton() {
  const button = useRef<HTMLButtonElement>(null);
  const { backToTop } = useMessages(marketingMessages);
  const isInTheWay = useLiesOverForm(button);
  return (
    <button
      ref={button}
      type="button"
      data-replay=""
      data-quiet={isInTheWay ? "" : undefined}
      aria-label={backToTop}
      onClick={() => {
        const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
        scrollTo({ top: 0, behavior: calm ? "instant" : "smooth" });
      }}
      className="back-to-top unfold fixed right-4 bottom-20 z-30 grid size-12 place-items-center rounded-full border border-line bg-porcelain text-ink shadow-float hover:bg-ink hover:text-porcelain md:right-8 md:bottom-8"
    >
      <Drawing icon={ArrowUp} className="size-5" />
    </button>
  );
}
