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

/** The company's rules, each of which is a section of its own in the settings. */
export interface RuleFacts {
  retention: RetentionDays;
  /** The day when the owner last changed what the privacy policy states, `YYYY-MM-DD`; empty until then. */
  policyChangedOn: string;
  legal: LegalFacts;
  /** The same of the terms. */
  termsChangedOn: string;
  /** The owner's own; null where the one that was shipped is in force. */
  rateCard: RateCard | null;
}

/** The company's facts, entered once in the settings and repeated by pages, emails and papers. */
export interface CompanyFacts extends RuleFacts {
  name: string;
  shortName: string;
  foundedIn: number;
  descriptionIn: Readonly<Record<Language, string>>;
  /** The format that people write: `(312) 555-0142`. */
  phone: string;
  email: string;
  street: string;
  city: string;
  state: string;
  postalCode: string;
  /** The office's place on a map; null until somebody has entered it. */
  geo: { latitude: number; longitude: number } | null;
  /** The price range for search engines, from `$` to `$$$$`. */
  priceRange: "$" | "$$" | "$$$" | "$$$$";
  /** Addresses of the company's profiles; an empty one hides its icon. */
  social: Readonly<Record<SocialNetwork, string>>;
  /** Hours in which the telephone is answered (header's top bar). */
  telephoneWeek: WeekHours;
  /** Opening hours of the office (contact page, emails, structured data). */
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
  /** The registered name, for papers and legal texts. */
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

/** Only the differences from the shipped facts are stored, because code of the same version has the rest. */
export const changedFacts = (): Partial<CompanyFacts> =>
  Object.fromEntries(
    Object.entries(current).filter(
      ([name, fact]) =>
        JSON.stringify(fact) !== JSON.stringify(shippedFacts[name as keyof CompanyFacts]),
    ),
  );

/** Tells whoever keeps what was made of the company's facts when it is out of date. */
export const companyVersion = (): number => changes;
