/** The company's certificates: those in force, those that were removed, and the file of one. */
import { and, asc, desc, eq, gte, isNotNull, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { company } from "#content/company.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { byName } from "#platform/database/tables/name-order.ts";
import { type FoundFile, foundFile } from "#platform/files/found-file.ts";
import { files } from "#platform/files/tables/files.ts";
import { todayIn } from "#platform/format/local-date.ts";
import { isAmong, type NameReader } from "#platform/history/history-nouns.server.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { companyCertificates } from "./tables/company-certificates.ts";

const removers = alias(accounts, "removers");
const shownEarlier = 100;

export async function listCompanyCertificates(db: Database) {
  const query = () =>
    db
      .select({
        certificate: companyCertificates,
        addedByName: accounts.name,
        removedByName: removers.name,
      })
      .from(companyCertificates)
      .innerJoin(accounts, eq(accounts.id, companyCertificates.addedBy))
      .leftJoin(removers, eq(removers.id, companyCertificates.removedBy));
  const [inForce, removed] = await Promise.all([
    query()
      .where(isNull(companyCertificates.removedAt))
      .orderBy(asc(byName(companyCertificates.name)), asc(companyCertificates.id)),
    query()
      .where(isNotNull(companyCertificates.removedAt))
      .orderBy(desc(companyCertificates.removedAt))
      .limit(shownEarlier),
  ]);
  return { inForce, removed };
}

export interface ValidCertificate {
  id: string;
  name: string;
  issuer: string;
  /** ISO day; null where it has no last one. */
  validThrough: string | null;
  /** SHA-256 of the file as it is stored, hexadecimal; null without a file. */
  sha256: string | null;
}

/** A proposal can name these today. Today is that of the company's calendar. */
export function listValidCertificates(
  db: Database | Transaction,
  now = new Date(),
): Promise<ValidCertificate[]> {
  const { id, name, issuer, validThrough, removedAt, fileId } = companyCertificates;
  const today = todayIn(company.timeZone, now);
  return db
    .select({ id, name, issuer, validThrough, sha256: files.sha256 })
    .from(companyCertificates)
    .leftJoin(files, eq(files.id, fileId))
    .where(and(isNull(removedAt), or(isNull(validThrough), gte(validThrough, today))))
    .orderBy(asc(byName(name)), asc(id));
}

/**
 * It finds a removed certificate's file too.
 * @returns undefined until a scanner has passed the file
 */
export async function findCertificateFile(
  db: Database,
  sha256: string,
): Promise<FoundFile | undefined> {
  const [row] = await db
    .select({ file: files })
    .from(companyCertificates)
    .innerJoin(files, eq(files.id, companyCertificates.fileId))
    .where(and(eq(files.sha256, sha256), eq(files.state, "stored"), eq(files.isHeld, false)))
    .limit(1);
  return row && foundFile(row.file);
}

export const readCertificateNames: NameReader = async (db, ids) => {
  const { id, name } = companyCertificates;
  const rows = await db.select({ id, name }).from(companyCertificates).where(isAmong(id, ids));
  return rows.map((row) => [row.id, { name: row.name }]);
};
