/** Delivers emails to a mail server or, where none is configured, into a folder. */
import type { OutgoingEmail } from "./outgoing-email.ts";
import type { DeliveryError } from "./smtp-errors.ts";

interface Failure extends DeliveryError {
  ok: false;
  /**
   * All of it was sent, and no answer came. Told of emails alone that say what is to be done before
   * their last byte leaves.
   */
  mayHaveArrived?: true;
}

export type Delivery =
  | {
      ok: true;
      /** Without a mail server: nobody has got it. */
      isKeptAsFile?: true;
    }
  | Failure;

export interface Transport {
  deliver(email: OutgoingEmail): Promise<Delivery>;
}
