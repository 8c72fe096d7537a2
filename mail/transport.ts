/** The ways a letter leaves: to a mail server or, where none is configured, into a folder. */
import type { Letter } from "./letter.ts";
import type { DeliveryFault } from "./smtp-faults.ts";

export type Delivery = { ok: true } | ({ ok: false } & DeliveryFault);

export interface Transport {
  deliver(letter: Letter): Promise<Delivery>;
}
