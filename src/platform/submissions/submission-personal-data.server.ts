import type { ColumnKind } from "#platform/privacy/personal-data.server.ts";

/** The kinds of personal data in `submissionColumns`, which are those of a form's sender. */
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
