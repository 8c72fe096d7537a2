/** Every address behind a sign-in, who is let in, and what `:id` means there. */
import routes from "#src/routes.ts";
import { addressRows, onlyPosted, openToAll } from "../../roles/address-rows.ts";
import { pathsOf } from "../route-paths.ts";
import type { PlaceRecords } from "./place-records.ts";
import type { Place, Visitor } from "./places.ts";

const clients = ["client-administrator", "client-member"] as const;
const workers = ["administrator", "account-manager", "supervisor", "crew-lead"] as const;
const all = pathsOf(routes.filter(({ file }) => file !== "areas/marketing/layout.tsx"));

/** Without a page: they guard themselves. */
const guarded: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    all.filter((path) => path.startsWith("api/portal/")).map((path) => [path, clients]),
  ),
  "client-portal/documents/:id/file": clients,
  "office/documents/:id/file": ["administrator", "account-manager", "supervisor"],
  "client-portal/files/:id": clients,
  "client-portal/files/:id/thumbnail": clients,
  "office/files/:id": workers,
  "office/files/:id/thumbnail": workers,
};

const invoiceApi = ["api/portal/invoices", "api/portal/invoices/:id"];

const allowed: Record<string, readonly string[]> = {
  ...Object.fromEntries(Object.entries(addressRows).map(([path, { roles }]) => [path, roles])),
  ...guarded,
  // Members of a client know no prices.
  ...Object.fromEntries(invoiceApi.map((path) => [path, ["client-administrator"]])),
};

const paths = Object.keys(allowed);

/** Those that neither ask who one is nor show a record, beside what the matrix walks. */
const publicPaths = openToAll.filter((path) => !(path in guarded));
export const unknownPaths = all.filter(
  (path) => ![...paths, ...onlyPosted, ...publicPaths].includes(path),
);

/** What the public site receives belongs to no client. */
const isSubmission = (path: string) =>
  /^office\/(leads|contact-messages|applications)\//.test(path);
const newSeries = "office/schedule/series/new";
export const recordPaths = paths.filter(
  (path) => path === newSeries || (path.includes(":id") && !isSubmission(path)),
);
export const listPaths = paths.filter((path) => path !== newSeries && !path.includes(":"));

/** A client is one record, wherever its facilities are. */
const aboutClient = [
  "office/clients/:id",
  "office/clients/:id/service-levels",
  "office/clients/:id/billing",
  "office/clients/:id/insights",
  "office/clients/:id/insights.csv",
  "office/clients/:id/insights/reports",
  ...["", ".pdf", ".csv"].map((end) => `office/clients/:id/statement${end}`),
];

export function maySee(path: string, { role, visiblePlaces }: Visitor, place: Place): boolean {
  if (role === undefined || !allowed[path]?.includes(role)) return false;
  const sameClient: readonly Place[] =
    aboutClient.includes(path) && place !== "foreign" ? ["assigned", "unassigned"] : [place];
  return sameClient.some((one) => visiblePlaces.includes(one));
}

export const isLetIn = (path: string, { role }: Visitor): boolean =>
  role !== undefined && allowed[path]?.includes(role) === true;

/** The first that fits. */
const nouns: [RegExp, keyof PlaceRecords][] = [
  [/\/(insights\/reports|monthly-reports)\/:id/, "monthlyReport"],
  [/^office\/clients\//, "clientId"],
  [/\/people\//, "person"],
  [/\/facilities\//, "facilityId"],
  [/\/work-orders\//, "order"],
  [/\/messages\//, "thread"],
  [/\/documents\//, "document"],
  [/\/keys\//, "key"],
  [/\/feedback\//, "feedback"],
  [/\/invoices\//, "invoice"],
  [/\/files\//, "file"],
  [/\/inspections\//, "inspection"],
  [/^office\/schedule\/series\//, "series"],
  [/\/schedule\/:id\/edit/, "plannedVisit"],
  [/\/(schedule|tonight|visits)\//, "visit"],
];

/** @throws for a new address of which nobody has said what it is about */
export function addressOf(path: string, records: PlaceRecords): string {
  if (path === newSeries) return `/${path}?facilityId=${records.facilityId}`;
  const noun = nouns.find(([pattern]) => pattern.test(path))?.[1];
  const filled = path
    .replace(":facilityId", records.facilityId)
    .replace(":id", noun ? records[noun] : ":id")
    .replace("*", "nothing");
  if (filled.includes(":")) throw new Error(`say in tests/support/tenants what ${path} is about`);
  return `/${filled}`;
}

const queries: Record<string, string> = {
  "client-portal/schedule": "?view=list",
  "office/schedule": "?view=list",
  // The beginning of all their words.
  "client-portal/find.json": "?q=Zq",
  "office/find.json": "?q=Zq",
};

export const listAddress = (path: string): string =>
  `/${path.replace("*", "nothing")}${queries[path] ?? ""}`;

/** Ids that no record has. */
export function nowhere(): PlaceRecords {
  const id = () => crypto.randomUUID();
  return {
    clientId: id(),
    facilityId: id(),
    areaId: id(),
    order: id(),
    thread: id(),
    series: id(),
    visit: id(),
    plannedVisit: id(),
    person: id(),
    file: id(),
    threadFile: id(),
    document: id(),
    key: id(),
    feedback: id(),
    invoice: id(),
    inspection: id(),
    monthlyReport: id(),
  };
}
