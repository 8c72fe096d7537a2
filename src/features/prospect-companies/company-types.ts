/** Forms and filters of prospects' companies and their contacts; safe for browsers. */
import * as z from "zod/mini";
import { quoteForm } from "#features/leads/quote-form.ts";
import { websiteLink } from "#features/prospects/domains.ts";
import { optionalText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { languages } from "#platform/language/language.ts";
import { filterQuery } from "#platform/search/filter-query.ts";
import { ifUnderstood, searchWords } from "#platform/search/filter-schema.ts";
import { duplicateSteps } from "./duplicate-types.ts";
import { companyMessages } from "./messages.ts";

export const companyFields = ["name", "homepage", "phone", "address"] as const;
export const contactFields = ["name", "jobTitle", "email", "phone", "language"] as const;

export const companyCommandForm = byLanguage((language) => {
  const { errors } = companyMessages(language);
  const { company, fullName, email, phone } = quoteForm(language).shape;
  const orEmpty = <Schema extends z.core.$ZodType>(schema: Schema) =>
    z._default(z.union([z.literal(""), schema]), "");
  const contact = {
    name: fullName,
    jobTitle: z._default(optionalText(language, 120), ""),
    email: orEmpty(email),
    phone: orEmpty(phone),
    language: z.enum(languages, errors.language),
  };
  const contactId = z.uuid(errors.contactAgain);
  return z.discriminatedUnion(
    "step",
    [
      z.object({
        step: z.literal("edit"),
        name: company,
        homepage: z._default(
          optionalText(language, 200).check(
            z.refine((text) => text === "" || websiteLink(text) !== undefined, errors.homepage),
          ),
          "",
        ),
        phone: orEmpty(phone),
        address: z._default(optionalText(language, 500), ""),
      }),
      z.object({ step: z.literal("contact-add"), ...contact }),
      z.object({ step: z.literal("contact-edit"), contactId, ...contact }),
      z.object({ step: z.literal("contact-remove"), contactId }),
      ...duplicateSteps,
    ],
    errors.step,
  );
});

export type CompanyCommandForm = z.infer<ReturnType<typeof companyCommandForm>>;
export type CompanyEdit = Omit<Extract<CompanyCommandForm, { step: "edit" }>, "step">;
export type ContactEdit = Omit<Extract<CompanyCommandForm, { step: "contact-add" }>, "step">;

/** The state follows from the company's opportunities: `lost` only if no other is left. */
export const companyStates = ["open", "won", "lost", "none"] as const;
export type CompanyState = (typeof companyStates)[number];

export const companySorts = ["newest", "name"] as const;

const filterSchema = z.object({
  words: searchWords(),
  state: ifUnderstood(z.enum(companyStates)),
  sort: z.catch(z.enum(companySorts), "newest"),
  /** Id of the last one of the page before. */
  after: ifUnderstood(z.uuid()),
});

export type CompanyFilter = z.infer<typeof filterSchema>;

export const readCompanyFilter = (search: URLSearchParams): CompanyFilter =>
  z.parse(filterSchema, Object.fromEntries(search));

/** @returns `?state=open`, or nothing where all is as it begins */
export const companyFilterAddress = (filter: Partial<CompanyFilter>): string =>
  filterQuery(filter, { sort: "newest" });

export const isNarrowed = ({ words, state }: CompanyFilter): boolean =>
  words !== undefined || state !== undefined;
