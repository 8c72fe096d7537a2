/** Delivers emails to a mail server or, where none is configured, into a folder. */
import type { OutgoingEmail } from "./outgoing-email.ts";
import type { DeliveryError } from "./smtp-errors.ts";

interface Failure extends DeliveryError {
  ok: false;
  /** Everything was sent, and no answer came. Only emails with a `beforeLastByte` get this. */
  mayHaveArrived?: true;
}

export type Delivery =
  | {
      ok: true;
      /** Without a mail server, the email becomes a file and nobody receives it. */
      isKeptAsFile?: true;
    }
  | Failure;

export interface Transport {
  deliver(email: OutgoingEmail): Promise<Delivery>;
}
