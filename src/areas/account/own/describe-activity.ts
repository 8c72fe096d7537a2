import * as z from "zod/mini";
import { readChanges } from "#platform/history/field-changes.ts";
import { formatChanges } from "#platform/history/format-changes.ts";
import type { AuditListRow } from "#platform/identity/audit/audit-log.server.ts";
import { auditMessages, isAuditKind } from "#platform/identity/audit/audit-messages.ts";
import { isClientRole, type Role, roleLabels } from "#platform/identity/roles.ts";
import {
  isNotificationKind,
  notificationKinds,
} from "#platform/notifications/notification-types.ts";
import { choiceLabels } from "./kind-choice.tsx";

const labels: Readonly<Record<string, string>> = {
  name: "Name",
  username: "Username",
  email: "Email",
  role: "Role",
};

interface Reader {
  /** Left out: only who else it was is worth saying. */
  name: string;
  role: Role;
}

export function describeActivity(
  { kind, details, actorName }: Pick<AuditListRow, "kind" | "details" | "actorName">,
  reader: Reader,
): { what: string; detail: string } {
  const { device, passkey, ended } = details as Record<string, unknown>;
  const parts = [
    kind === "invited" ? "" : changesOf(details, reader.role),
    actorName !== null && actorName !== reader.name ? `by ${actorName}` : "",
    typeof passkey === "string" ? passkey : "",
    typeof ended === "string" ? ended : typeof device === "string" ? device : "",
  ];
  return {
    what: isAuditKind(kind) ? auditMessages[kind] : kind,
    detail: parts.filter(Boolean).join(", "),
  };
}

/** E.g. `Name from “Kim” to “Kim Lee”; Oak Ridge is assigned`. */
function changesOf(details: Record<string, unknown>, role: Role): string {
  const audience = isClientRole(role) ? "client" : "staff";
  const kinds = Object.entries(notificationKinds).map(
    ([kind, { label }]) => [kind, label[audience]] as const,
  );
  const changes = formatChanges(details, {
    language: "en",
    labels: { ...labels, ...Object.fromEntries(kinds) },
    formatValue: (name, value) => {
      const choices = name === "role" ? roleLabels : isNotificationKind(name) ? choiceLabels : {};
      const label = Object.entries<string>(choices).find(([one]) => one === value)?.[1];
      return label && `“${label}”`;
    },
  });
  return [changes, ...assignmentsOf(details)].filter(Boolean).join("; ");
}

const named = z.record(z.string(), z.string());

/** Clients and facilities that were assigned or unassigned, by the names they had then. */
function assignmentsOf(details: Record<string, unknown>): string[] {
  const labels = z.safeParse(named, details.labels);
  if (!labels.success) return [];
  return readChanges(details).flatMap(({ name, to }) => {
    const label = labels.data[name];
    if (label === undefined) return [];
    return [to === "on" ? `${label} assigned` : `${label} no longer assigned`];
  });
}
