import { useSyncExternalStore } from "react";
import { useMessages } from "#platform/language/use-messages.ts";
import { legalMessages } from "./messages.ts";

const never = () => () => {};
const signal = (): boolean =>
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

/** Tells the visitor whether this browser sends Global Privacy Control. */
export function PrivacySignal() {
  const { signal: texts } = useMessages(legalMessages);
  // Prerendered pages are the same for everybody; only the browser knows.
  const sent = useSyncExternalStore<boolean | undefined>(never, signal, () => undefined);
  return (
    <p
      role="status"
      className="mt-5 max-w-[66ch] rounded-md bg-tint px-5 py-4 font-medium empty:hidden"
    >
      {sent === undefined ? texts.unknown : sent ? texts.sent : texts.notSent}
    </p>
  );
}
