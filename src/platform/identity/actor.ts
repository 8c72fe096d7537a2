import type { Language } from "#platform/language/language.ts";
import type { Role } from "./roles.ts";

/** The signed-in person, from a session (`sign-in/find-session.server.ts`), for every command and read. */
export interface Actor {
  accountId: string;
  sessionId: string;
  role: Role;
  /** Undefined for staff. */
  clientId: string | undefined;
  name: string;
  /** The language of the person's screens, and of all that is sent to them. */
  language: Language;
  /** A staff administrator without a second factor may only use their own account. */
  needsSecondFactor: boolean;
}
