/** Changes that commands have recorded, and whose fields nobody has named for the audit. */
import { desc } from "drizzle-orm";
import { contentOf } from "#features/audit/office/changed-fields.server.ts";
import { isShownInAudit } from "#features/audit/office/describe-change.server.ts";
import { findFieldFormat } from "#features/audit/office/field-formats.server.ts";
import { auditEvents, historyEvents } from "#features/schema.ts";
import type { Database, Transaction } from "#platform/database/client.ts";

/** More than any test makes but those of speed, whose changes are all alike. */
const newest = 2000;

/** @returns e.g. `bid: wageFloor`, and `inspection: state signed` for a state that is shown by its code */
export async function unnamedFields(db: Database | Transaction): Promise<string[]> {
  const { recordKind, kind, actorId, details } = historyEvents;
  const ofRecords = await db
    .select({ recordKind, kind, actorId, details })
    .from(historyEvents)
    .orderBy(desc(historyEvents.at))
    .limit(newest);
  const ofAccounts = await db
    .select({ kind: auditEvents.kind, actorId: auditEvents.actorId, details: auditEvents.details })
    .from(auditEvents)
    .orderBy(desc(auditEvents.at))
    .limit(newest);
  const changes = [
    ...ofRecords,
    ...ofAccounts.map((event) => ({ ...event, recordKind: "account" })),
  ];
  return [...new Set(changes.flatMap(unnamedIn))];
}

function unnamedIn(change: Parameters<typeof contentOf>[0]): string[] {
  const { fields, facts } = contentOf(change);
  const ids = Object.keys(facts.labels ?? {});
  const names = [...fields.flatMap(({ path }) => path), ...Object.keys(facts)];
  const unnamed = names
    .filter((name) => isShownInAudit(change.recordKind, name) && !ids.includes(name))
    .filter((name) => findFieldFormat(change.recordKind, name, "es") === undefined);
  const { options = {} } = findFieldFormat(change.recordKind, "state", "es") ?? {};
  const states = fields
    .filter(({ path }) => path.at(-1) === "state")
    .flatMap(({ from, to }) => [from, to])
    // States of the country are stored as they are written: `IL`.
    .filter((state) => typeof state === "string" && /^[a-z-]+$/.test(state))
    .filter((state) => !Object.hasOwn(options, String(state)));
  return [...unnamed, ...states.map((state) => `state ${state}`)].map(
    (what) => `${change.recordKind}: ${what}`,
  );
}
