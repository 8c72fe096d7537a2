/** Delivers emails to a mail server or, where none is configured, into a folder. */
import type { OutgoingEmail } from "./outgoing-email.ts";
import type { DeliveryError } from "./smtp-errors.ts";

export type Delivery = { ok: true } | ({ ok: false } & DeliveryError);

export interface Transport {
  deliver(email: OutgoingEmail): Promise<Delivery>;
}
