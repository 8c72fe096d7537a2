import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import type { TonightVisit } from "./tonight-page.server.ts";

/** What each part of a visit's screen is given. */
export interface VisitPartProps {
  visit: TonightVisit;
  /** What the server said to a form that the browser posted. */
  posted: FormAnswer | undefined;
  /** Whether this browser stores answers; undefined until that is known. */
  isStoring: boolean | undefined;
  isOffline: boolean;
}
