/** The company's facts as texts in a form, and what is wrong with them. */
import * as z from "zod/mini";
import { shippedFacts, usTimeZones } from "#content/company.ts";
import { emailAddress, requiredText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import type { Language } from "#platform/language/language.ts";
import { settingsServerMessages } from "../messages.server.ts";
import { priceRanges } from "./company-choices.ts";
import type { OwnFacts } from "./stored-company.server.ts";

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

export const companyForm = byLanguage((language: Language) => {
  const { errors } = settingsServerMessages(language);
  const text = (max: number, message: string, min = 1) =>
    requiredText(language, { min, max, message });
  return z
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
      state: z
        .string(errors.state)
        .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, errors.state)),
      postalCode: z
        .string(errors.postalCode)
        .check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, errors.postalCode)),
      timeZone: z.enum(usTimeZones, errors.timeZone),
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
  priceRange: facts.priceRange,
  latitude: facts.geo === null ? "" : String(facts.geo.latitude),
  longitude: facts.geo === null ? "" : String(facts.geo.longitude),
  ...facts.social,
});

export const companyFieldNames = Object.keys(companyTexts(shippedFacts));

/** @param form whole: what was not touched has the value that is stored */
export const factsOfForm = (form: CompanyForm): Omit<OwnFacts, "telephoneWeek" | "officeWeek"> => ({
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
