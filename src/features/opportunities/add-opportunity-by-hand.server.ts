/** An opportunity that came by no form: somebody of the office enters it. */
import {
  findOrAddProspect,
  type ProspectProblem,
} from "#features/prospects/find-or-add-prospect.server.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { databaseTime } from "#platform/database/database-time.ts";
import { newId } from "#platform/database/new-id.ts";
import { createdFields } from "#platform/history/field-changes.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { may } from "#platform/identity/permissions.ts";
import { newReference } from "#platform/records/reference.server.ts";
import { recordOpportunityEvent } from "./change-opportunity.server.ts";
import { anotherCompany, type NewOpportunityForm } from "./new-opportunity-form.ts";
import { notifyOwner } from "./notify-about-opportunity.server.ts";
import { opportunityTexts } from "./opportunity-commands.server.ts";
import { writeNote } from "./opportunity-notes.server.ts";
import { isOwner } from "./owners.server.ts";
import { opportunities, opportunityStages } from "./tables/opportunities.ts";

export type EnterResult =
  | { ok: true; id: string }
  | { ok: false; reason: "not-found" | "unknown-owner" | ProspectProblem };

/**
 * Only a request by the website is promised an answer. Past the first stage, the prospect counts as answered.
 */
export async function addOpportunityByHand(
  { db }: { db: Database | Transaction },
  actor: Actor,
  fields: NewOpportunityForm,
): Promise<EnterResult> {
  if (!may(actor, "opportunities.change")) return { ok: false, reason: "not-found" };
  return db.transaction(async (tx): Promise<EnterResult> => {
    const ownerId = fields.ownerId || null;
    if (ownerId !== null && !(await isOwner(tx, ownerId)))
      return { ok: false, reason: "unknown-owner" };
    const prospect = await findOrAddProspect(tx, actor, prospectIn(fields));
    if (typeof prospect === "string") return { ok: false, reason: prospect };
    const { stage, facilityType, nextStep } = fields;
    const at = await databaseTime(tx);
    const recorded = {
      facilityType,
      // Lower case, because sources in addresses of pages are stored so.
      source: fields.source.toLowerCase(),
      campaign: fields.campaignName.toLowerCase(),
      stage,
      valueCents: fields.value === "" ? null : fields.value,
      nextStep,
      nextStepOn: fields.nextStepOn ?? null,
      ownerId,
    };
    const answer = stage === "new" ? {} : { answeredAt: at, answeredBy: actor.accountId };
    const row = {
      ...recorded,
      ...answer,
      ...prospect,
      id: newId(),
      origin: "entered" as const,
      nextStepLanguage: actor.language,
      valueBasis: recorded.valueCents === null ? null : ("entered" as const),
      stageSince: at,
      openedAt: at,
    };
    const { id } = row;
    await insertUnderNewReference(tx, row);
    await tx.insert(opportunityStages).values({
      id: newId(),
      opportunityId: id,
      stage,
      fromStage: null,
      enteredAt: at,
      movedBy: actor.accountId,
    });
    const change = createdFields({ stage, ...opportunityTexts(row) });
    await recordOpportunityEvent(tx, actor.accountId, id, { kind: "added", change });
    if (fields.note !== "") {
      const noted = await writeNote(tx, actor, id, fields.note);
      await recordOpportunityEvent(tx, actor.accountId, id, noted);
    }
    if (ownerId !== null) await notifyOwner(tx, actor.accountId, id, ownerId);
    return { ok: true, id };
  });
}

const prospectIn = ({ email, phone, language, ...fields }: NewOpportunityForm) => ({
  company:
    fields.companyId === "" || fields.companyId === anotherCompany
      ? { name: fields.companyName }
      : { id: fields.companyId },
  contact:
    fields.contactId === ""
      ? { name: fields.contactName, email, phone, language }
      : { id: fields.contactId },
});

/** One in 400 million may be taken already. */
async function insertUnderNewReference(
  tx: Transaction,
  row: Omit<typeof opportunities.$inferInsert, "reference">,
): Promise<void> {
  for (;;) {
    const added = await tx
      .insert(opportunities)
      .values({ ...row, reference: newReference("S") })
      .onConflictDoNothing({ target: opportunities.reference })
      .returning({ id: opportunities.id });
    if (added.length > 0) return;
  }
}
