import { useSyncExternalStore } from "react";

const never = () => () => {};
const signal = (): boolean =>
  "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true;

/** Tells the visitor whether this browser sends Global Privacy Control. */
export function PrivacySignal() {
  // Prerendered pages are the same for everybody; only the browser knows.
  const sent = useSyncExternalStore<boolean | undefined>(never, signal, () => undefined);
  return (
    <p
      role="status"
      className="mt-5 max-w-[66ch] rounded-md bg-tint px-5 py-4 font-medium empty:hidden"
    >
      {sent === undefined
        ? "If your browser sends the signal, we honor it on every page, whether this line says so or not."
        : sent
          ? "Opt-out request honored: your browser sends the signal."
          : "Your browser does not send the signal."}
    </p>
  );
}
