import { useEffect } from "react";
import { somethingWaits } from "#app/early/outbox.ts";

/** Sends what an earlier visit left behind, on whatever page the visitor comes back. */
export function OutboxKeeper() {
  useEffect(() => {
    if (!somethingWaits()) return;
    import("./deliver.ts").then(
      ({ startOutbox }) => startOutbox(),
      () => undefined, // The line broke: it waits for the next page.
    );
  }, []);
  return null;
}
