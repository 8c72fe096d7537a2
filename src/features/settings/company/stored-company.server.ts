/** What is stored of the company's facts, in place of those that were shipped. */
import * as z from "zod/mini";
import { type CompanyFacts, shippedFacts, usTimeZones } from "#content/company.ts";
import type { Database, Transaction } from "#platform/database/client.ts";
import { findSection, lockSection } from "../settings-sections.server.ts";
import { priceRanges } from "./company-choices.ts";

const week = z.array(z.array(z.tuple([z.string(), z.string()])));

/** A fact that a later version has added is missing in what an earlier one has stored. */
const storedFacts = z.partial(
  z.object({
    name: z.string(),
    shortName: z.string(),
    foundedIn: z.number(),
    descriptionIn: z.object({ en: z.string(), es: z.string() }),
    phone: z.string(),
    email: z.string(),
    street: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    geo: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
    priceRange: z.enum(priceRanges),
    social: z.object({
      linkedin: z.string(),
      twitter: z.string(),
      facebook: z.string(),
      instagram: z.string(),
    }),
    telephoneWeek: week,
    officeWeek: week,
    timeZone: z.enum(usTimeZones),
  }),
);

const factsOf = (value: unknown): CompanyFacts => {
  const stored = storedFacts.parse(value);
  const known = Object.entries(stored).filter(([, fact]) => fact !== undefined);
  return { ...shippedFacts, ...Object.fromEntries(known) };
};

/** @returns undefined where nobody has changed them yet */
export async function findStoredCompany(db: Database): Promise<CompanyFacts | undefined> {
  const found = await findSection(db, "company");
  return found && factsOf(found.value);
}

export interface LockedCompany {
  id: string;
  facts: CompanyFacts;
}

export async function lockCompany(tx: Transaction): Promise<LockedCompany> {
  const { id, value } = await lockSection(tx, "company");
  return { id, facts: factsOf(value) };
}
