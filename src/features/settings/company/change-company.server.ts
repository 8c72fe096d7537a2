/** Commands of administrators on the company's facts; open pages of the site follow within seconds. */
import * as z from "zod/mini";
import { type CompanyFacts, type RuleFacts, shippedFacts, usTimeZones } from "#content/company.ts";
import type { WeekHours } from "#content/company-hours.ts";
import { servedStates } from "#content/service-area.ts";
import { isStateCode, stateCodes } from "#content/states.ts";
import { hoursTexts } from "#features/facilities/hours-form.ts";
import type { Database } from "#platform/database/client.ts";
import { emailAddress, requiredText } from "#platform/forms/fields.ts";
import type { Actor } from "#platform/identity/actor.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import type { ChangeResult } from "#platform/records/change-record.server.ts";
import { findSection } from "#platform/records/company-settings.server.ts";
import { type Texts, touchedOf } from "#platform/records/merge-edit.ts";
import {
  type ChangeSectionResult,
  changeSection,
  restoreSection,
} from "../change-section.server.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { priceRanges } from "./company-choices.ts";

// The stored facts are only those that the company has changed; the rest is as shipped.

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
    statesServed: z.nullable(
      z.pipe(
        z.array(z.string()),
        z.transform((codes: string[]) => codes.filter(isStateCode)),
      ),
    ),
  }),
);

/** Rules are left out, because each is a section of its own. */
export type OwnFacts = Omit<CompanyFacts, keyof RuleFacts>;

/** Stored facts, completed by the shipped ones. */
const factsOf = (value: unknown): OwnFacts => {
  const {
    retention: _r,
    policyChangedOn: _p,
    legal: _l,
    termsChangedOn: _t,
    rateCard: _c,
    ...shipped
  } = shippedFacts;
  const stored = storedFacts.parse(value);
  const changedFacts = Object.entries(stored).filter(([, fact]) => fact !== undefined);
  return { ...shipped, ...Object.fromEntries(changedFacts) };
};

/** @returns undefined where nobody has changed them yet */
export async function findStoredCompany(db: Database): Promise<OwnFacts | undefined> {
  const section = await findSection(db, "company");
  return section && factsOf(section.value);
}

/** A number of the North American plan, by its ten digits, however it is typed. */
const telephone = (message: string) =>
  z.pipe(
    z.string(message),
    z.pipe(
      z.transform((typed: string): string => typed.replace(/^\s*\+?1(?=\D*\d{3}\D)|\D/g, "")),
      z.pipe(
        z.string().check(z.regex(/^[2-9]\d{2}[2-9]\d{6}$/, message)),
        z.transform(
          (digits: string): string =>
            `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
        ),
      ),
    ),
  );

const year = (message: string) =>
  z.string(message).check(
    z.trim(),
    z.regex(/^\d{4}$/, message),
    z.refine(
      (typed) => Number(typed) >= 1800 && Number(typed) <= new Date().getFullYear(),
      message,
    ),
  );

/** Empty, or an address that a link may lead to: no other scheme, as it stands on every page. */
const link = (message: string) =>
  z.string().check(
    z.trim(),
    z.maxLength(300, message),
    z.refine(
      (typed) => typed === "" || (typed.startsWith("https://") && URL.canParse(typed)),
      message,
    ),
  );

const degrees = (max: number, message: string) =>
  z.string().check(
    z.trim(),
    z.maxLength(20, message),
    z.refine(
      (typed) => /^(-?\d{1,3}(\.\d+)?)?$/.test(typed) && Math.abs(Number(typed)) <= max,
      message,
    ),
  );

/** A box each: `serves.IL`. */
const boxBeginning = "serves.";

const maxCodeShown = 20;

/** All checked boxes become one field, as the history shows them: `IL, IN, WI`. */
const joinedBoxes = (sent: Record<string, unknown>): Record<string, unknown> => ({
  ...sent,
  statesServed: Object.entries(sent)
    .filter(([name, value]) => name.startsWith(boxBeginning) && value !== "")
    .map(([name]) => name.slice(boxBeginning.length))
    .join(between),
});

const between = ", ";

const codesIn = (text: string): string[] => text.split(between).filter(Boolean);

/** The boxes that a list of states checks. */
export const boxesOf = (statesServed: string): Texts =>
  Object.fromEntries(
    stateCodes.map((code) => [
      boxBeginning + code,
      codesIn(statesServed).includes(code) ? "yes" : "",
    ]),
  );

const statesField = (language: Language) => {
  const { errors } = settingsServerMessages(language);
  return z.string(errors.statesServed).check((context) => {
    const codes = codesIn(context.value);
    const unknown = codes.find((code) => !isStateCode(code));
    const message =
      unknown === undefined
        ? codes.length === 0 && errors.statesServed
        : errors.stateUnknown({ code: unknown.slice(0, maxCodeShown) });
    if (message) context.issues.push({ code: "custom", input: context.value, message });
  });
};

export const companyForm = byLanguage((language: Language) => {
  const { errors } = settingsServerMessages(language);
  const text = (max: number, message: string, min = 1) =>
    requiredText(language, { min, max, message });
  const fields = z
    .object({
      name: text(80, errors.name),
      shortName: text(30, errors.shortName),
      foundedIn: year(errors.foundedIn),
      descriptionEn: text(200, errors.description, 20),
      descriptionEs: text(200, errors.description, 20),
      phone: telephone(errors.phone),
      email: emailAddress(language),
      street: text(120, errors.street),
      city: text(60, errors.city),
      state: z.string(errors.state).check(
        z.trim(),
        z.toUpperCase(),
        z.refine((typed) => stateCodes.includes(typed), errors.state),
      ),
      postalCode: z
        .string(errors.postalCode)
        .check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, errors.postalCode)),
      timeZone: z.enum(usTimeZones, errors.timeZone),
      statesServed: statesField(language),
      priceRange: z.enum(priceRanges, errors.priceRange),
      latitude: degrees(90, errors.place),
      longitude: degrees(180, errors.place),
      linkedin: link(errors.link),
      twitter: link(errors.link),
      facebook: link(errors.link),
      instagram: link(errors.link),
    })
    .check(
      z.refine(({ latitude, longitude }) => (latitude === "") === (longitude === ""), {
        path: ["latitude"],
        message: errors.place,
      }),
    );
  return z.pipe(z.pipe(z.record(z.string(), z.unknown()), z.transform(joinedBoxes)), fields);
});

export type CompanyForm = z.infer<ReturnType<typeof companyForm>>;

export const companyTexts = (facts: OwnFacts): CompanyForm => ({
  name: facts.name,
  shortName: facts.shortName,
  foundedIn: String(facts.foundedIn),
  descriptionEn: facts.descriptionIn.en,
  descriptionEs: facts.descriptionIn.es,
  phone: facts.phone,
  email: facts.email,
  street: facts.street,
  city: facts.city,
  state: facts.state,
  postalCode: facts.postalCode,
  timeZone: facts.timeZone,
  statesServed: inListOrder(facts.statesServed ?? servedStates()).join(between),
  priceRange: facts.priceRange,
  latitude: facts.geo === null ? "" : String(facts.geo.latitude),
  longitude: facts.geo === null ? "" : String(facts.geo.longitude),
  ...facts.social,
});

/** The order is that of the boxes in the form. */
const inListOrder = (codes: readonly string[]) => stateCodes.filter((code) => codes.includes(code));

export const companyFieldNames = [...Object.keys(companyTexts(shippedFacts)), boxBeginning];

/** @param form whole: what was not touched has the value that is stored */
const factsOfForm = (
  form: CompanyForm,
): Omit<OwnFacts, "telephoneWeek" | "officeWeek" | "statesServed"> => ({
  name: form.name,
  shortName: form.shortName,
  foundedIn: Number(form.foundedIn),
  descriptionIn: { en: form.descriptionEn, es: form.descriptionEs },
  phone: form.phone,
  email: form.email,
  street: form.street,
  city: form.city,
  state: form.state,
  postalCode: form.postalCode,
  timeZone: form.timeZone,
  priceRange: form.priceRange,
  geo:
    form.latitude === ""
      ? null
      : { latitude: Number(form.latitude), longitude: Number(form.longitude) },
  social: {
    linkedin: form.linkedin,
    twitter: form.twitter,
    facebook: form.facebook,
    instagram: form.instagram,
  },
});

type Context = { db: Database };

/** @param seen what the form showed; without it, all that differs is written */
export const changeCompany = (
  context: Context,
  actor: Actor,
  form: CompanyForm,
  seen: Texts = {},
): Promise<ChangeSectionResult> =>
  changeSection(
    context,
    actor,
    { name: "company", kind: "company-changed", read: factsOf, texts: companyTexts },
    {
      seen,
      sent: form,
      together: [["latitude", "longitude"]],
      // Saving the page confirms its boxes: from then on they count, even if the locations change.
      settle: (facts, change) =>
        facts.statesServed !== null || "statesServed" in change.after
          ? change
          : {
              before: { ...change.before, statesServed: "" },
              after: { ...change.after, statesServed: form.statesServed },
            },
      merge: (facts, change) => ({
        ...facts,
        ...factsOfForm({ ...companyTexts(facts), ...touchedOf(form, change) }),
        ...("statesServed" in change.after && {
          statesServed: codesIn(form.statesServed).filter(isStateCode),
        }),
      }),
    },
  );

/** The hours stay: they go back on a page of their own. */
export const restoreCompany = (context: Context, actor: Actor): Promise<ChangeResult<never>> =>
  restoreSection(context, actor, {
    name: "company",
    kind: "company-changed",
    read: factsOf,
    texts: companyTexts,
    restored: ({ telephoneWeek, officeWeek }) => ownFacts({ telephoneWeek, officeWeek }),
  });

/** Either both weeks are restored or none. */
export const restoreCompanyHours = ({ db }: Context, actor: Actor): Promise<ChangeResult<never>> =>
  db.transaction(async (tx): Promise<ChangeResult<never>> => {
    for (const name of weekNames) {
      const field = `${name}Week` as const;
      const result = await restoreSection({ db: tx }, actor, {
        name: "company",
        kind: `${name}-hours-changed`,
        read: factsOf,
        texts: (facts) => hoursTexts(facts[field]),
        restored: ({ [field]: _, ...others }) => ownFacts(others),
      });
      if (!result.ok) return result;
    }
    return { ok: true };
  });

/** A fact that equals the shipped one is not stored, so that a later version's value takes effect. */
const ownFacts = (facts: Partial<OwnFacts>): Partial<OwnFacts> => {
  const shipped: Readonly<Record<string, unknown>> = { ...shippedFacts };
  return Object.fromEntries(
    Object.entries(facts).filter(
      ([name, fact]) => JSON.stringify(fact) !== JSON.stringify(shipped[name]),
    ),
  );
};

const weekNames = ["telephone", "office"] as const;

export type WeekName = (typeof weekNames)[number];

/** @param seen each day as `hoursTexts` has it */
export const changeCompanyHours = (
  context: Context,
  actor: Actor,
  name: WeekName,
  week: WeekHours,
  seen: Texts = {},
): Promise<ChangeSectionResult> => {
  const field = `${name}Week` as const;
  return changeSection(
    context,
    actor,
    {
      name: "company",
      kind: `${name}-hours-changed`,
      read: factsOf,
      texts: (facts) => hoursTexts(facts[field]),
    },
    {
      seen,
      sent: hoursTexts(week),
      merge: (facts, { after }) => ({
        ...facts,
        [field]: Array.from({ length: 7 }, (_, day) =>
          `day.${day}` in after ? (week[day] ?? []) : (facts[field][day] ?? []),
        ),
      }),
    },
  );
};
