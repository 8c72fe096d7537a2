import { useMessages } from "#platform/language/use-messages.ts";
import { uiMessages } from "./messages.ts";

/** The first focusable element: skips the navigation and goes to `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-ink px-6 py-3 font-semibold text-porcelain focus:translate-y-0 print:hidden"
    >
      {useMessages(uiMessages).skipToContent}
    </a>
  );
}
