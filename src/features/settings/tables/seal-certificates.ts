import { sql } from "drizzle-orm";
import { check, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { timestamptz } from "#platform/database/tables/timestamptz.ts";
import { accountReference } from "#platform/identity/tables/account-reference.ts";

/**
 * A certificate that is no longer used stays, so that whoever has a sealed file finds it; only its private
 * key is deleted.
 */
export const sealCertificates = pgTable(
  "seal_certificates",
  {
    id: uuid().primaryKey(),
    /** `own`: made by the product, and vouched for by nobody. `uploaded`: issued by an authority. */
    kind: text().$type<"own" | "uploaded">().notNull(),
    /** Whom it names, and who vouches for it. */
    name: text().notNull(),
    issuer: text().notNull(),
    /** DER, in base64. */
    certificate: text().notNull(),
    /** SHA-256 of the certificate, hexadecimal. */
    fingerprint: text().notNull(),
    validFrom: timestamptz("valid_from").notNull(),
    validUntil: timestamptz("valid_until").notNull(),
    /** Encrypted with the installation's key; null once it is no longer used. */
    encryptedKey: text("encrypted_key"),
    usedSince: timestamptz("used_since").notNull().default(sql`clock_timestamp()`),
    usedUntil: timestamptz("used_until"),
    /** Null for the product. */
    addedBy: accountReference("added_by"),
  },
  () => [
    uniqueIndex("seal_certificates_in_use").on(sql`kind`).where(sql`used_until is null`),
    check("seal_certificates_key", sql`(encrypted_key is null) = (used_until is not null)`),
  ],
);

export type SealCertificateRow = typeof sealCertificates.$inferSelect;
