/** The addresses of every feature that has some; `src/routes.ts` puts them beneath the areas. */

import type { FeatureRoutes } from "#platform/feature.routes.ts";
import { appointmentsRoutes } from "./appointments/feature.routes.ts";
import { auditRoutes } from "./audit/feature.routes.ts";
import { bidsRoutes } from "./bids/feature.routes.ts";
import { clientStartsRoutes } from "./client-starts/feature.routes.ts";
import { clientsRoutes } from "./clients/feature.routes.ts";
import { companyCertificatesRoutes } from "./company-certificates/feature.routes.ts";
import { dataExportsRoutes } from "./data-exports/feature.routes.ts";
import { documentsRoutes } from "./documents/feature.routes.ts";
import { facilitiesRoutes } from "./facilities/feature.routes.ts";
import { feedbackRoutes } from "./feedback/feature.routes.ts";
import { filesRoutes } from "./files/feature.routes.ts";
import { floorPlansRoutes } from "./floor-plans/feature.routes.ts";
import { hiringRoutes } from "./hiring/feature.routes.ts";
import { importsRoutes } from "./imports/feature.routes.ts";
import { insightsRoutes } from "./insights/feature.routes.ts";
import { inspectionsRoutes } from "./inspections/feature.routes.ts";
import { interviewAppointmentsRoutes } from "./interview-appointments/feature.routes.ts";
import { invoicesRoutes } from "./invoices/feature.routes.ts";
import { keysRoutes } from "./keys/feature.routes.ts";
import { messagesRoutes } from "./messages/feature.routes.ts";
import { monthlyReportsRoutes } from "./monthly-reports/feature.routes.ts";
import { newsletterRoutes } from "./newsletter/feature.routes.ts";
import { notificationsRoutes } from "./notifications/feature.routes.ts";
import { occupantReportsRoutes } from "./occupant-reports/feature.routes.ts";
import { opportunitiesRoutes } from "./opportunities/feature.routes.ts";
import { opportunityEmailsRoutes } from "./opportunity-emails/feature.routes.ts";
import { peopleRoutes } from "./people/feature.routes.ts";
import { pipelineWaitingRoutes } from "./pipeline-waiting/feature.routes.ts";
import { privacyRoutes } from "./privacy/feature.routes.ts";
import { productionRatesRoutes } from "./production-rates/feature.routes.ts";
import { proposalsRoutes } from "./proposals/feature.routes.ts";
import { prospectCompaniesRoutes } from "./prospect-companies/feature.routes.ts";
import { scopesRoutes } from "./scopes/feature.routes.ts";
import { settingsRoutes } from "./settings/feature.routes.ts";
import { startUpPlansRoutes } from "./start-up-plans/feature.routes.ts";
import { submissionsRoutes } from "./submissions/feature.routes.ts";
import { suppliesRoutes } from "./supplies/feature.routes.ts";
import { systemRoutes } from "./system/feature.routes.ts";
import { tonightRoutes } from "./tonight/feature.routes.ts";
import { visitsRoutes } from "./visits/feature.routes.ts";
import { walkThroughAppointmentsRoutes } from "./walk-through-appointments/feature.routes.ts";
import { walkThroughSurveysRoutes } from "./walk-through-surveys/feature.routes.ts";
import { websiteRoutes } from "./website/feature.routes.ts";
import { workOrdersRoutes } from "./work-orders/feature.routes.ts";

export const featureRoutes: readonly FeatureRoutes[] = [
  appointmentsRoutes,
  auditRoutes,
  bidsRoutes,
  clientStartsRoutes,
  clientsRoutes,
  companyCertificatesRoutes,
  prospectCompaniesRoutes,
  dataExportsRoutes,
  documentsRoutes,
  facilitiesRoutes,
  feedbackRoutes,
  filesRoutes,
  floorPlansRoutes,
  hiringRoutes,
  importsRoutes,
  insightsRoutes,
  inspectionsRoutes,
  interviewAppointmentsRoutes,
  invoicesRoutes,
  keysRoutes,
  messagesRoutes,
  monthlyReportsRoutes,
  newsletterRoutes,
  notificationsRoutes,
  occupantReportsRoutes,
  opportunitiesRoutes,
  opportunityEmailsRoutes,
  peopleRoutes,
  pipelineWaitingRoutes,
  privacyRoutes,
  productionRatesRoutes,
  proposalsRoutes,
  scopesRoutes,
  settingsRoutes,
  startUpPlansRoutes,
  submissionsRoutes,
  suppliesRoutes,
  systemRoutes,
  tonightRoutes,
  visitsRoutes,
  walkThroughAppointmentsRoutes,
  walkThroughSurveysRoutes,
  websiteRoutes,
  workOrdersRoutes,
];
