import { type RefObject, useEffect, useState } from "react";
import type { Photo } from "./use-photos.ts";

/** Told by a form whose photos hold it up. */
export const formHeldEvent = "form-held";
/** Told by a form that waits for somebody, because a photo did not arrive. */
export const formStaysEvent = "form-stays";
/** Told to a form that must not go by itself anymore. */
export const formReleasedEvent = "form-let-go";

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
  const isSending = photos.some(
    ({ state, isUnreached }) => state === "waiting" || state === "sending" || isUnreached,
  );
  const isMissing = photos.some(
    ({ state, isUnreached }) => state === "refused" || (state === "failed" && !isUnreached),
  );
  const isHeldUp = isSending || isMissing;

  useEffect(() => {
    const form = within.current?.closest("form");
    if (!form || !isHeldUp) return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld({ goesOn: isSending, submitter: event.submitter });
      form.dispatchEvent(new Event(formHeldEvent, { bubbles: true }));
    };
    const letGo = () => setHeld(undefined);
    // Listening in the capture phase comes before the router, which listens further out.
    form.addEventListener("submit", hold, { capture: true });
    form.addEventListener(formReleasedEvent, letGo);
    return () => {
      form.removeEventListener("submit", hold, { capture: true });
      form.removeEventListener(formReleasedEvent, letGo);
    };
  }, [within, isHeldUp, isSending]);

  useEffect(() => {
    if (held === undefined || isSending) return;
    if (isMissing) {
      if (!held.goesOn) return;
      setHeld({ ...held, goesOn: false });
      within.current?.closest("form")?.dispatchEvent(new Event(formStaysEvent, { bubbles: true }));
      return;
    }
    setHeld(undefined);
    if (held.goesOn) within.current?.closest("form")?.requestSubmit(held.submitter);
  }, [held, isSending, isMissing, within]);

  if (held === undefined) return undefined;
  return held.goesOn ? "sending" : "not-sent";
}
