import type { FormAnswer } from "#platform/http/signed-in-form.server.ts";
import type { TonightVisit } from "./tonight-page.server.ts";

export interface VisitPartProps {
  visit: TonightVisit;
  /** The server's answer to a form that the browser posted. */
  posted: FormAnswer | undefined;
  /** True if this browser stores answers; undefined until that is known. */
  isStoring: boolean | undefined;
  isOffline: boolean;
}
