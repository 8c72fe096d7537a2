import { networkInterfaces } from "node:os";
import { brand } from "#content/brand.ts";
import { company, companyVersion } from "#content/company.ts";
import { publishedEdits } from "#content/content-edits.ts";
import { type Page, pageAt, pagesInAllLanguages, showsArticles } from "#content/pages.ts";
import { backUpNow } from "#features/backups/look-after-backups.server.ts";
import { changeEventDefinitions } from "#features/change-event-definitions.server.ts";
import { metricReaders } from "#features/metric-readers.server.ts";
import { followCompany } from "#features/settings/follow-company.server.ts";
import { systemChecks } from "#features/system-checks.server.ts";
import { followWebsite, type PublishedChange } from "#features/website/follow-website.server.ts";
import { publishedPlaceholders } from "#features/website/published-placeholders.server.ts";
import { startWorker } from "#features/worker.server.ts";
import { contentDocuments, documentsOfPage } from "#platform/document/content-documents.server.ts";
import { uploadedPictures } from "#platform/document/uploaded-pictures.tsx";
import {
  allowPhotoFormatsOnly,
  waitForLastPicture,
} from "#platform/files/re-encode-photo.server.ts";
import { cameByHttps } from "#platform/http/public-address.server.ts";
import { createAdministrator } from "#platform/identity/people/create-administrator.server.ts";
import { createRecentErrors } from "#platform/system/recent-errors.server.ts";
import product from "../package.json" with { type: "json" };
import { createApp } from "./app.ts";
import { startBackend } from "./backend.ts";
import { readBuiltPlaceholders } from "./built-placeholders.ts";
import { startControlSocket } from "./control-socket.ts";
import { prepareFirstRun } from "./first-run.ts";
import { openBrandRenewal } from "./follow-brand.ts";
import { openPictureFiles, pagesWithPictures } from "./follow-pictures.ts";
import {
  followRenewedPage,
  followRenewedSite,
  keepEdits,
  readPhoneDocuments,
  removeClosedPages,
} from "./follow-renewed-page.ts";
import { bodyLimitsOf, httpLimits } from "./http-limits.ts";
import { createHttpServer } from "./http-server.ts";
import { readLaunchFacts } from "./launch-facts.ts";
import { openLog, writesErrors } from "./log.ts";
import { prepareDemo } from "./prepare-demo.ts";
import { prerender } from "./prerender.ts";
import { processFacts } from "./process-facts.ts";
import { createRequestListener } from "./request-listener.ts";
import { stopOnSignal } from "./shutdown.ts";
import { startConfig } from "./start-config.ts";
import { startMetrics } from "./start-metrics.ts";
import { startTracing } from "./start-tracing.ts";
import { removeFromPhones } from "./static/crew-phones.ts";
import { loadSite } from "./static/load-site.ts";
import { openOfferedGuideFiles } from "./static/offered-guide-files.ts";
import { openPageFinisher } from "./static/page-finisher.ts";
import { keepPagesCurrent, openPageRenewal } from "./static/page-renewal.ts";
import { beginThoroughCompression } from "./static/thorough-compression.ts";
import { lowerThreadPool } from "./thread-pool.ts";

const config = startConfig();
const startedAt = new Date();
const recentErrors = createRecentErrors();
const log = openLog(config.logLevel, { note: recentErrors.note });
const origin = config.origin ?? company.website;
const site = await loadSite("build", config.origin);
if (!config.crewPhones) await removeFromPhones(site);
allowPhotoFormatsOnly();
const tracing = await startTracing(config, product.version, log);
const backend = await startBackend(config, log, {
  changeEvents: changeEventDefinitions,
  observe: tracing.observe,
});
// The threads exist only after the first password was hashed.
lowerThreadPool();
const demoLines = await prepareDemo(
  backend.database,
  { ...backend.accounts, files: backend.files },
  config,
);
const brandRenewal = openBrandRenewal(site, log);
const phoneDocuments = await readPhoneDocuments(site);
const publicPages = () => pagesInAllLanguages().filter(({ onRequest }) => !onRequest);
const pageFinisher = openPageFinisher();
const pageRenewal = openPageRenewal({
  site,
  atOnce: pageFinisher.atOnce,
  isPage: (path) => pageAt(path) !== undefined,
  // Articles come and go by what is published of them, and tell of it.
  isOfDay: (path) => {
    const page = pageAt(path);
    return page !== undefined && !showsArticles(page);
  },
  hasData: (path) => pageAt(path)?.article !== undefined,
  make: (path) => prerender(path, origin),
  finish: pageFinisher.finish,
  follow: followRenewedPage,
  followSite: () => followRenewedSite(site, origin),
  version: () => [companyVersion(), brand.version, publishedEdits(), uploadedPictures()],
  log,
});
/** Nobody waits for it: what is published next is read meanwhile. */
function renderAgain(pages: readonly Page[], what: string): Promise<void> {
  const begun = performance.now();
  return pageRenewal.renew(pages.map(({ path }) => path)).then(() => {
    const ms = Math.round(performance.now() - begun);
    log.info({ pages: pages.length, ms }, what);
  });
}
let rendered: Promise<unknown> = Promise.resolve();
async function renewPagesOfCompany(): Promise<void> {
  // Places in states that the company no longer serves have no page.
  await removeClosedPages(site);
  const rendering = renderAgain(publicPages(), "website rendered as the settings say");
  rendered = rendering;
  await phoneDocuments.renew();
  void rendering.then(() => brandRenewal.renewSharedPictures());
}
async function followCompanyFacts(): Promise<void> {
  pageFinisher.prepare();
  await Promise.all([brandRenewal.renewFiles(), renewPagesOfCompany()]);
}
const followOfferedGuides = openOfferedGuideFiles(site);
const renewPictureFiles = openPictureFiles(site, backend.database.background, backend.files.store);
/** Only the pages with an edited text are rendered again. */
async function followEdits(change: PublishedChange): Promise<void> {
  // Pictures go first: pages of another process may refer to them already.
  await renewPictureFiles();
  keepEdits(site);
  followOfferedGuides();
  const pictured = await pagesWithPictures(site, change.pictures);
  const ofArticles = new Set(change.articlePages);
  const documents = contentDocuments();
  const showsIt = ({ path, routeId, language }: Page) => {
    if (pictured.has(path) || ofArticles.has(path)) return true;
    const pageDocuments = documents && documentsOfPage(routeId, documents);
    return (
      pageDocuments === undefined ||
      change.documents[language].some((name) => pageDocuments.has(name))
    );
  };
  await removeClosedPages(site);
  const pages = publicPages().filter(showsIt);
  const isThere = ({ path }: Page) => site.has(path);
  const rendering = renderAgain(pages.filter(isThere), "website rendered as it was published");
  rendered = rendering;
  // A page that is not there yet is rendered on request meanwhile: no start waits for it.
  const added = pages.filter((page) => !isThere(page));
  void rendering
    .then(() => (added.length > 0 ? renderAgain(added, "new pages rendered") : undefined))
    .then(() => brandRenewal.renewSharedPictures());
}
const followed = await followCompany(backend.database, log, followCompanyFacts);
keepEdits(site);
const followedWebsite = await followWebsite(backend.database, log, followEdits);
// No request is answered before this, so nobody sees what this company has replaced.
await rendered;
await keepPagesCurrent(pageRenewal);
const firstRun = await prepareFirstRun(backend.accounts, config);
const { db, signedIn } = backend.database;
const { secrets } = backend.accounts;
const resources = { config, db, queue: backend.queue, secrets };
const metrics = await startMetrics(config, {
  version: product.version,
  dataDirectory: config.dataDirectory,
  database: backend.database,
  live: backend.live,
  readers: metricReaders,
  log,
});
const app = createApp({
  ...backend,
  accounts: { ...backend.accounts, onSignInFailure: metrics.onSignInFailure },
  metricsDoor: metrics.doorOfSite,
  firstRun,
  system: {
    process: processFacts(backend.database, product.version, startedAt),
    checks: systemChecks,
    recentErrors: writesErrors(config.logLevel) ? recentErrors : undefined,
    readPlaceholders: async () =>
      publishedPlaceholders(await readBuiltPlaceholders("build"), publishedEdits()),
  },
  resources,
  signedIn,
  log,
});
const worker = await startWorker({ ...backend, config, log });
// A PostgreSQL server needs no control socket, because programs query it directly.
const control =
  backend.database.engine === "embedded"
    ? await startControlSocket({
        database: backend.database,
        dataDirectory: config.dataDirectory,
        createAdministrator: (email) => createAdministrator(backend.database.db, email),
        readInstallationFacts: () => readLaunchFacts(backend.database.db, config),
        makeBackup: () => backUpNow({ ...backend, db: backend.database.background, config, log }),
        log,
      }).catch((error: unknown) => {
        // A path too long for a socket, for example: the site goes on, programs wait for its end.
        const advice = "Stop the server for backups and staff:create.";
        log.warn({ err: error, advice }, "control socket not opened");
        return undefined;
      })
    : undefined;

const { trustedProxyHops } = config;
const https = config.origin?.startsWith("https:") ?? false;
const listener = createRequestListener({
  site,
  app: app.fetch,
  bodyLimitsOf,
  isFirstRun: firstRun.isOpen,
  waitFor: (path) => pageRenewal.waitFor(path) ?? brandRenewal.waitFor(path),
  cameByHttps: ({ headers }) =>
    https ||
    (trustedProxyHops > 0 &&
      cameByHttps(headers["x-forwarded-proto"]?.toString(), trustedProxyHops)),
});
const limits = httpLimits(trustedProxyHops > 0);
const server = createHttpServer({
  listener: metrics.counted(tracing.traced(listener)),
  https,
  limits,
  log,
});

const { port, host } = config;
server.listen({ port, host, backlog: limits.backlog }, () => {
  const address = server.address();
  const listening = typeof address === "object" && address ? address.port : port;
  log.info({ port: listening, engine: backend.database.engine }, "listening");
  console.warn(`Open http://localhost:${listening}${networkAddresses(listening)}`);
  const setupLines = firstRun.linesFor(config.origin ?? `http://localhost:${listening}`);
  for (const line of [...demoLines, ...setupLines]) console.warn(line);
  beginThoroughCompression(log, pageRenewal.settled);
});
server.on("error", (error) => {
  log.fatal({ err: error }, "listening failed");
  process.exitCode = 1;
  process.kill(process.pid, "SIGTERM");
});

stopOnSignal(server, log, {
  begin: () => backend.readiness.stop(),
  delaySeconds: config.shutdownDelaySeconds,
  beside: () =>
    Promise.all([
      worker.stop(),
      backend.live.stop(),
      followed.stop(),
      followedWebsite.stop(),
      brandRenewal.stop(),
    ]),
  behind: async () => {
    await control?.stop();
    await metrics.stop();
    await tracing.stop();
    await backend.stop();
    await waitForLastPicture();
  },
});

function networkAddresses(port: number): string {
  if (config.host !== "0.0.0.0") return "";
  const externalInterfaces = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((networkInterface) => networkInterface.family === "IPv4" && !networkInterface.internal);
  return externalInterfaces
    .map((networkInterface) => ` or http://${networkInterface.address}:${port}`)
    .join("");
}
