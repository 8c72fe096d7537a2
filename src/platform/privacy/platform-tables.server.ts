/** Declares the personal data in the platform's own tables. */
import { emails } from "#platform/email/tables/emails.ts";
import { fileAttachments, files } from "#platform/files/tables/files.ts";
import { formAttempts } from "#platform/forms/tables/form-attempts.ts";
import { historyEvents } from "#platform/history/tables/history-events.ts";
import { accountLinks } from "#platform/identity/tables/account-links.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { clientAssignments, facilityAssignments } from "#platform/identity/tables/assignments.ts";
import { auditEvents } from "#platform/identity/tables/audit-events.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import {
  authenticatorApps,
  challenges,
  passkeys,
  recoveryCodes,
} from "#platform/identity/tables/second-factors.ts";
import { knownDevices, sessions } from "#platform/identity/tables/sessions.ts";
import { rateLimits } from "#platform/limits/tables/rate-limits.ts";
import {
  notificationPreferences,
  notifications,
} from "#platform/notifications/tables/notifications.ts";
import { settings } from "#platform/records/tables/settings.ts";
import { type PersonalTable, personalTable } from "./personal-data.server.ts";

const identity = [
  personalTable({
    table: accounts,
    columns: {
      name: "name",
      username: "about",
      email: "email",
      mailbox: "derived",
      pendingEmail: "email",
      passwordHash: "secret",
      preferences: "about",
    },
    record: {
      at: "createdAt",
      path: ({ id }) => `/office/people/${id}`,
      // The fate of an account depends on all that it has done: `account-fate.server.ts`.
      fate: () => ({ kind: "emptied" }),
    },
  }),
  personalTable({
    table: accountLinks,
    columns: { purpose: "code", secretHash: "secret", newEmail: "about" },
    goesWithAccount: "accountId",
  }),
  personalTable({ table: clientAssignments, columns: {}, goesWithAccount: "accountId" }),
  personalTable({ table: facilityAssignments, columns: {}, goesWithAccount: "accountId" }),
  personalTable({
    table: auditEvents,
    columns: { kind: "code", requestId: "code", details: "words" },
    accountColumns: ["actorId", "accountId"],
    opens: "audit.erasing",
  }),
  personalTable({ table: clients, columns: { name: "place" } }),
  personalTable({
    table: facilities,
    columns: {
      name: "place",
      timeZone: "code",
      street: "place",
      city: "place",
      state: "place",
      postalCode: "place",
      openingHours: "code",
      accessNotes: "words",
      accessNotesLanguage: "code",
      siteCode: "secret",
    },
  }),
  personalTable({
    table: authenticatorApps,
    columns: { secret: "secret" },
    goesWithAccount: "accountId",
  }),
  personalTable({
    table: recoveryCodes,
    columns: { selector: "secret", hash: "secret" },
    goesWithAccount: "accountId",
  }),
  personalTable({
    table: passkeys,
    columns: {
      credentialId: "secret",
      publicKey: "secret",
      transports: "code",
      name: "about",
    },
    goesWithAccount: "accountId",
  }),
  personalTable({
    table: challenges,
    columns: { purpose: "code", secretHash: "secret", webauthnChallenge: "secret" },
    goesWithAccount: "accountId",
  }),
  personalTable({
    table: knownDevices,
    columns: { secretHash: "secret" },
    goesWithAccount: "accountId",
  }),
  personalTable({
    table: sessions,
    columns: {
      secretHash: "secret",
      signedInBy: "code",
      userAgent: "about",
      addressHash: "secret",
    },
    goesWithAccount: "accountId",
  }),
];

export const platformTables: readonly PersonalTable[] = [
  ...identity,
  personalTable({
    table: emails,
    columns: {
      message: "code",
      recipient: "email",
      recipientMailbox: "derived",
      aboutKind: "code",
      data: "words",
      lastAnswer: "words",
      key: "code",
    },
    record: { at: "createdAt", fate: () => ({ kind: "deleted" }) },
  }),
  personalTable({
    table: files,
    columns: {
      sha256: "code",
      thumbnailSha256: "code",
      sentSha256: "code",
      name: "words",
    },
  }),
  personalTable({ table: fileAttachments, columns: { recordKind: "code" } }),
  personalTable({
    table: formAttempts,
    columns: { digest: "code", location: "code" },
    accountColumns: ["accountId"],
    goesWithAccount: "accountId",
  }),
  personalTable({
    table: historyEvents,
    columns: { recordKind: "code", kind: "code", details: "words" },
    accountColumns: ["actorId"],
    opens: "history.erasing",
  }),
  // Names of buckets hold keyed hashes of network addresses, and are gone within a week.
  personalTable({ table: rateLimits, columns: { bucket: "secret" } }),
  personalTable({
    table: notifications,
    columns: {
      kind: "code",
      event: "code",
      recordKind: "code",
      details: "words",
      email: "code",
      key: "code",
    },
    goesWithAccount: "accountId",
  }),
  personalTable({
    table: notificationPreferences,
    columns: { kind: "code", email: "code" },
    goesWithAccount: "accountId",
  }),
  // Values are secrets of the installation, too, such as the code of the first run.
  personalTable({ table: settings, columns: { name: "code", value: "secret" } }),
];
