import type { ColumnKind } from "#platform/privacy/personal-data.server.ts";

/** What `submissionColumns` hold of the person who sent a form. */
export const submissionColumnKinds = {
  reference: "code",
  idempotencyKey: "code",
  fingerprint: "code",
  page: "code",
  language: "code",
  campaign: "about",
  userAgent: "about",
  addressHash: "secret",
  screeningReasons: "code",
} as const satisfies Record<string, ColumnKind>;
