import type { AuditLine } from "#domain/accounts/audit/audit-log.ts";
import type { AuditKind } from "#domain/accounts/audit/record-audit.ts";

const words: Record<AuditKind, string> = {
  "signed-in": "Signed in",
  "signed-out": "Signed out",
  "sign-in-failed": "Sign-in failed: wrong password",
  "second-factor-failed": "Sign-in failed: wrong second factor",
  "session-ended": "A browser was signed out",
  "all-sessions-ended": "Signed out everywhere",
  "identity-confirmed": "Identity confirmed",
  invited: "Invited",
  "invitation-resent": "Invitation sent again",
  "invitation-accepted": "Invitation accepted",
  "password-reset-requested": "Link for a new password asked for",
  "password-reset": "Password reset by link",
  "password-changed": "Password changed",
  "email-change-requested": "Change of email address asked for",
  "email-changed": "Email address changed",
  "profile-changed": "Profile changed",
  "two-factor-on": "Authenticator app set up",
  "two-factor-off": "Authenticator app removed",
  "two-factor-reset": "Second factor reset",
  "recovery-codes-renewed": "New recovery codes made",
  "passkey-added": "Passkey added",
  "passkey-removed": "Passkey removed",
  "passkey-refused": "Sign-in failed: passkey refused",
  "role-changed": "Role changed",
  "assignments-changed": "Assignments changed",
  suspended: "Account suspended",
  restored: "Account restored",
  removed: "Account removed",
  "malware-refused": "A file that was sent carried malware and was refused",
};

const isKnown = (kind: string): kind is AuditKind => Object.hasOwn(words, kind);

/** @param ownName is left out: only who else it was is worth saying */
export function describeActivity(
  { kind, details, actorName }: Pick<AuditLine, "kind" | "details" | "actorName">,
  ownName: string,
): { what: string; detail: string } {
  const { device, passkey, ended } = details as Record<string, unknown>;
  const parts = [
    actorName !== null && actorName !== ownName ? `by ${actorName}` : "",
    typeof passkey === "string" ? passkey : "",
    typeof ended === "string" ? ended : typeof device === "string" ? device : "",
  ];
  return { what: isKnown(kind) ? words[kind] : kind, detail: parts.filter(Boolean).join(", ") };
}
