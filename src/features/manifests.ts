/** Every feature of the product. */

import type { Feature } from "#platform/feature.ts";
import { applicationPagesFeature } from "./application-pages/feature.ts";
import { appointmentsFeature } from "./appointments/feature.ts";
import { auditFeature } from "./audit/feature.ts";
import { backupsFeature } from "./backups/feature.ts";
import { bidsFeature } from "./bids/feature.ts";
import { clientStartsFeature } from "./client-starts/feature.ts";
import { clientsFeature } from "./clients/feature.ts";
import { companyCertificatesFeature } from "./company-certificates/feature.ts";
import { contactMessagesFeature } from "./contact-messages/feature.ts";
import { dataExportsFeature } from "./data-exports/feature.ts";
import { documentsFeature } from "./documents/feature.ts";
import { facilitiesFeature } from "./facilities/feature.ts";
import { feedbackFeature } from "./feedback/feature.ts";
import { filesFeature } from "./files/feature.ts";
import { floorPlansFeature } from "./floor-plans/feature.ts";
import { hiringFeature } from "./hiring/feature.ts";
import { importsFeature } from "./imports/feature.ts";
import { insightsFeature } from "./insights/feature.ts";
import { inspectionsFeature } from "./inspections/feature.ts";
import { interviewAppointmentsFeature } from "./interview-appointments/feature.ts";
import { invoicesFeature } from "./invoices/feature.ts";
import { jobApplicationsFeature } from "./job-applications/feature.ts";
import { keysFeature } from "./keys/feature.ts";
import { leadsFeature } from "./leads/feature.ts";
import { messagesFeature } from "./messages/feature.ts";
import { monthlyReportsFeature } from "./monthly-reports/feature.ts";
import { morningReportsFeature } from "./morning-reports/feature.ts";
import { newsletterFeature } from "./newsletter/feature.ts";
import { notificationsFeature } from "./notifications/feature.ts";
import { occupantReportsFeature } from "./occupant-reports/feature.ts";
import { opportunitiesFeature } from "./opportunities/feature.ts";
import { opportunityEmailsFeature } from "./opportunity-emails/feature.ts";
import { ownPagesFeature } from "./own-pages/feature.ts";
import { peopleFeature } from "./people/feature.ts";
import { pipelineWaiting } from "./pipeline-waiting/feature.ts";
import { privacyFeature } from "./privacy/feature.ts";
import { productionRatesFeature } from "./production-rates/feature.ts";
import { proposalsFeature } from "./proposals/feature.ts";
import { prospectCompaniesFeature } from "./prospect-companies/feature.ts";
import { prospectsFeature } from "./prospects/feature.ts";
import { publicFormsFeature } from "./public-forms/feature.ts";
import { quotePagesFeature } from "./quote-pages/feature.ts";
import { scopesFeature } from "./scopes/feature.ts";
import { settingsFeature } from "./settings/feature.ts";
import { startUpPlansFeature } from "./start-up-plans/feature.ts";
import { submissionsFeature } from "./submissions/feature.ts";
import { suppliesFeature } from "./supplies/feature.ts";
import { systemFeature } from "./system/feature.ts";
import { tonightFeature } from "./tonight/feature.ts";
import { visitsFeature } from "./visits/feature.ts";
import { walkThroughAppointmentsFeature } from "./walk-through-appointments/feature.ts";
import { walkThroughSurveysFeature } from "./walk-through-surveys/feature.ts";
import { websiteFeature } from "./website/feature.ts";
import { workOrdersFeature } from "./work-orders/feature.ts";

/** Each with a type of its own, which knows what it declares. */
export const featureManifests = [
  applicationPagesFeature,
  appointmentsFeature,
  auditFeature,
  backupsFeature,
  bidsFeature,
  clientStartsFeature,
  clientsFeature,
  prospectCompaniesFeature,
  companyCertificatesFeature,
  contactMessagesFeature,
  dataExportsFeature,
  documentsFeature,
  facilitiesFeature,
  feedbackFeature,
  filesFeature,
  floorPlansFeature,
  hiringFeature,
  importsFeature,
  insightsFeature,
  inspectionsFeature,
  interviewAppointmentsFeature,
  invoicesFeature,
  jobApplicationsFeature,
  keysFeature,
  leadsFeature,
  messagesFeature,
  monthlyReportsFeature,
  morningReportsFeature,
  newsletterFeature,
  notificationsFeature,
  occupantReportsFeature,
  opportunitiesFeature,
  opportunityEmailsFeature,
  ownPagesFeature,
  peopleFeature,
  pipelineWaiting,
  privacyFeature,
  prospectsFeature,
  productionRatesFeature,
  proposalsFeature,
  publicFormsFeature,
  quotePagesFeature,
  scopesFeature,
  settingsFeature,
  startUpPlansFeature,
  submissionsFeature,
  suppliesFeature,
  systemFeature,
  tonightFeature,
  visitsFeature,
  walkThroughAppointmentsFeature,
  walkThroughSurveysFeature,
  websiteFeature,
  workOrdersFeature,
] as const;

export const features: readonly Feature[] = featureManifests;
