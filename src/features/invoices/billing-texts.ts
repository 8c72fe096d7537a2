/** Billing settings as the fields of their form. */

import type { TextChanges, Texts } from "#platform/records/merge-edit.ts";
import type { SettingsForm } from "./invoice-forms.server.ts";
import type { BillingSettingsRow } from "./tables/billing.ts";

/** The field of a facility that has another rate than its client. */
export const rateField = (facilityId: string): string => `rate.${facilityId}`;

export type Settings = Omit<BillingSettingsRow, "clientId" | "updatedAt">;

/** Values of the fields in the settings' form. */
export const settingsTexts = (settings: Settings) => ({
  billsFrom: settings.billsFrom.slice(0, 7),
  issueDay: String(settings.issueDay),
  termsDays: String(settings.termsDays),
  billToName: settings.billToName,
  billToAddress: settings.billToAddress,
  purchaseOrder: settings.purchaseOrder,
  split: settings.perFacility ? "facility" : "client",
  review: settings.isReviewed ? "staff" : "none",
  taxRate: percentText(settings.taxBasisPoints),
});

/** Percent; empty if the facility has the client's rate. */
export const percentText = (taxBasisPoints: number | null): string =>
  taxBasisPoints === null ? "" : String(taxBasisPoints / 100);

export const settingsOf = (form: SettingsForm): Settings => ({
  billsFrom: form.billsFrom,
  issueDay: form.issueDay,
  termsDays: form.termsDays,
  billToName: form.billToName,
  billToAddress: form.billToAddress,
  purchaseOrder: form.purchaseOrder,
  perFacility: form.split === "facility",
  isReviewed: form.review === "staff",
  taxBasisPoints: form.taxRate,
});

export interface BillingEdit {
  form: SettingsForm;
  /** Rates of single facilities by id; null where the client's rate applies. */
  rates?: Readonly<Record<string, number | null>>;
  /** The values that the form showed, by field. */
  seen?: Texts;
}

/** Values of the fields as they were sent, to find what two people have changed. */
export const billingTexts = ({ form, rates = {} }: BillingEdit): Texts => ({
  ...settingsTexts(settingsOf(form)),
  ...Object.fromEntries(
    Object.entries(rates).map(([id, rate]) => [rateField(id), percentText(rate)] as const),
  ),
});

/** Fields that were not touched keep their stored values. */
export function settingsAfter(
  before: Settings | undefined,
  sent: Settings,
  { after }: TextChanges,
): Settings {
  if (before === undefined) return sent;
  const has = (name: keyof ReturnType<typeof settingsTexts>) => name in after;
  return {
    billsFrom: has("billsFrom") ? sent.billsFrom : before.billsFrom,
    issueDay: has("issueDay") ? sent.issueDay : before.issueDay,
    termsDays: has("termsDays") ? sent.termsDays : before.termsDays,
    billToName: has("billToName") ? sent.billToName : before.billToName,
    billToAddress: has("billToAddress") ? sent.billToAddress : before.billToAddress,
    purchaseOrder: has("purchaseOrder") ? sent.purchaseOrder : before.purchaseOrder,
    perFacility: has("split") ? sent.perFacility : before.perFacility,
    isReviewed: has("review") ? sent.isReviewed : before.isReviewed,
    taxBasisPoints: has("taxRate") ? sent.taxBasisPoints : before.taxBasisPoints,
  };
}
