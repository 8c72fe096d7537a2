/** How a client is billed, and what is credited to it. */
import { randomUUIDv7 } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "#database/client.ts";
import {
  type BillingSettingsRow,
  billingCredits,
  billingSettings,
  facilityBilling,
} from "#database/tables/billing.ts";
import { clients, facilities } from "#database/tables/clients.ts";
import { invoices } from "#database/tables/invoices.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/permissions.ts";
import { ofVisibleClient } from "#domain/accounts/scope.ts";
import { recordHistory } from "#domain/history/history.ts";
import { sendHint } from "#domain/live/hints.ts";
import type { CreditForm, SettingsForm } from "./invoice-forms.ts";
import { billTo } from "./make-invoices.ts";

export interface Billing {
  settings: BillingSettingsRow | undefined;
  facilities: { id: string; name: string; taxBasisPoints: number | null }[];
  /** That no invoice has taken off yet. */
  credits: { id: string; facilityName: string; cents: number; reason: string }[];
}

/** Undefined for who may not see it. */
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
  const { id, name } = facilities;
  const places = await db
    .select({ id, name, taxBasisPoints: facilityBilling.taxBasisPoints })
    .from(facilities)
    .leftJoin(facilityBilling, eq(facilityBilling.facilityId, id))
    .where(eq(facilities.clientId, clientId))
    .orderBy(asc(name), asc(id));
  const credits = await db
    .select({
      ...{ id: billingCredits.id, facilityName: name },
      ...{ cents: billingCredits.cents, reason: billingCredits.reason },
    })
    .from(billingCredits)
    .innerJoin(facilities, eq(facilities.id, billingCredits.facilityId))
    .where(and(eq(billingCredits.clientId, clientId), isNull(billingCredits.invoiceId)))
    .orderBy(asc(billingCredits.enteredAt), asc(billingCredits.id));
  return { settings, facilities: places, credits };
}

export type BillingResult =
  | { ok: true }
  | { ok: false; reason: "not-found" | "not-allowed" | "unknown-facility" };

/** @param rates of single facilities, by id; null where it is the client's */
export const saveBilling = (
  context: { db: Database },
  actor: Actor,
  clientId: string,
  form: SettingsForm,
  rates: Readonly<Record<string, number | null>> = {},
): Promise<BillingResult> =>
  takeBillingStep(context, actor, clientId, async (tx) => {
    const own = await tx
      .select({ id: facilities.id })
      .from(facilities)
      .where(eq(facilities.clientId, clientId));
    const facilityIds = Object.keys(rates);
    if (facilityIds.some((id) => !own.some((one) => one.id === id))) return "unknown-facility";
    const { split, review, taxRate, billsFrom, issueDay, termsDays } = form;
    const { billToName, billToAddress, purchaseOrder } = form;
    const settings = {
      ...{ billsFrom, issueDay, termsDays, billToName, billToAddress, purchaseOrder },
      ...{ perFacility: split === "facility", isReviewed: review === "staff" },
      taxBasisPoints: taxRate,
    };
    await tx
      .insert(billingSettings)
      .values({ ...settings, clientId })
      .onConflictDoUpdate({
        target: billingSettings.clientId,
        set: { ...settings, updatedAt: new Date() },
      });
    for (const [facilityId, rate] of Object.entries(rates))
      await saveRate(tx, clientId, facilityId, rate);
    // Drafts say whom they are for as it is now; their lines are made anew by hand.
    await tx
      .update(invoices)
      .set(billTo(settings))
      .where(and(eq(invoices.clientId, clientId), eq(invoices.state, "draft")));
    return { kind: "billing-changed", details: settings };
  });

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
  takeBillingStep(context, actor, clientId, async (tx) => {
    const isOwn = and(eq(facilities.id, facilityId), eq(facilities.clientId, clientId));
    if ((await tx.$count(facilities, isOwn)) === 0) return "unknown-facility";
    const id = randomUUIDv7();
    await tx.insert(billingCredits).values({
      ...{ id, clientId, facilityId, cents, reason, enteredBy: actor.accountId },
    });
    return { kind: "credit-entered", details: { facilityId, cents, reason } };
  });

function takeBillingStep(
  { db }: { db: Database },
  actor: Actor,
  clientId: string,
  decide: (
    tx: Transaction,
  ) => Promise<{ kind: string; details: Record<string, unknown> } | "unknown-facility">,
): Promise<BillingResult> {
  return db.transaction(async (tx): Promise<BillingResult> => {
    const [client] = await tx
      .select({ id: clients.id })
      .from(clients)
      .where(and(eq(clients.id, clientId), ofVisibleClient(actor, clients.id)))
      .for("update");
    if (client === undefined || !may(actor, "invoices.read"))
      return { ok: false, reason: "not-found" };
    if (!may(actor, "invoices.change")) return { ok: false, reason: "not-allowed" };
    const step = await decide(tx);
    if (typeof step === "string") return { ok: false, reason: step };
    const record = { recordKind: "client", recordId: clientId, clientId } as const;
    await recordHistory(tx, { ...record, ...step, actorId: actor.accountId });
    await sendHint(tx, { kind: "client", id: clientId, clientId, isInternal: true });
    return { ok: true };
  });
}
