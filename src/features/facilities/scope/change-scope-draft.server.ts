import { and, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import type { Actor } from "#platform/identity/actor.ts";
import type { FacilityRow } from "#platform/identity/tables/clients.ts";
import {
  changeFacilityRecord,
  type FacilityChange,
  type FacilityError,
  type FacilityResult,
} from "../change-facility-record.server.ts";
import { type ScopeRow, scopes } from "../tables/scopes.ts";

/** For commands on the draft of a facility, which is locked with it. */
export const changeScopeDraft = <Answer extends { ok: false } = never>(
  context: { db: Database },
  actor: Actor,
  facilityId: string,
  decide: (
    tx: Transaction,
    draft: ScopeRow,
    facility: FacilityRow,
  ) => Promise<FacilityChange | FacilityError | NoInfer<Answer>>,
): Promise<FacilityResult | NoInfer<Answer>> =>
  changeFacilityRecord<Answer>(context, actor, facilityId, async (tx, _, facility) => {
    const draft = await findDraft(tx, facilityId);
    if (draft === undefined) return "wrong-state";
    const decided = await decide(tx, draft, facility);
    const isChange = typeof decided === "object" && "kind" in decided;
    return isChange ? { scopeId: draft.id, ...decided } : decided;
  });

export async function findDraft(
  tx: Transaction,
  facilityId: string,
): Promise<ScopeRow | undefined> {
  const isDraft = and(eq(scopes.facilityId, facilityId), isNull(scopes.effectiveFrom));
  const [draft] = await tx.select().from(scopes).where(isDraft);
  return draft;
}
