import { type RefObject, useEffect, useState } from "react";
import type { Photo } from "./use-photos.ts";

interface Held {
  /** The form goes by itself once all photos have arrived. */
  goesOn: boolean;
  submitter: HTMLElement | null;
}

/**
 * A form that is sent while photos are on their way waits for them, and then goes by itself; with one
 * that did not arrive it stays until it is sent again, and nothing is lost.
 * @param within an element of the form
 * @returns what holds the form up, if somebody wanted to send it
 */
export function useHoldUntilSent(
  within: RefObject<HTMLElement | null>,
  photos: readonly Photo[],
): "sending" | "not-sent" | undefined {
  const [held, setHeld] = useState<Held>();
  const isSending = photos.some(({ state }) => state === "waiting" || state === "sending");
  const isMissing = photos.some(({ state }) => state === "failed" || state === "refused");
  const isHeldUp = isSending || isMissing;

  useEffect(() => {
    const form = within.current?.closest("form");
    if (!form || !isHeldUp) return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld({ goesOn: isSending, submitter: event.submitter });
    };
    // Before the router, which listens further out.
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [within, isHeldUp, isSending]);

  useEffect(() => {
    if (held === undefined || isSending) return;
    if (isMissing) {
      if (held.goesOn) setHeld({ ...held, goesOn: false });
      return;
    }
    setHeld(undefined);
    if (held.goesOn) within.current?.closest("form")?.requestSubmit(held.submitter);
  }, [held, isSending, isMissing, within]);

  if (held === undefined) return undefined;
  return held.goesOn ? "sending" : "not-sent";
}
