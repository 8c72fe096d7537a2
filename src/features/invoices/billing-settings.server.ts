/** Settings that decide how a client is billed, and credits that wait for an invoice. */
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "#platform/database/client.ts";
import { newId } from "#platform/database/new-id.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { createdFields, type FieldChanges } from "#platform/history/field-changes.ts";
import type { HistoryDetails } from "#platform/history/history.server.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { lockVisibleClient } from "#platform/identity/lock-client.server.ts";
import { may } from "#platform/identity/permissions.ts";
import { ofVisibleClient } from "#platform/identity/scope.server.ts";
import { clients, facilities } from "#platform/identity/tables/clients.ts";
import type { WrittenLanguage } from "#platform/language/written-words.ts";
import {
  type ChangeResult,
  changeRecord,
  type Done,
  done,
  recordChange,
} from "#platform/records/change-record.server.ts";
import { isUnchanged } from "#platform/records/merge-edit.ts";
import { type EditRefusal, mergeFields } from "#platform/records/merge-fields.server.ts";
import {
  type BillingEdit,
  billingTexts,
  percentText,
  rateField,
  settingsAfter,
  settingsOf,
  settingsTexts,
} from "./billing-texts.ts";
import type { CreditForm } from "./invoice-forms.server.ts";
import {
  type BillingSettingsRow,
  billingCredits,
  billingSettings,
  facilityBilling,
} from "./tables/billing.ts";
import { invoices } from "./tables/invoices.ts";

export interface Billing {
  settings: BillingSettingsRow | undefined;
  facilities: { id: string; name: string; taxBasisPoints: number | null }[];
  /** Credits that no invoice has taken off yet. */
  credits: {
    id: string;
    facilityName: string;
    cents: number;
    reason: string;
    language: WrittenLanguage;
  }[];
}

/** Undefined for people who may not see it. */
export async function readBilling(
  db: Database,
  actor: Actor,
  clientId: string,
): Promise<Billing | undefined> {
  if (!may(actor, "invoices.change")) return undefined;
  const isSeen = and(eq(clients.id, clientId), ofVisibleClient(actor, clients.id));
  if ((await db.$count(clients, isSeen)) === 0) return undefined;
  const [settings] = await db
    .select()
    .from(billingSettings)
    .where(eq(billingSettings.clientId, clientId));
  const credits = await db
    .select({
      id: billingCredits.id,
      facilityName: facilities.name,
      cents: billingCredits.cents,
      reason: billingCredits.reason,
      language: billingCredits.language,
    })
    .from(billingCredits)
    .innerJoin(facilities, eq(facilities.id, billingCredits.facilityId))
    .where(and(eq(billingCredits.clientId, clientId), isNull(billingCredits.invoiceId)))
    .orderBy(asc(billingCredits.enteredAt), asc(billingCredits.id));
  return { settings, facilities: await listRates(db, clientId), credits };
}

/**
 * Whoever binds extra work and credits to an invoice holds this, so that none is on two of a client's drafts.
 * It comes before the invoice, and the client before it, as in `saveBilling`.
 */
export async function lockBilling(
  tx: Transaction,
  clientId: string,
): Promise<BillingSettingsRow | undefined> {
  await tx
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.id, clientId))
    .for("key share");
  const [settings] = await tx
    .select()
    .from(billingSettings)
    .where(eq(billingSettings.clientId, clientId))
    .for("update");
  return settings;
}

type BillingProblem = "unknown-facility";

export type BillingResult = ChangeResult<BillingProblem>;

export const saveBilling = (
  context: { db: Database },
  actor: Actor,
  clientId: string,
  edit: BillingEdit,
): Promise<BillingResult | EditRefusal> =>
  changeClientBilling<EditRefusal>(context, actor, clientId, async (tx) => {
    const places = await listRates(tx, clientId);
    const { form, rates = {}, seen = {} } = edit;
    if (Object.keys(rates).some((id) => !places.some((place) => place.id === id)))
      return "unknown-facility";
    const isIt = eq(billingSettings.clientId, clientId);
    const [before] = await tx.select().from(billingSettings).where(isIt);
    const storedRates = places.map(
      ({ id, taxBasisPoints }) => [rateField(id), percentText(taxBasisPoints)] as const,
    );
    const record = { recordKind: "client", recordId: clientId } as const;
    const change = await mergeFields(tx, actor, record, {
      stored: { ...(before && settingsTexts(before)), ...Object.fromEntries(storedRates) },
      // For a client without billing, the form only proposes values: none of them is stored, so none can
      // conflict.
      seen: before === undefined ? {} : seen,
      sent: billingTexts(edit),
    });
    if ("ok" in change) return change;
    if (isUnchanged(change)) return done;
    const settings = settingsAfter(before, settingsOf(form), change);
    await tx
      .insert(billingSettings)
      .values({ ...settings, clientId })
      .onConflictDoUpdate({
        target: billingSettings.clientId,
        set: { ...settings, updatedAt: new Date() },
      });
    const changed = places.filter(({ id }) => rateField(id) in change.after);
    for (const { id } of changed) await saveRate(tx, clientId, id, rates[id] ?? null);
    // Drafts say whom they are for as it is now; their lines are made anew by hand.
    await tx
      .update(invoices)
      .set(billTo(settings))
      .where(and(eq(invoices.clientId, clientId), eq(invoices.state, "draft")));
    const labels = changed.map(({ id, name }) => [rateField(id), name] as const);
    return { kind: "billing-changed", change, details: { labels: Object.fromEntries(labels) } };
  });

const listRates = (db: Database | Transaction, clientId: string) =>
  db
    .select({
      id: facilities.id,
      name: facilities.name,
      taxBasisPoints: facilityBilling.taxBasisPoints,
    })
    .from(facilities)
    .leftJoin(facilityBilling, eq(facilityBilling.facilityId, facilities.id))
    .where(eq(facilities.clientId, clientId))
    .orderBy(asc(byName(facilities.name)), asc(facilities.id));

async function saveRate(
  tx: Transaction,
  clientId: string,
  facilityId: string,
  taxBasisPoints: number | null,
): Promise<void> {
  await tx.delete(facilityBilling).where(eq(facilityBilling.facilityId, facilityId));
  if (taxBasisPoints !== null)
    await tx.insert(facilityBilling).values({ clientId, facilityId, taxBasisPoints });
}

/** The next draft takes it off, as far as it stays above zero. */
export const addCredit = (
  context: { db: Database },
  actor: Actor,
  clientId: string,
  { facilityId, cents, reason }: CreditForm,
): Promise<BillingResult> =>
  changeClientBilling(context, actor, clientId, async (tx) => {
    const isOwn = and(eq(facilities.id, facilityId), eq(facilities.clientId, clientId));
    if ((await tx.$count(facilities, isOwn)) === 0) return "unknown-facility";
    const id = newId();
    await tx.insert(billingCredits).values({
      id,
      clientId,
      facilityId,
      cents,
      reason,
      language: actor.language,
      enteredBy: actor.accountId,
    });
    const change = createdFields({ cents, reason });
    return { kind: "credit-entered", change, details: { facilityId, cents, reason } };
  });

interface BillingChange {
  kind: HistoryKindOf<"client">;
  change: FieldChanges;
  details?: HistoryDetails;
}

const changeClientBilling = <Answer extends EditRefusal = never>(
  context: { db: Database },
  actor: Actor,
  clientId: string,
  decide: (tx: Transaction) => Promise<BillingChange | BillingProblem | Done | NoInfer<Answer>>,
): Promise<BillingResult | NoInfer<Answer>> =>
  changeRecord<object, BillingChange, BillingProblem, Done | Answer>(context, {
    lock: async (tx) =>
      may(actor, "invoices.read") ? lockVisibleClient(tx, actor, clientId) : undefined,
    isAllowed: may(actor, "invoices.change"),
    decide,
    async apply(tx, _, change) {
      const record = { recordKind: "client", recordId: clientId, clientId } as const;
      const event = { ...record, ...change, actorId: actor.accountId };
      await recordChange(tx, event, { isInternal: true });
      return done;
    },
  });

/** The settings that a draft follows until it is issued. */
export const billTo = ({
  billToName,
  billToAddress,
  purchaseOrder,
  termsDays,
}: Pick<BillingSettingsRow, "billToName" | "billToAddress" | "purchaseOrder" | "termsDays">) => ({
  billToName,
  billToAddress,
  purchaseOrder,
  termsDays,
});
