/** Shared by the demonstration's submissions: the latest ones still wait for an answer. */
import { randomBytes, randomUUID } from "node:crypto";
import { newId } from "#platform/database/new-id.ts";
import { dayMs } from "#platform/format/durations.ts";
import { newReference } from "#platform/records/reference.server.ts";

/** Submissions older than this are answered. */
const openDays = 4;

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs);

/** @param answeredBy who has answered what is older; nobody has, where absent */
export const receivedSubmission = (
  referenceKind: string,
  daysAgo: number,
  now: Date,
  answeredBy: string | undefined,
) => ({
  id: newId(),
  reference: newReference(referenceKind),
  idempotencyKey: randomUUID(),
  fingerprint: randomBytes(32).toString("hex"),
  receivedAt: daysBefore(now, daysAgo),
  ...(answeredBy !== undefined &&
    daysAgo > openDays && {
      assignedTo: answeredBy,
      answeredBy,
      answeredAt: daysBefore(now, daysAgo - 0.3),
    }),
});

/** Nobody gets mail there. */
export const demoAddressOf = (name: string) =>
  `${name
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/^(dr|fr)\. |[^a-z ]/g, "")
    .trim()
    .replaceAll(" ", ".")}@example.com`;
