import * as z from "zod/mini";
import { notificationDefinitions } from "#features/notification-definitions.server.ts";
import { readChanges } from "#platform/history/field-changes.ts";
import { formatChanges } from "#platform/history/format-changes.ts";
import { historyMessages } from "#platform/history/messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { AuditListRow } from "#platform/identity/audit/audit-log.server.ts";
import { auditMessages, isAuditKind } from "#platform/identity/audit/audit-messages.server.ts";
import { formatDevice } from "#platform/identity/device-name.server.ts";
import { roleLabels } from "#platform/identity/role-labels.server.ts";
import { isClientRole } from "#platform/identity/roles.ts";
import { isNotificationKind } from "#platform/notifications/notification-definitions.server.ts";
import { notificationLabels } from "#platform/notifications/notification-labels.server.ts";
import { accountServerMessages } from "../messages.server.ts";
import { accountMessages } from "../messages.ts";

/** The reader's own name is left out: only who else it was is worth saying. */
type Reader = Pick<Actor, "name" | "role" | "language">;

export function describeActivity(
  { kind, details, actorName }: Pick<AuditListRow, "kind" | "details" | "actorName">,
  reader: Reader,
): { what: string; detail: string } {
  const { language } = reader;
  const { device, passkey, ended } = details as Record<string, unknown>;
  const browser = typeof ended === "string" ? ended : device;
  const parts = [
    kind === "invited" ? "" : changesOf(details, reader),
    actorName !== null && actorName !== reader.name
      ? accountServerMessages(language).activity.by({ name: actorName })
      : "",
    typeof passkey === "string" ? passkey : "",
    typeof browser === "string" ? formatDevice(browser, language) : "",
  ];
  return {
    what: isAuditKind(kind) ? auditMessages(language)[kind] : kind,
    detail: parts.filter(Boolean).join(", "),
  };
}

/** E.g. `Name from “Kim” to “Kim Lee”; Oak Ridge assigned`. */
function changesOf(details: Record<string, unknown>, { role, language }: Reader): string {
  const { fields } = accountServerMessages(language).activity;
  const { choices } = accountMessages(language).notifications;
  const audience = isClientRole(role) ? "client" : "staff";
  const changes = formatChanges(details, {
    language,
    labels: {
      ...fields,
      ...notificationLabels(notificationDefinitions, { language, audience }),
    },
    formatValue: (name, value) => {
      const options =
        name === "role"
          ? roleLabels(language)
          : isNotificationKind(notificationDefinitions, name)
            ? choices
            : {};
      const label = Object.entries<string>(options).find(([option]) => option === value)?.[1];
      return label && historyMessages(language).quoted({ value: label });
    },
  });
  return [changes, ...assignmentsOf(details, language)].filter(Boolean).join("; ");
}

const named = z.record(z.string(), z.string());

/** Clients and facilities that were assigned or unassigned, by the names they had then. */
function assignmentsOf(details: Record<string, unknown>, language: Reader["language"]): string[] {
  const { assigned, unassigned } = accountServerMessages(language).activity;
  const labels = z.safeParse(named, details.labels);
  if (!labels.success) return [];
  return readChanges(details).flatMap(({ name: field, to }) => {
    const name = labels.data[field];
    if (name === undefined) return [];
    return [to === "on" ? assigned({ name }) : unassigned({ name })];
  });
}
