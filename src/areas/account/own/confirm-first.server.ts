import { goOn } from "#app/http/account-form.server.ts";
import { withNext } from "#app/http/next-path.ts";

/** Redirects to the page that confirms the identity, and back. */
export const confirmFirst = (next: string): Response => goOn(withNext("/account/confirm", next));
