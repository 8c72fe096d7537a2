/** What is stored of the company's facts, in place of those that were shipped. */
import * as z from "zod/mini";
import { type CompanyFacts, type RuleFacts, shippedFacts, usTimeZones } from "#content/company.ts";
import type { Database } from "#platform/database/client.ts";
import { findSection } from "#platform/records/company-settings.server.ts";
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

/** Without the rules, which are sections of their own. */
export type OwnFacts = Omit<CompanyFacts, keyof RuleFacts>;

/** What is stored in place of what was shipped. */
export const factsOf = (value: unknown): OwnFacts => {
  const {
    retention: _r,
    policyChangedOn: _p,
    legal: _l,
    termsChangedOn: _t,
    rateCard: _c,
    ...shipped
  } = shippedFacts;
  const stored = storedFacts.parse(value);
  const known = Object.entries(stored).filter(([, fact]) => fact !== undefined);
  return { ...shipped, ...Object.fromEntries(known) };
};

/** @returns undefined where nobody has changed them yet */
export async function findStoredCompany(db: Database): Promise<OwnFacts | undefined> {
  const found = await findSection(db, "company");
  return found && factsOf(found.value);
}
