import { goOn } from "#app/http/account-form.server.ts";
import { withNext } from "#app/http/next-path.ts";

/** The way to proving again who one is, and back to what asked for it. */
export const confirmFirst = (next: string): Response => goOn(withNext("/account/confirm", next));
