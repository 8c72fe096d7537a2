/** Every feature of the product. */

import type { Feature } from "#platform/feature.ts";
import { applicationPages } from "./application-pages/feature.ts";
import { appointments } from "./appointments/feature.ts";
import { audit } from "./audit/feature.ts";
import { backups } from "./backups/feature.ts";
import { bids } from "./bids/feature.ts";
import { clientStarts } from "./client-starts/feature.ts";
import { clients } from "./clients/feature.ts";
import { contactMessages } from "./contact-messages/feature.ts";
import { dataExports } from "./data-exports/feature.ts";
import { documents } from "./documents/feature.ts";
import { facilities } from "./facilities/feature.ts";
import { feedback } from "./feedback/feature.ts";
import { files } from "./files/feature.ts";
import { floorPlans } from "./floor-plans/feature.ts";
import { hiring } from "./hiring/feature.ts";
import { imports } from "./imports/feature.ts";
import { insights } from "./insights/feature.ts";
import { inspections } from "./inspections/feature.ts";
import { interviewAppointments } from "./interview-appointments/feature.ts";
import { invoices } from "./invoices/feature.ts";
import { jobApplications } from "./job-applications/feature.ts";
import { keys } from "./keys/feature.ts";
import { leads } from "./leads/feature.ts";
import { messages } from "./messages/feature.ts";
import { monthlyReports } from "./monthly-reports/feature.ts";
import { morningReports } from "./morning-reports/feature.ts";
import { newsletter } from "./newsletter/feature.ts";
import { notifications } from "./notifications/feature.ts";
import { occupantReports } from "./occupant-reports/feature.ts";
import { opportunities } from "./opportunities/feature.ts";
import { opportunityEmails } from "./opportunity-emails/feature.ts";
import { ownPages } from "./own-pages/feature.ts";
import { people } from "./people/feature.ts";
import { privacy } from "./privacy/feature.ts";
import { productionRates } from "./production-rates/feature.ts";
import { proposals } from "./proposals/feature.ts";
import { prospectCompanies } from "./prospect-companies/feature.ts";
import { prospects } from "./prospects/feature.ts";
import { publicForms } from "./public-forms/feature.ts";
import { quotePages } from "./quote-pages/feature.ts";
import { settings } from "./settings/feature.ts";
import { startUpPlans } from "./start-up-plans/feature.ts";
import { submissions } from "./submissions/feature.ts";
import { supplies } from "./supplies/feature.ts";
import { system } from "./system/feature.ts";
import { tonight } from "./tonight/feature.ts";
import { visits } from "./visits/feature.ts";
import { walkThroughAppointments } from "./walk-through-appointments/feature.ts";
import { walkThroughSurveys } from "./walk-through-surveys/feature.ts";
import { website } from "./website/feature.ts";
import { workOrders } from "./work-orders/feature.ts";

/** Each with a type of its own, which knows what it declares. */
export const featureManifests = [
  applicationPages,
  appointments,
  audit,
  backups,
  bids,
  clientStarts,
  clients,
  prospectCompanies,
  contactMessages,
  dataExports,
  documents,
  facilities,
  feedback,
  files,
  floorPlans,
  hiring,
  imports,
  insights,
  inspections,
  interviewAppointments,
  invoices,
  jobApplications,
  keys,
  leads,
  messages,
  monthlyReports,
  morningReports,
  newsletter,
  notifications,
  occupantReports,
  opportunities,
  opportunityEmails,
  ownPages,
  people,
  privacy,
  prospects,
  productionRates,
  proposals,
  publicForms,
  quotePages,
  settings,
  startUpPlans,
  submissions,
  supplies,
  system,
  tonight,
  visits,
  walkThroughAppointments,
  walkThroughSurveys,
  website,
  workOrders,
] as const;

export const features: readonly Feature[] = featureManifests;
