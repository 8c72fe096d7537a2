/** What the forms' handler still names of logins, which have a handler of their own. */
export type LoginResult =
  | { ok: false; reason: "wrong-login" }
  | { ok: false; reason: "too-many"; retryAfterSeconds: number };
