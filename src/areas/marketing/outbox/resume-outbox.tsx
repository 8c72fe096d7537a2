import { useEffect } from "react";
import { hasEntries } from "#platform/pre-hydration/outbox.ts";

/** Sends what an earlier visit left in the outbox, on whatever page the visitor returns to. */
export function ResumeOutbox() {
  useEffect(() => {
    if (!hasEntries()) return;
    import("./deliver.ts").then(
      ({ startOutbox }) => startOutbox(),
      () => undefined, // The line broke: it waits for the next page.
    );
  }, []);
  return null;
}
