/** Facts in the database that decide if an installation can go live. */
import { and, eq, exists, not, or, type SQL, sql } from "drizzle-orm";
import * as z from "zod/mini";
import { type CompanyFacts, shippedFacts } from "#content/company.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { accounts } from "#platform/identity/tables/accounts.ts";
import { authenticatorApps, passkeys } from "#platform/identity/tables/second-factors.ts";
import { findSection } from "#platform/records/company-settings.server.ts";
import { isDemo, isOfDemonstration } from "#platform/records/is-demo.server.ts";
import type { CheckResult } from "#platform/system/system-check.server.ts";
import { findStoredBrand } from "../brand/change-brand.server.ts";
import { findStoredCompany } from "../company/change-company.server.ts";
import { findStoredMail } from "../mail/mail-settings.server.ts";
import { readPayment } from "../payment/payment-section.server.ts";
import { confirmableNames } from "./launch-topics.ts";

export interface InstallationFacts {
  /** False before the first start: the demonstration may still come. */
  hasDatabase: boolean;
  company: CompanyFacts;
  /** A logo in place of the mark that came with the product. */
  hasOwnLogo: boolean;
  /** Somebody has said how clients pay. */
  hasPayment: boolean;
  /** Somebody has changed what came with the product, which the website and its forms promise to visitors. */
  ownPromises: Readonly<Record<PromiseName, boolean>>;
  mail: { host: string; fromAddress: string; officeAddress: string };
  hasDemonstration: boolean;
  /** Administrators who did not come with the demonstration. */
  administrators: number;
  administratorsWithoutFactor: number;
  /** Moments at which somebody confirmed an item, by the item's name. */
  confirmed: Confirmed;
  /** The result of the System page's check; undefined before the first start. */
  backups: CheckResult | undefined;
  /** The role of the database may read the server's files and start programs there. */
  isSuperuser: boolean;
}

const promiseSections = {
  rateCard: "rate-card",
  serviceLevels: "service-levels",
  legalFacts: "legal",
} as const;

export type PromiseName = keyof typeof promiseSections;

/** The keys of the record above, which `Object.keys` would give as any text. */
export const promiseNames = [
  "rateCard",
  "serviceLevels",
  "legalFacts",
] as const satisfies PromiseName[];

const confirmed = z.partialRecord(z.enum(confirmableNames), z.iso.datetime());

export type Confirmed = z.infer<typeof confirmed>;

export const confirmedOf = (value: unknown): Confirmed => confirmed.parse(value);

/** The facts before the first start. */
export const nothingInstalled: InstallationFacts = {
  hasDatabase: false,
  company: shippedFacts,
  hasOwnLogo: false,
  hasPayment: false,
  ownPromises: { rateCard: false, serviceLevels: false, legalFacts: false },
  mail: { host: "", fromAddress: "", officeAddress: "" },
  hasDemonstration: false,
  administrators: 0,
  administratorsWithoutFactor: 0,
  confirmed: {},
  backups: undefined,
  isSuperuser: false,
};

/** @param backups of the feature that makes them, in the reader's language */
export async function readInstallationFacts(
  db: Database | Transaction,
  backups: CheckResult | undefined,
): Promise<InstallationFacts> {
  const { host, fromAddress, officeAddress } = await findStoredMail(db);
  const { logo } = await findStoredBrand(db);
  const section = await findSection(db, "going-live");
  return {
    hasDatabase: true,
    company: { ...shippedFacts, ...(await findStoredCompany(db)) },
    hasOwnLogo: logo !== null,
    hasPayment: !(await readPayment(db)).demo,
    ownPromises: {
      rateCard: await isChanged(db, "rateCard"),
      serviceLevels: await isChanged(db, "serviceLevels"),
      legalFacts: await isChanged(db, "legalFacts"),
    },
    mail: { host, fromAddress, officeAddress },
    hasDemonstration: await isDemo(db),
    administrators: await countAdministrators(db),
    administratorsWithoutFactor: await countAdministrators(db, not(hasSecondFactor(db))),
    confirmed: section === undefined ? {} : confirmedOf(section.value),
    backups,
    isSuperuser: await isSuperuser(db),
  };
}

/** It means nothing for the embedded engine, which has only this role and no server. */
async function isSuperuser(db: Database | Transaction): Promise<boolean> {
  const rows = await db.execute<{ rolsuper: boolean }>(
    sql`select rolsuper from pg_roles where rolname = current_user`,
  );
  return rows.rows[0]?.rolsuper === true;
}

/** The day of the last change stays stored where everything went back to what was shipped. */
async function isChanged(db: Database | Transaction, promise: PromiseName): Promise<boolean> {
  const stored = (await findSection(db, promiseSections[promise]))?.value ?? {};
  return typeof stored === "object" && Object.keys(stored).some((name) => name !== "changedOn");
}

const countAdministrators = (db: Database | Transaction, condition?: SQL): Promise<number> =>
  db.$count(
    accounts,
    and(
      eq(accounts.role, "administrator"),
      eq(accounts.state, "active"),
      not(isOfDemonstration(accounts.createdAt)),
      condition,
    ),
  );

function hasSecondFactor(db: Database | Transaction): SQL {
  const app = db
    .select({ one: sql`1` })
    .from(authenticatorApps)
    .where(
      and(
        eq(authenticatorApps.accountId, accounts.id),
        sql`${authenticatorApps.confirmedAt} is not null`,
      ),
    );
  const passkey = db
    .select({ one: sql`1` })
    .from(passkeys)
    .where(eq(passkeys.accountId, accounts.id));
  return or(exists(app), exists(passkey)) ?? sql`false`;
}
