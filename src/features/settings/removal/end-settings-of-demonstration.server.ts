/**
 * Some settings let people read emails, get paid, or see more than their role allows. Only people of the
 * demonstration have set them so far, so they return to the shipped values when the installation becomes a
 * company's own.
 */
import type { Transaction } from "#platform/database/client.ts";
import { changedFields, type FieldChanges } from "#platform/history/field-changes.ts";
import type { HistoryKindOf } from "#platform/history/history-messages.ts";
import { isUnchanged, type TextChanges, type Texts } from "#platform/records/merge-edit.ts";
import type { Section } from "../change-section.server.ts";
import { mailTexts } from "../mail/change-mail.server.ts";
import { mailOf } from "../mail/mail-settings.server.ts";
import { paymentSection } from "../payment/payment-section.server.ts";
import { rolesSection } from "../roles/roles-section.server.ts";
import { sealSection } from "../seal/seal-section.server.ts";
import { lockSection, type SettingsSection, writeSection } from "../settings-sections.server.ts";

interface TrustedSection {
  name: SettingsSection;
  kind: HistoryKindOf<"company-settings">;
  texts: (stored: unknown) => Texts;
  changesForHistory: (change: TextChanges) => FieldChanges;
}

const trusted = <Value>({ name, kind, read, texts, told }: Section<Value>): TrustedSection => ({
  name,
  kind,
  texts: (stored) => texts(read(stored)),
  changesForHistory: told ?? ((change) => change),
});

const trustedSections: readonly TrustedSection[] = [
  {
    name: "mail",
    kind: "mail-changed",
    texts: (stored) => mailTexts(mailOf(stored)),
    changesForHistory: (change) => change,
  },
  trusted(paymentSection),
  trusted(rolesSection),
  trusted(sealSection),
];

export async function endSettingsOfDemonstration(tx: Transaction): Promise<void> {
  for (const { name, kind, texts, changesForHistory } of trustedSections) {
    const { id, value } = await lockSection(tx, name);
    // Both sides have the same fields, so every change has two texts.
    const change = changedFields(texts(value), texts({})) as TextChanges;
    if (isUnchanged(change)) continue;
    await writeSection(tx, id, {}, { kind, actorId: null, change: changesForHistory(change) });
  }
}
