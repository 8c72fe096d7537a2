import { posix } from "node:path";
import type { Import, SourceFile } from "./source-files.ts";

interface Part {
  name: string;
  holds: RegExp;
  may: RegExp[];
  /** Allowed as type imports only, which do not exist at run time. */
  mayKnowTypesOf?: RegExp[];
  never?: RegExp;
}

const company = /^content\//;
const config = /^config\.server\.ts$/;
const databaseClient = /^database\/client\.ts$/;
/** Transactions that many calls share, ids of rows, and how an error of the database is told from a bug. */
const databaseCalls = /^database\/(batch|insert-rows|new-id|unavailable)\.ts$/;
/** What domain and handlers know of the place of files: its interface. */
const fileStore = /^database\/files\/file-store\.ts$/;
const tables = /^database\/(tables\/|schema\.ts$)/;
/** Schemas, choices and calculations of forms: small, plain, meant for the browser as well. */
const browserSafeForm = /^domain\/[^/]+\/[^/]*-(form|types|range)\.ts$|^domain\/forms\//;
const http = /^app\/http\//;
const document = /^app\/document\//;
/** Which records an address is about: for a draft, and for the way back to it after a sign-in. */
const recordQuery = /^app\/ui\/form\/record-query\.ts$/;
const ui = /^app\/ui\//;
const documents = /^documents\//;
const people = /^app\/people\//;
const workOrders = /^app\/work-orders\//;
/** The event stream of a browser, for the areas whose screens stay open. */
const live = /^app\/live\//;
/** The rail and the bar around the pages of portal and office. */
const frame = /^app\/frame\//;
/** Visits as portal, office and the API show them. */
const visits = /^app\/visits\//;
/** Inspections as portal, office and the API show them. */
const inspections = /^app\/inspections\//;
/** What portal and office show of facilities. */
const facilities = /^app\/facilities\//;
/** Screens that work without a connection. */
const offline = /^app\/offline\//;
const early = /^app\/early\//;
const domain = /^domain\//;
const rendered = /^(react|react-dom|react-router|hono|@react-router|@hono)(\/|$)/;

/** Screens of messages between a client and the account team. */
const messages = /^app\/messages\//;
/** Documents of clients as portal, office and the API show them. */
const clientDocuments = /^app\/documents\//;
/** What portal, office and the API show of invoices. */
const invoices = /^app\/invoices\//;
/** What people were told. */
const notifications = /^app\/notifications\//;
/** What people think of our work. */
const feedback = /^app\/feedback\//;
/** Figures of a client over a period. */
const insights = /^app\/insights\//;
/** What was said of each month. */
const monthlyReports = /^app\/monthly-reports\//;
/** What portal and office have in common. */
const shared = [
  ...[people, workOrders, live, frame, messages, notifications, visits, facilities],
  ...[clientDocuments, feedback, insights, inspections, invoices, monthlyReports],
];
/** The portal has no screen that works without a connection. */
const ofOffice = [...shared, offline];
/** The API answers what the portal shows, by its reads. */
const portalReads = /^app\/portal\/[^/]+\/[^/]+\.server\.ts$/;
const sharedBy = (area: string): RegExp[] =>
  ({
    account: [feedback, inspections, live],
    portal: shared,
    office: ofOffice,
    api: [
      feedback,
      insights,
      workOrders,
      visits,
      messages,
      facilities,
      clientDocuments,
      invoices,
      inspections,
      portalReads,
    ],
  })[area] ?? [];

/** The areas behind the public site, and the addresses that forms are posted to. */
const areas = ["account", "portal", "office", "occupant", "api"].map((area) => ({
  name: `app/${area}`,
  holds: new RegExp(`^app/${area}/`),
  may: [domain, http, document, ui, early, company, ...sharedBy(area)],
  never: /^(drizzle-orm|pg|@electric-sql)(\/|$)/,
}));

const parts: Part[] = [
  { name: "content", holds: company, may: [] },
  {
    name: "domain",
    holds: domain,
    may: [tables, databaseCalls, fileStore],
    mayKnowTypesOf: [databaseClient],
    never: new RegExp(`${rendered.source}|^(nodemailer|pino)$`),
  },
  { name: "database", holds: /^database\//, may: [/^package\.json$/], never: rendered },
  // Renders what it is given, as the mails do.
  { name: "documents", holds: documents, may: [company], never: rendered },
  { name: "mail", holds: /^mail\//, may: [company], mayKnowTypesOf: [config] },
  {
    name: "jobs",
    holds: /^jobs\//,
    may: [domain, /^mail\//, /^database\//, company],
    mayKnowTypesOf: [config],
    never: rendered,
  },
  { name: "app/early", holds: early, may: [], never: /./ },
  { name: "app/ui", holds: ui, may: [early] },
  {
    name: "app/marketing",
    holds: /^app\/marketing\//,
    // Actions of pages call `.server.ts` files, which never reach the browser.
    may: [company, ui, early, document, browserSafeForm, /^app\/http\/[^/]+\.server\.ts$/],
    never: /^(drizzle-orm|pg|pg-boss|@electric-sql|node:)/,
  },
  ...areas,
  // Screens about people, which the office and the portal have in common.
  { name: "app/people", holds: people, may: [domain, http, document, ui, company] },
  {
    name: "app/work-orders",
    holds: workOrders,
    may: [domain, http, document, live, frame, visits, facilities, ui, company],
  },
  { name: "app/live", holds: live, may: [ui] },
  { name: "app/feedback", holds: feedback, may: [domain, http, document, ui, live, company] },
  { name: "app/monthly-reports", holds: monthlyReports, may: [domain, http, ui, company] },
  { name: "app/insights", holds: insights, may: [domain, http, ui, company] },
  { name: "app/offline", holds: offline, may: [ui] },
  { name: "app/messages", holds: messages, may: [domain, http, document, ui, live] },
  {
    name: "app/notifications",
    holds: notifications,
    may: [domain, http, document, ui, live, company],
  },
  {
    name: "app/documents",
    holds: clientDocuments,
    may: [domain, http, document, live, frame, ui, company],
  },
  {
    name: "app/invoices",
    holds: invoices,
    may: [domain, http, document, live, frame, ui, facilities, company],
  },
  {
    name: "app/inspections",
    holds: inspections,
    may: [domain, http, document, live, frame, ui],
  },
  { name: "app/visits", holds: visits, may: [domain, http, document, live, ui, company] },
  {
    name: "app/facilities",
    holds: facilities,
    may: [domain, http, document, ui, company, live],
  },
  { name: "app/frame", holds: frame, may: [domain, http, document, live, ui, company] },
  {
    name: "app/http",
    holds: http,
    // Server and early script judge by one rule where passkeys work.
    may: [domain, company, databaseCalls, documents, recordQuery, /^app\/early\/passkeys\.ts$/],
    mayKnowTypesOf: [config, databaseClient, fileStore],
  },
  { name: "app/document", holds: document, may: [ui, company, http] },
  // Neither the list of addresses nor the document around all pages imports an area.
  { name: "app/routes.ts", holds: /^app\/(room-)?routes\.ts$/, may: [company] },
  {
    name: "app",
    holds: /^app\/(root|entry\.(client|server))\.tsx$/,
    may: [document, http, ui, company],
  },
  {
    name: "server",
    holds: /^server\//,
    may: [
      ...[config, company, domain, /^database\//, /^jobs\//, http, early, documents],
      ...[/^artwork\//, /^build\//],
    ],
  },
  { name: "artwork", holds: /^artwork\//, may: [] },
  { name: "config", holds: config, may: [] },
];

export function wrongDirections(file: SourceFile): string[] {
  // Tests may import anything; so may programs, which no part imports.
  if (/\.test\.tsx?$|^(tests|scripts|bench)\//.test(file.path)) return [];
  const part = parts.find(({ holds }) => holds.test(file.path));
  if (part === undefined) {
    return /^[^/]+\.config\.ts$/.test(file.path) ? [] : [`${file.path} belongs to no known part`];
  }
  return file.imports
    .filter((one) => !isAllowed(part, one))
    .map(({ target }) => `${file.path} imports ${target}: ${part.name} may not`);
}

function isAllowed(part: Part, { target, isPackage, typesOnly }: Import): boolean {
  if (isPackage) return typesOnly || !part.never?.test(target) || target.startsWith("virtual:");
  if (part.holds.test(target) || part.may.some((pattern) => pattern.test(target))) return true;
  return typesOnly && (part.mayKnowTypesOf?.some((pattern) => pattern.test(target)) ?? false);
}

/** Of `app`, e.g. `app/{document,frame,ui}`; no area is among them. */
function areShared(target: string): boolean {
  const names = /^app\/\{([\w,-]+)\}\//.exec(target)?.[1]?.split(",") ?? [];
  return names.length > 0 && names.every((name) => !areaFolder.test(`app/${name}/`));
}

const areaFolder = /^app\/(account|marketing|occupant|office|portal)\//;

/** One sentence for each stylesheet or source of classes that an area takes from another. */
export function foreignStyles({ path, text }: { path: string; text: string }): string[] {
  const own = areaFolder.exec(path)?.[1] ?? "ui";
  return [...text.matchAll(/@(?:import|source)\s+"(\.[^"]+)"/g)]
    .map(([, target = ""]) => posix.join(posix.dirname(path), target))
    .filter((target) => {
      const area = /^app\/(?:([\w-]+)\/|\W)/.exec(target)?.[1];
      return area !== own && area !== "ui" && !areShared(target);
    })
    .map((target) => `${path} takes styles from ${target}`);
}
