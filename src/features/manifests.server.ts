/** Work of the features on the server that no page asks for. */
import { applicationPagesServer } from "./application-pages/feature.server.ts";
import { appointmentsServer } from "./appointments/feature.server.ts";
import { auditServer } from "./audit/feature.server.ts";
import { backupsServer } from "./backups/feature.server.ts";
import { bidsServer } from "./bids/feature.server.ts";
import { clientStartsServer } from "./client-starts/feature.server.ts";
import { clientsServer } from "./clients/feature.server.ts";
import { companyCertificatesServer } from "./company-certificates/feature.server.ts";
import { contactMessagesServer } from "./contact-messages/feature.server.ts";
import { dataExportsServer } from "./data-exports/feature.server.ts";
import { documentsServer } from "./documents/feature.server.ts";
import { facilitiesServer } from "./facilities/feature.server.ts";
import { feedbackServer } from "./feedback/feature.server.ts";
import { filesServer } from "./files/feature.server.ts";
import { floorPlansServer } from "./floor-plans/feature.server.ts";
import { hiringServer } from "./hiring/feature.server.ts";
import { importsServer } from "./imports/feature.server.ts";
import { insightsServer } from "./insights/feature.server.ts";
import { inspectionsServer } from "./inspections/feature.server.ts";
import { interviewAppointmentsServer } from "./interview-appointments/feature.server.ts";
import { invoicesServer } from "./invoices/feature.server.ts";
import { jobApplicationsServer } from "./job-applications/feature.server.ts";
import { keysServer } from "./keys/feature.server.ts";
import { leadsServer } from "./leads/feature.server.ts";
import { messagesServer } from "./messages/feature.server.ts";
import { monthlyReportsServer } from "./monthly-reports/feature.server.ts";
import { morningReportsServer } from "./morning-reports/feature.server.ts";
import { newsletterServer } from "./newsletter/feature.server.ts";
import { notificationsServer } from "./notifications/feature.server.ts";
import { occupantReportsServer } from "./occupant-reports/feature.server.ts";
import { opportunitiesServer } from "./opportunities/feature.server.ts";
import { opportunityEmailsServer } from "./opportunity-emails/feature.server.ts";
import { ownPagesServer } from "./own-pages/feature.server.ts";
import { peopleServer } from "./people/feature.server.ts";
import { pipelineWaitingServer } from "./pipeline-waiting/feature.server.ts";
import { privacyServer } from "./privacy/feature.server.ts";
import { productionRatesServer } from "./production-rates/feature.server.ts";
import { proposalsServer } from "./proposals/feature.server.ts";
import { prospectCompaniesServer } from "./prospect-companies/feature.server.ts";
import { prospectsServer } from "./prospects/feature.server.ts";
import { quotePagesServer } from "./quote-pages/feature.server.ts";
import { scopesServer } from "./scopes/feature.server.ts";
import { settingsServer } from "./settings/feature.server.ts";
import { startUpPlansServer } from "./start-up-plans/feature.server.ts";
import { submissionsServer } from "./submissions/feature.server.ts";
import { suppliesServer } from "./supplies/feature.server.ts";
import { systemServer } from "./system/feature.server.ts";
import { tonightServer } from "./tonight/feature.server.ts";
import { visitsServer } from "./visits/feature.server.ts";
import { walkThroughAppointmentsServer } from "./walk-through-appointments/feature.server.ts";
import { walkThroughSurveysServer } from "./walk-through-surveys/feature.server.ts";
import { websiteServer } from "./website/feature.server.ts";
import { workOrdersServer } from "./work-orders/feature.server.ts";

export const featureServers = [
  applicationPagesServer,
  appointmentsServer,
  auditServer,
  backupsServer,
  bidsServer,
  clientStartsServer,
  clientsServer,
  prospectCompaniesServer,
  companyCertificatesServer,
  contactMessagesServer,
  dataExportsServer,
  documentsServer,
  facilitiesServer,
  feedbackServer,
  filesServer,
  floorPlansServer,
  hiringServer,
  importsServer,
  insightsServer,
  inspectionsServer,
  interviewAppointmentsServer,
  invoicesServer,
  jobApplicationsServer,
  keysServer,
  leadsServer,
  messagesServer,
  monthlyReportsServer,
  morningReportsServer,
  newsletterServer,
  notificationsServer,
  occupantReportsServer,
  opportunitiesServer,
  opportunityEmailsServer,
  ownPagesServer,
  peopleServer,
  pipelineWaitingServer,
  privacyServer,
  prospectsServer,
  productionRatesServer,
  proposalsServer,
  quotePagesServer,
  scopesServer,
  settingsServer,
  startUpPlansServer,
  submissionsServer,
  suppliesServer,
  systemServer,
  tonightServer,
  visitsServer,
  walkThroughAppointmentsServer,
  walkThroughSurveysServer,
  websiteServer,
  workOrdersServer,
] as const;
