import { useState } from "react";
import { useLocation } from "react-router";

/**
 * What the page answered to a form, until something else is sent or opened. The router forgets it as
 * soon as the page is read again, and what somebody else does must not take a message away.
 */
export function useAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  // Another key with each form that is sent and each link; a page that is read again keeps it.
  const { key } = useLocation();
  const [kept, keep] = useState({ key, answer });
  if (kept.key === key && (answer === undefined || answer === kept.answer)) return kept.answer;
  keep({ key, answer });
  return answer;
}
