import { data } from "react-router";
import { httpMessages } from "./messages.server.ts";
import type { FormAnswer, Refuse } from "./signed-in-form.server.ts";

/** The page of the proof, which ends on the page of security and says there that it is done. */
const confirmation = "/account/confirm";

/**
 * The form comes back as it was typed, with a link that opens the proof beside it: a redirect would lose
 * what is in it. Sent again afterwards, it is the same form.
 */
export function refuseUntilConfirmed(refuse: Refuse) {
  const { data: body, init } = refuse(403, httpMessages(refuse.language).confirmFirst);
  return data<FormAnswer>({ ...body, confirmation }, init ?? undefined);
}
