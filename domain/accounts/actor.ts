import type { Role } from "./roles.ts";

/** Who asks: made of a session at the door (`sign-in/find-session.ts`) and handed to every command and read. */
export interface Actor {
  accountId: string;
  sessionId: string;
  role: Role;
  /** Whose person this is; nothing for staff. */
  clientId: string | undefined;
  name: string;
  /**
   * A staff administrator without a second factor: signed in, and allowed nothing but the own account
   * until one is set up.
   */
  needsSecondFactor: boolean;
}
