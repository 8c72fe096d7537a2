import type { Language } from "#platform/language/language.ts";
import { type HoursRow, hoursRows, shortWeek, type WeekHours } from "./company-hours.ts";
import { type LegalFacts, shippedLegalFacts } from "./legal-facts.ts";
import type { RateCard } from "./rate-card-types.ts";
import { type RetentionDays, shippedRetention } from "./retention.ts";
import type { StateCode } from "./states.ts";

export const socialNetworks = ["linkedin", "twitter", "facebook", "instagram"] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

/** IANA names; each has a name of its own on the contact page. */
export const usTimeZones = [
  "America/New_York",
  "America/Indiana/Indianapolis",
  "America/Chicago",
  "America/Denver",
  "America/Phoenix",
  "America/Los_Angeles",
  "America/Anchorage",
  "Pacific/Honolulu",
] as const;

export type UsTimeZone = (typeof usTimeZones)[number];

/** What an owner says of the company's rules: each is a section of the settings of its own. */
export interface RuleFacts {
  retention: RetentionDays;
  /** When the owner last changed what the privacy policy states, `YYYY-MM-DD`; empty until then. */
  policyChangedOn: string;
  legal: LegalFacts;
  /** The same of the terms. */
  termsChangedOn: string;
  /** The owner's own; null where the one that was shipped is in force. */
  rateCard: RateCard | null;
}

/** What a company says of itself once, in the settings: pages, emails and papers repeat it. */
export interface CompanyFacts extends RuleFacts {
  name: string;
  shortName: string;
  foundedIn: number;
  descriptionIn: Readonly<Record<Language, string>>;
  /** As people write it: `(312) 555-0142`. */
  phone: string;
  email: string;
  street: string;
  city: string;
  state: string;
  postalCode: string;
  /** Where the office is on a map; null until somebody has said it. */
  geo: { latitude: number; longitude: number } | null;
  /** For search engines, from `$` to `$$$$`. */
  priceRange: "$" | "$$" | "$$$" | "$$$$";
  /** Addresses of the company's profiles; an empty one hides its icon. */
  social: Readonly<Record<SocialNetwork, string>>;
  /** When the telephone is answered (header's top bar). */
  telephoneWeek: WeekHours;
  /** When the office is open (contact page, emails, structured data). */
  officeWeek: WeekHours;
  timeZone: UsTimeZone;
  /** Null until somebody has said it: then they are the states of the places that have a page. */
  statesServed: readonly StateCode[] | null;
}

const workday = [["08:00", "17:00"]] as const;
const telephoneDay = [["08:00", "18:00"]] as const;

/** Placeholders, until a company puts its own into the settings. */
export const shippedFacts: CompanyFacts = {
  name: "Cleardawn Facility Services",
  shortName: "Cleardawn",
  foundedIn: 1975,
  descriptionIn: {
    en: "Commercial cleaning and facility services for offices, clinics, schools, stores, plants and hotels.",
    es: "Limpieza comercial y servicios para oficinas, clínicas, escuelas, tiendas, plantas y hoteles.",
  },
  phone: "(312) 555-0142",
  email: "hello@cleardawn.example.com",
  street: "233 West Adams Street, Suite 1400",
  city: "Chicago",
  state: "IL",
  postalCode: "60606",
  geo: { latitude: 41.8793, longitude: -87.6347 },
  priceRange: "$$",
  social: {
    linkedin: "https://www.example.com/linkedin/cleardawn",
    twitter: "https://www.example.com/twitter/cleardawn",
    facebook: "https://www.example.com/facebook/cleardawn",
    instagram: "https://www.example.com/instagram/cleardawn",
  },
  telephoneWeek: [telephoneDay, telephoneDay, telephoneDay, telephoneDay, telephoneDay, [], []],
  officeWeek: [workday, workday, workday, workday, workday, [["09:00", "13:00"]], []],
  timeZone: "America/Chicago",
  statesServed: null,
  retention: shippedRetention,
  policyChangedOn: "",
  legal: shippedLegalFacts,
  termsChangedOn: "",
  rateCard: null,
};

/** The facts in the forms in which they are used. */
export interface Company extends Omit<CompanyFacts, "phone"> {
  phone: { display: string; href: string; international: string };
  address: { street: string; city: string; state: string; postalCode: string; country: "US" };
  /** As it is registered, on papers and in legal texts. */
  legalName: string;
  /** `Mon-Fri 8am-6pm` */
  telephoneHoursIn: Readonly<Record<Language, string>>;
  officeHours: readonly HoursRow[];
  /** Origin of absolute addresses in built pages if no `ORIGIN` is configured. */
  website: string;
}

function companyOf(facts: CompanyFacts): Company {
  const { street, city, state, postalCode, telephoneWeek, officeWeek } = facts;
  return {
    ...facts,
    legalName: facts.legal.name || facts.name,
    phone: phoneOf(facts.phone),
    address: { street, city, state, postalCode, country: "US" },
    telephoneHoursIn: { en: shortWeek(telephoneWeek, "en"), es: shortWeek(telephoneWeek, "es") },
    officeHours: hoursRows(officeWeek),
    website: "https://www.cleardawn.example.com",
  };
}

/** @param display a number of the North American plan, however it is written */
function phoneOf(display: string): Company["phone"] {
  const digits = display.replace(/\D/g, "").slice(-10);
  const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return { display, href: `tel:+1${digits}`, international: `+1-${parts.join("-")}` };
}

/**
 * The company as it is now. Settings change it while the product runs (`changeCompanyFacts`): a copy made
 * while a module loads would be wrong from then on, so read it where it is used.
 */
export const company: Company = companyOf(shippedFacts);

let current = shippedFacts;
let changes = 0;

/** A whole at once: nobody who reads sees half of a change. */
export function changeCompanyFacts(facts: CompanyFacts): void {
  current = facts;
  Object.assign(company, companyOf(facts));
  changes++;
}

export const companyFacts = (): CompanyFacts => current;

/** What differs from what was shipped: other code of the same version knows the rest. */
export const changedFacts = (): Partial<CompanyFacts> =>
  Object.fromEntries(
    Object.entries(current).filter(
      ([name, fact]) =>
        JSON.stringify(fact) !== JSON.stringify(shippedFacts[name as keyof CompanyFacts]),
    ),
  );

/** Tells whoever keeps what was made of the company's facts when it is out of date. */
export const companyVersion = (): number => changes;
