/** The office enters prospects it has heard of by telephone, at a fair or from a client. */
import * as z from "zod/mini";
import { quoteForm } from "#features/leads/quote-form.ts";
import { optionalDay } from "#platform/format/calendar-day.ts";
import { dollarAmount } from "#platform/forms/dollar-amount.ts";
import { optionalText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { languages } from "#platform/language/language.ts";
import { opportunityMessages } from "./messages.ts";
import { maxNextStep, maxNote, maxSource, openStages } from "./opportunity-types.ts";

/** The answer that the prospect is a new company, although others have the same name. */
export const anotherCompany = "another";

/** This check runs even if other fields have faults, so that all are reported together. */
const when = () => true;

export const newOpportunityForm = byLanguage((language) => {
  const { errors } = opportunityMessages(language);
  const { company, fullName, email, phone, facilityType } = quoteForm(language).shape;
  const orEmpty = <Schema extends z.core.$ZodType>(schema: Schema) =>
    z._default(z.union([z.literal(""), schema]), "");
  return z
    .object({
      /** Empty for a new company; if others have the same name, the form first asks about them. */
      companyId: z._default(
        z.union([z.literal(""), z.literal(anotherCompany), z.uuid()], errors.company),
        "",
      ),
      companyName: orEmpty(company),
      contactId: z._default(z.union([z.literal(""), z.uuid()], errors.contact), ""),
      contactName: orEmpty(fullName),
      email: orEmpty(email),
      phone: orEmpty(phone),
      /** The language of emails to a new contact. */
      language: z._default(z.enum(languages, errors.language), languages[0]),
      facilityType,
      source: z._default(optionalText(language, maxSource), ""),
      // It is not called `campaign`, because the public forms use that name for facts of their page.
      campaignName: z._default(optionalText(language, maxSource), ""),
      stage: z.enum(openStages, errors.stage),
      value: z._default(z.union([z.literal(""), dollarAmount(language)], errors.value), ""),
      nextStep: z._default(optionalText(language, maxNextStep), ""),
      nextStepOn: optionalDay(language),
      ownerId: z._default(z.union([z.literal(""), z.uuid()], errors.owner), ""),
      note: z._default(optionalText(language, maxNote), ""),
    })
    .check(
      z.refine(
        ({ companyId, companyName }) =>
          companyName !== "" || (companyId !== "" && companyId !== anotherCompany),
        { path: ["companyName"], error: errors.company, when },
      ),
      z.refine(({ contactId, contactName }) => contactId !== "" || contactName !== "", {
        path: ["contactName"],
        error: errors.contact,
        when,
      }),
    );
});

export type NewOpportunityForm = z.infer<ReturnType<typeof newOpportunityForm>>;
