import { useState } from "react";
import { useLocation } from "react-router";

/** The router keeps this with a place to which a failed navigation has led back. */
export interface ReturnedState {
  returnedTo: string;
}

/**
 * Differs with each form that is sent and each link, and stays while the page is read again or a link
 * did not reach the server.
 */
export function usePlace(): string {
  const { key, state }: { key: string; state: unknown } = useLocation();
  const isReturned = typeof state === "object" && state !== null && "returnedTo" in state;
  return isReturned && typeof state.returnedTo === "string" ? state.returnedTo : key;
}

/**
 * Keeps the page's answer to a form until something else is sent or opened. The router forgets it as soon as
 * the page is read again, and another person's change must not take a message away.
 */
export function useAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const place = usePlace();
  const [kept, keep] = useState({ place, answer });
  if (kept.place === place && (answer === undefined || answer === kept.answer)) return kept.answer;
  keep({ place, answer });
  return answer;
}
