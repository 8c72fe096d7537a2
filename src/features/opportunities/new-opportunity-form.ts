/** What somebody of the office enters who has heard of a prospect by telephone, at a fair or from a client. */
import * as z from "zod/mini";
import { quoteForm } from "#features/leads/quote-form.ts";
import { optionalDay } from "#platform/format/calendar-day.ts";
import { dollarAmount } from "#platform/forms/dollar-amount.ts";
import { optionalText } from "#platform/forms/fields.ts";
import { byLanguage } from "#platform/language/by-language.ts";
import { languages } from "#platform/language/language.ts";
import { opportunityMessages } from "./messages.ts";
import { maxNextStep, maxNote, maxSource, openStages } from "./opportunity-types.ts";

/** As the company of an answer to the question which one of the same name is meant. */
export const anotherCompany = "another";

/** Said together with what is wrong in other fields, not after those are mended. */
const when = () => true;

export const newOpportunityForm = byLanguage((language) => {
  const { errors } = opportunityMessages(language);
  const { company, fullName, email, phone, facilityType } = quoteForm(language).shape;
  const orEmpty = <Schema extends z.core.$ZodType>(schema: Schema) =>
    z._default(z.union([z.literal(""), schema]), "");
  return z
    .object({
      /** Empty for a new one, of which others of its name are asked about first. */
      companyId: z._default(
        z.union([z.literal(""), z.literal(anotherCompany), z.uuid()], errors.company),
        "",
      ),
      companyName: orEmpty(company),
      contactId: z._default(z.union([z.literal(""), z.uuid()], errors.contact), ""),
      contactName: orEmpty(fullName),
      email: orEmpty(email),
      phone: orEmpty(phone),
      /** In which a new contact gets emails. */
      language: z._default(z.enum(languages, errors.language), languages[0]),
      facilityType,
      source: z._default(optionalText(language, maxSource), ""),
      // Not `campaign`, which is the public forms' own name for what their page knows.
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
