import type { Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { type FieldChanges, storedChanges } from "#platform/history/field-changes.ts";
import type { RequestOrigin } from "../accounts-context.ts";
import { deviceCode } from "../device-name.server.ts";
import { auditEvents } from "../tables/audit-events.ts";

export type AuditKind =
  | "signed-in"
  | "signed-out"
  | "sign-in-failed"
  | "second-factor-failed"
  | "session-ended"
  | "all-sessions-ended"
  | "identity-confirmed"
  | "added"
  | "invited"
  | "invitation-resent"
  | "invitation-accepted"
  | "password-reset-requested"
  | "password-reset"
  | "password-changed"
  | "email-change-requested"
  | "email-changed"
  | "profile-changed"
  | "notifications-changed"
  | "two-factor-on"
  | "two-factor-off"
  | "two-factor-reset"
  | "recovery-codes-renewed"
  | "passkey-added"
  | "passkey-removed"
  | "passkey-refused"
  | "role-changed"
  | "assignments-changed"
  | "suspended"
  | "restored"
  | "removed"
  | "erased"
  | "malware-refused";

export interface AuditEntry {
  kind: AuditKind;
  /** The account of whoever did it; absent if nobody was signed in. */
  actorId?: string | undefined;
  /** The account that it concerns. */
  accountId?: string | undefined;
  clientId?: string | null | undefined;
  /** The fields of the account that it changed; never a secret, as the owner's activity shows it. */
  change?: FieldChanges;
  /** Never a secret, a password or a typed name. */
  details?: Record<string, AuditDetail> & { before?: never; after?: never };
}

type AuditDetail =
  | string
  | number
  | boolean
  | readonly string[]
  | Readonly<Record<string, string>>
  | null
  | undefined;

/** Runs in the transaction of the change. Rows cannot be changed afterwards. */
export async function recordAudit(
  tx: Transaction,
  { kind, actorId, accountId, clientId, change, details }: AuditEntry,
  origin: Pick<RequestOrigin, "requestId" | "userAgent"> | undefined,
): Promise<void> {
  await tx.insert(auditEvents).values({
    id: newId(),
    kind,
    actorId,
    accountId,
    clientId,
    requestId: origin?.requestId,
    details: {
      ...(origin && { device: deviceCode(origin.userAgent) }),
      ...details,
      ...(change && storedChanges(change)),
    },
  });
}
