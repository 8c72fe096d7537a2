/** Every document of the content as it was shipped, by the name that `contentIn` gives it. */
import * as approachEn from "#content/en/approach.ts";
import * as careersCareersEn from "#content/en/careers/careers.ts";
import * as careersOpeningsEn from "#content/en/careers/openings.ts";
import * as careersPageEn from "#content/en/careers/page.ts";
import * as certificationsEn from "#content/en/certifications.ts";
import * as clientPortalEn from "#content/en/client-portal.ts";
import * as contactEn from "#content/en/contact.ts";
import * as differentiatorsEn from "#content/en/differentiators.ts";
import * as homeEn from "#content/en/home.ts";
import * as industriesAllIndustriesEn from "#content/en/industries/all-industries.ts";
import * as industriesCorporateOfficesEn from "#content/en/industries/corporate-offices.ts";
import * as industriesCorporateOfficesQuestionsEn from "#content/en/industries/corporate-offices-questions.ts";
import * as industriesEducationalInstitutionsEn from "#content/en/industries/educational-institutions.ts";
import * as industriesEducationalInstitutionsQuestionsEn from "#content/en/industries/educational-institutions-questions.ts";
import * as industriesEducationalInstitutionsYearEn from "#content/en/industries/educational-institutions-year.ts";
import * as industriesHealthcareFacilitiesEn from "#content/en/industries/healthcare-facilities.ts";
import * as industriesHealthcareFacilitiesQuestionsEn from "#content/en/industries/healthcare-facilities-questions.ts";
import * as industriesHospitalityEn from "#content/en/industries/hospitality.ts";
import * as industriesHospitalityQuestionsEn from "#content/en/industries/hospitality-questions.ts";
import * as industriesHospitalityRatingEn from "#content/en/industries/hospitality-rating.ts";
import * as industriesManufacturingIndustrialEn from "#content/en/industries/manufacturing-industrial.ts";
import * as industriesManufacturingIndustrialQuestionsEn from "#content/en/industries/manufacturing-industrial-questions.ts";
import * as industriesRetailSpacesEn from "#content/en/industries/retail-spaces.ts";
import * as industriesRetailSpacesQuestionsEn from "#content/en/industries/retail-spaces-questions.ts";
import * as industriesEn from "#content/en/industries.ts";
import * as legalAccessibilityEn from "#content/en/legal/accessibility.ts";
import * as legalPrivacyPolicyEn from "#content/en/legal/privacy-policy.ts";
import * as legalTermsEn from "#content/en/legal/terms.ts";
import * as navigationEn from "#content/en/navigation.ts";
import * as newsletterEn from "#content/en/newsletter.ts";
import * as pageTextsEn from "#content/en/page-texts.ts";
import * as questionsEn from "#content/en/questions.ts";
import * as quoteEn from "#content/en/quote.ts";
import * as servicesAllServicesEn from "#content/en/services/all-services.ts";
import * as servicesCommercialCleaningEn from "#content/en/services/commercial-cleaning.ts";
import * as servicesCommercialCleaningQuestionsEn from "#content/en/services/commercial-cleaning-questions.ts";
import * as servicesDisinfectionMethodsEn from "#content/en/services/disinfection-methods.ts";
import * as servicesDisinfectionServicesEn from "#content/en/services/disinfection-services.ts";
import * as servicesFacilityMaintenanceEn from "#content/en/services/facility-maintenance.ts";
import * as servicesJanitorialServicesEn from "#content/en/services/janitorial-services.ts";
import * as servicesSpecialtyServicesEn from "#content/en/services/specialty-services.ts";
import * as servicesEn from "#content/en/services.ts";
import * as statisticsEn from "#content/en/statistics.ts";
import * as testimonialsEn from "#content/en/testimonials.ts";
import * as approachEs from "#content/es/approach.ts";
import * as careersCareersEs from "#content/es/careers/careers.ts";
import * as careersOpeningsEs from "#content/es/careers/openings.ts";
import * as careersPageEs from "#content/es/careers/page.ts";
import * as certificationsEs from "#content/es/certifications.ts";
import * as clientPortalEs from "#content/es/client-portal.ts";
import * as contactEs from "#content/es/contact.ts";
import * as differentiatorsEs from "#content/es/differentiators.ts";
import * as homeEs from "#content/es/home.ts";
import * as industriesAllIndustriesEs from "#content/es/industries/all-industries.ts";
import * as industriesCorporateOfficesEs from "#content/es/industries/corporate-offices.ts";
import * as industriesCorporateOfficesQuestionsEs from "#content/es/industries/corporate-offices-questions.ts";
import * as industriesEducationalInstitutionsEs from "#content/es/industries/educational-institutions.ts";
import * as industriesEducationalInstitutionsQuestionsEs from "#content/es/industries/educational-institutions-questions.ts";
import * as industriesEducationalInstitutionsYearEs from "#content/es/industries/educational-institutions-year.ts";
import * as industriesHealthcareFacilitiesEs from "#content/es/industries/healthcare-facilities.ts";
import * as industriesHealthcareFacilitiesQuestionsEs from "#content/es/industries/healthcare-facilities-questions.ts";
import * as industriesHospitalityEs from "#content/es/industries/hospitality.ts";
import * as industriesHospitalityQuestionsEs from "#content/es/industries/hospitality-questions.ts";
import * as industriesHospitalityRatingEs from "#content/es/industries/hospitality-rating.ts";
import * as industriesManufacturingIndustrialEs from "#content/es/industries/manufacturing-industrial.ts";
import * as industriesManufacturingIndustrialQuestionsEs from "#content/es/industries/manufacturing-industrial-questions.ts";
import * as industriesRetailSpacesEs from "#content/es/industries/retail-spaces.ts";
import * as industriesRetailSpacesQuestionsEs from "#content/es/industries/retail-spaces-questions.ts";
import * as industriesEs from "#content/es/industries.ts";
import * as legalAccessibilityEs from "#content/es/legal/accessibility.ts";
import * as legalPrivacyPolicyEs from "#content/es/legal/privacy-policy.ts";
import * as legalTermsEs from "#content/es/legal/terms.ts";
import * as navigationEs from "#content/es/navigation.ts";
import * as newsletterEs from "#content/es/newsletter.ts";
import * as pageTextsEs from "#content/es/page-texts.ts";
import * as questionsEs from "#content/es/questions.ts";
import * as quoteEs from "#content/es/quote.ts";
import * as servicesAllServicesEs from "#content/es/services/all-services.ts";
import * as servicesCommercialCleaningEs from "#content/es/services/commercial-cleaning.ts";
import * as servicesCommercialCleaningQuestionsEs from "#content/es/services/commercial-cleaning-questions.ts";
import * as servicesDisinfectionMethodsEs from "#content/es/services/disinfection-methods.ts";
import * as servicesDisinfectionServicesEs from "#content/es/services/disinfection-services.ts";
import * as servicesFacilityMaintenanceEs from "#content/es/services/facility-maintenance.ts";
import * as servicesJanitorialServicesEs from "#content/es/services/janitorial-services.ts";
import * as servicesSpecialtyServicesEs from "#content/es/services/specialty-services.ts";
import * as servicesEs from "#content/es/services.ts";
import * as statisticsEs from "#content/es/statistics.ts";
import * as testimonialsEs from "#content/es/testimonials.ts";
import * as aboutEn from "#content/only-in-english/about.ts";
import * as approachPageEn from "#content/only-in-english/approach-page.ts";
import * as clientPortalInfoEn from "#content/only-in-english/client-portal-info.ts";
import * as guidesEn from "#content/only-in-english/guides.ts";
import * as locationsEn from "#content/only-in-english/locations.ts";
import { withoutWords } from "#content/untranslated.ts";
import type { Language } from "#platform/language/language.ts";
import { type ArticleName, articleDocument, isArticleName } from "./article-documents.server.ts";

/** Shipped in English alone: their texts in Spanish are empty until an administrator writes them. */
const untranslated = {
  about: { en: aboutEn, es: withoutWords(aboutEn) },
  "approach-page": { en: approachPageEn, es: withoutWords(approachPageEn) },
  "client-portal-info": { en: clientPortalInfoEn, es: withoutWords(clientPortalInfoEn) },
  guides: { en: guidesEn, es: withoutWords(guidesEn) },
  locations: { en: locationsEn, es: withoutWords(locationsEn) },
} as const satisfies Record<string, Record<Language, object>>;

export const shippedDocuments = {
  ...untranslated,
  approach: { en: approachEn, es: approachEs },
  "careers/careers": { en: careersCareersEn, es: careersCareersEs },
  "careers/openings": { en: careersOpeningsEn, es: careersOpeningsEs },
  "careers/page": { en: careersPageEn, es: careersPageEs },
  certifications: { en: certificationsEn, es: certificationsEs },
  "client-portal": { en: clientPortalEn, es: clientPortalEs },
  contact: { en: contactEn, es: contactEs },
  differentiators: { en: differentiatorsEn, es: differentiatorsEs },
  home: { en: homeEn, es: homeEs },
  industries: { en: industriesEn, es: industriesEs },
  "industries/all-industries": { en: industriesAllIndustriesEn, es: industriesAllIndustriesEs },
  "industries/corporate-offices": {
    en: industriesCorporateOfficesEn,
    es: industriesCorporateOfficesEs,
  },
  "industries/corporate-offices-questions": {
    en: industriesCorporateOfficesQuestionsEn,
    es: industriesCorporateOfficesQuestionsEs,
  },
  "industries/educational-institutions": {
    en: industriesEducationalInstitutionsEn,
    es: industriesEducationalInstitutionsEs,
  },
  "industries/educational-institutions-questions": {
    en: industriesEducationalInstitutionsQuestionsEn,
    es: industriesEducationalInstitutionsQuestionsEs,
  },
  "industries/educational-institutions-year": {
    en: industriesEducationalInstitutionsYearEn,
    es: industriesEducationalInstitutionsYearEs,
  },
  "industries/healthcare-facilities": {
    en: industriesHealthcareFacilitiesEn,
    es: industriesHealthcareFacilitiesEs,
  },
  "industries/healthcare-facilities-questions": {
    en: industriesHealthcareFacilitiesQuestionsEn,
    es: industriesHealthcareFacilitiesQuestionsEs,
  },
  "industries/hospitality": { en: industriesHospitalityEn, es: industriesHospitalityEs },
  "industries/hospitality-questions": {
    en: industriesHospitalityQuestionsEn,
    es: industriesHospitalityQuestionsEs,
  },
  "industries/hospitality-rating": {
    en: industriesHospitalityRatingEn,
    es: industriesHospitalityRatingEs,
  },
  "industries/manufacturing-industrial": {
    en: industriesManufacturingIndustrialEn,
    es: industriesManufacturingIndustrialEs,
  },
  "industries/manufacturing-industrial-questions": {
    en: industriesManufacturingIndustrialQuestionsEn,
    es: industriesManufacturingIndustrialQuestionsEs,
  },
  "industries/retail-spaces": { en: industriesRetailSpacesEn, es: industriesRetailSpacesEs },
  "industries/retail-spaces-questions": {
    en: industriesRetailSpacesQuestionsEn,
    es: industriesRetailSpacesQuestionsEs,
  },
  "legal/accessibility": { en: legalAccessibilityEn, es: legalAccessibilityEs },
  "legal/privacy-policy": { en: legalPrivacyPolicyEn, es: legalPrivacyPolicyEs },
  "legal/terms": { en: legalTermsEn, es: legalTermsEs },
  navigation: { en: navigationEn, es: navigationEs },
  newsletter: { en: newsletterEn, es: newsletterEs },
  "page-texts": { en: pageTextsEn, es: pageTextsEs },
  questions: { en: questionsEn, es: questionsEs },
  quote: { en: quoteEn, es: quoteEs },
  services: { en: servicesEn, es: servicesEs },
  "services/all-services": { en: servicesAllServicesEn, es: servicesAllServicesEs },
  "services/commercial-cleaning": {
    en: servicesCommercialCleaningEn,
    es: servicesCommercialCleaningEs,
  },
  "services/commercial-cleaning-questions": {
    en: servicesCommercialCleaningQuestionsEn,
    es: servicesCommercialCleaningQuestionsEs,
  },
  "services/disinfection-methods": {
    en: servicesDisinfectionMethodsEn,
    es: servicesDisinfectionMethodsEs,
  },
  "services/disinfection-services": {
    en: servicesDisinfectionServicesEn,
    es: servicesDisinfectionServicesEs,
  },
  "services/facility-maintenance": {
    en: servicesFacilityMaintenanceEn,
    es: servicesFacilityMaintenanceEs,
  },
  "services/janitorial-services": {
    en: servicesJanitorialServicesEn,
    es: servicesJanitorialServicesEs,
  },
  "services/specialty-services": {
    en: servicesSpecialtyServicesEn,
    es: servicesSpecialtyServicesEs,
  },
  statistics: { en: statisticsEn, es: statisticsEs },
  testimonials: { en: testimonialsEn, es: testimonialsEs },
} as const satisfies Record<string, Record<Language, object>>;

/** A document of texts, of which the product has a fixed number. */
export type TextDocumentName = keyof typeof shippedDocuments;

// The keys of an object that is written above.
export const untranslatedDocuments: readonly DocumentName[] = Object.keys(
  untranslated,
) as TextDocumentName[];

export type DocumentName = TextDocumentName | ArticleName;

export const documentNames = Object.keys(shippedDocuments) as readonly TextDocumentName[];

export const isTextDocumentName = (name: string): name is TextDocumentName =>
  Object.hasOwn(shippedDocuments, name);

export const isDocumentName = (name: string): name is DocumentName =>
  isTextDocumentName(name) || isArticleName(name);

export const shippedDocument = (name: DocumentName): Readonly<Record<Language, object>> =>
  isArticleName(name) ? articleDocument(name) : shippedDocuments[name];
